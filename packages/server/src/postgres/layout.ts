// How the tables are laid out: each step once, in order. A step that a server has done is never changed again: the next one
// adds to it, so that servers of the version before can go on beside it.

/** The time of the database, in milliseconds. */
export const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

const LOGS = `
CREATE TABLE entries (
  table_id text COLLATE "C" NOT NULL,
  seq integer NOT NULL,
  command_key text COLLATE "C" NOT NULL,
  body text NOT NULL,
  sum text NOT NULL,
  PRIMARY KEY (table_id, seq),
  UNIQUE (table_id, command_key)
);
CREATE TABLE listings (
  table_id text COLLATE "C" PRIMARY KEY,
  seq integer NOT NULL,
  is_open boolean NOT NULL,
  due_at bigint,
  touched_at bigint NOT NULL,
  body text NOT NULL
);
CREATE INDEX listings_open ON listings (touched_at) WHERE is_open;
CREATE INDEX listings_due ON listings (due_at) WHERE due_at IS NOT NULL;
CREATE TABLE company (
  person text COLLATE "C" NOT NULL,
  table_id text COLLATE "C" NOT NULL,
  PRIMARY KEY (person, table_id)
);
CREATE INDEX company_tables ON company (table_id);
`;

/** What is not logged is empty after the database has crashed: every node tells it again. */
const NODES = `
CREATE TABLE pulse (at bigint NOT NULL);
INSERT INTO pulse VALUES (${NOW});
CREATE TABLE outages (since bigint NOT NULL, until bigint PRIMARY KEY);
CREATE UNLOGGED TABLE nodes (id text COLLATE "C" PRIMARY KEY, seen_at bigint NOT NULL);
CREATE UNLOGGED TABLE leases (table_id text COLLATE "C" PRIMARY KEY, node text COLLATE "C" NOT NULL);
CREATE INDEX leases_node ON leases (node);
CREATE UNLOGGED TABLE presence (
  table_id text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL,
  node text COLLATE "C" NOT NULL,
  since bigint NOT NULL,
  is_here boolean NOT NULL,
  PRIMARY KEY (table_id, person)
);
CREATE INDEX presence_node ON presence (node);
`;

/** How often something may still be tried; nobody gains much if that is forgotten when the database crashes. */
const LIMITS = `
CREATE UNLOGGED TABLE limits (
  who text COLLATE "C" PRIMARY KEY,
  rest float8 NOT NULL,
  at bigint NOT NULL,
  is_free boolean NOT NULL,
  full_at bigint NOT NULL
);
CREATE INDEX limits_full ON limits (full_at);
`;

export const STEPS: readonly string[] = [LOGS, NODES, LIMITS];
