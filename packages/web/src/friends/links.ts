import { KeptByTable } from './kept-by-table.ts';

/** The links to tables that this browser knows: the server has only the fingerprints of their secrets. */
const links = new KeptByTable('overtrick/links', String);

export const linkTo = (table: string): string | undefined => links.get(table);

export const keepLink = (table: string, link: string): void => links.set(table, link);
