// The server itself, as a process of its own: `overtrick.mjs DATA [DATABASE_URL]`.
import { readConfig, startServer } from '../../packages/server/dist/index.js';
import { answer } from './child.mjs';

const often = { burst: 1e6, perSecond: 1e6 };
const [data, databaseUrl] = process.argv.slice(2);
const config = readConfig({
  DATA: data,
  DATABASE_URL: databaseUrl,
  PORT: '0',
  BOT_THREADS: '1',
  SOCKETS: '100000',
});
if (!config.ok) throw new Error(config.error);
const running = startServer(config.value, {
  headers: new Map(),
  write: () => {},
  // Thousands of people come from one address here.
  rates: { often, seldom: often },
  end: () => process.exit(74),
});

answer({ port: async () => (await running).address.port });
