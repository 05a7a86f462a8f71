export { SqliteVault } from './sqlite/vault.ts';
