// Starts worker.ts straight from the sources, for tests and `npm run dev`. The build does without.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
