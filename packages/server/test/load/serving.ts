// A server as a process of its own, for tests that kill or flood it: `serving.ts DATA PORT [limited]`, or with a database by
// DATABASE_URL. It says when it listens.
import { readConfig } from '../../src/config.ts';
import { startServer } from '../../src/start.ts';

const [data, port, limited] = process.argv.slice(2);
const config = readConfig({
  DATA: data,
  DATABASE_URL: process.env.DATABASE_URL,
  PORT: port,
  BOT_BEAT: '0',
  BOT_THREADS: '1',
  GRACE: '3000',
});
if (!config.ok) throw new Error(config.error);
const never = { burst: 1e9, perSecond: 1e9 };
const running = await startServer(config.value, {
  headers: new Map(),
  write: (line) => process.stderr.write(line),
  end: () => process.exit(74),
  ...(limited !== 'limited' && { rates: { often: never, seldom: never } }),
});
console.log(`listening at ${running.address.port}`);
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
