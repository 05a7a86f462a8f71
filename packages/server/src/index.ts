export { type Config, readConfig, SETTINGS } from './config.ts';
export { type Running, startServer } from './start.ts';
export { Unusable } from './unusable.ts';
