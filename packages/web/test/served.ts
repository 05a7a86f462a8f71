import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../site/serve.mjs';

/** The page as it was built. */
export const PAGE = new URL('../dist/page', import.meta.url);

/** A server of the test's own, which can be taken away. */
export async function serving(folder: string) {
  const server = await serve(folder, 0);
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { base: `http://localhost:${port}/`, close };
}

/** A folder with the page in it, where files can be changed. */
export function copyOfPage() {
  const folder = mkdtempSync(join(tmpdir(), 'overtrick-page-'));
  cpSync(fileURLToPath(PAGE), folder, { recursive: true });
  const change = (file: string, from: RegExp | string, to: string) =>
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
  return { folder, change };
}
