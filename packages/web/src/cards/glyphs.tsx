import { signs } from './signs.ts';
import { tools } from './tools.ts';

/** Our own drawings. Everything that has a sign uses these. */
const PATHS: Readonly<Record<string, string>> = { ...signs, ...tools };

export function pathOf(name: string): string {
  return PATHS[name] ?? PATHS.stone;
}

/** A drawing. It says nothing to those who listen: words beside it do. */
export function Glyph({ name }: { name: string }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={pathOf(name)} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
