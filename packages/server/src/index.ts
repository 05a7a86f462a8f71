export { type Config, readConfig, SETTINGS } from './config.ts';
export { Unusable } from './sqlite/database.ts';
export { type Running, startServer } from './start.ts';
