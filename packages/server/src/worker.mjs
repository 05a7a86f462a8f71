// Starts worker.ts straight from the sources, for tests. The build does without.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
