// A PostgreSQL of one's own for other programs: says where its database is, and is gone when nobody listens any more.
import { Cluster } from './cluster.ts';

const cluster = await Cluster.start();
console.log(await cluster.create());
process.stdin.on('end', () => void cluster.remove().then(() => process.exit()));
process.stdin.resume();
