import type { AddressInfo } from 'node:net';
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
