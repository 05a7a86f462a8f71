import { Glyph } from '../cards/glyphs.tsx';
import { go } from '../route.ts';
import { useRulesAddress } from '../rules/address.ts';
import { useCompany } from '../table/company.ts';
import { useScreen } from '../table/window.ts';
import { useWords } from '../words/index.ts';
import type { Sheet } from './dialog.tsx';
import { useDialogWords } from './words.ts';

interface MenuProps {
  readonly game: string;
  /** Whether there is a deal that can be saved: one that is on is nobody's to see. */
  readonly canExport: boolean;
  onOpen(sheet: Sheet): void;
  onExport(): void;
  onClose(): void;
}

type Item = readonly [glyph: string, label: string, act: () => void];

export function Menu({ game, canExport, onOpen, onExport, onClose }: MenuProps) {
  const { table } = useWords();
  const address = useRulesAddress();
  const tools = useCompany()?.tools.filter(({ isOff }) => !isOff) ?? [];
  // On a phone that stands it has no place among the tools.
  const score: Item[] =
    useScreen().form === 'phone' ? [['score', table.score, () => onOpen('score')]] : [];
  const items: Item[] = [
    ...score,
    ['crown', table.trumps, () => onOpen('trumps')],
    ['log', table.log, () => onOpen('log')],
    ['learn', table.rules, () => go(address.idea(game))],
    ['gear', table.settings, () => onOpen('settings')],
    ['sliders', table.keys, () => onOpen('keys')],
    ['lock', table.fair, () => onOpen('fair')],
    ['share', canExport ? table.export : table.exportLater, onExport],
    ...tools.map(
      ({ name, label, act }): Item => [
        name,
        label,
        () => {
          onClose();
          act();
        },
      ],
    ),
    ['home', table.leave, () => go('#/')],
  ];
  return (
    <div class="menu">
      {items.map(([glyph, label, act]) => (
        <button key={label} type="button" class="choice" onClick={act}>
          <Glyph name={glyph} />
          {label}
        </button>
      ))}
    </div>
  );
}

/** The list of shortcuts. */
export function Keys() {
  const { keys } = useDialogWords();
  return (
    <>
      <dl class="keys">
        {keys.list.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>
                <KeyName text={key} />
              </kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p class="faint">{keys.off}</p>
    </>
  );
}

const ARROWS: Readonly<Record<string, string>> = { '←': 'left', '→': 'right' };

/** Arrows are drawn: not every font has them. */
function KeyName({ text }: { text: string }) {
  return (
    <>
      {text
        .split(/([←→])/)
        .map((part, i) => (part in ARROWS ? <Glyph key={i} name={ARROWS[part]} /> : part))}
    </>
  );
}
