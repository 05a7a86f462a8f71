// `npm start`: builds the page if needed and serves it on one port (PORT; 8080 unless told).
import { fileURLToPath } from 'node:url';
import { portOf, serve } from '../packages/web/site/serve.mjs';
import { setUpOrExit } from './setup.mjs';

const folder = fileURLToPath(new URL('../packages/web/dist/page', import.meta.url));
const port = Number(process.env.PORT ?? 8080);

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}
await setUpOrExit({ withPage: true });
try {
  const server = await serve(folder, port);
  console.log(`Overtrick is at http://localhost:${portOf(server)}/`);
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
  console.error(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
  process.exit(1);
}
