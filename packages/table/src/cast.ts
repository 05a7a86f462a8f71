import { fieldsOf, type GameRecord, isWhole } from '@overtrick/engine';

/** Which bots sat at a table, and what their chance came from: by it the same ones sit down again. */
export interface Cast {
  /** By seat: the level of a bot, null for a person. */
  readonly levels: readonly (string | null)[];
  /** Which bots they were: `BOTS_VERSION` then. */
  readonly version: number;
  /** What their chance came from, as the table was opened with it. */
  readonly secret: string;
  /** How many deals of the match came before the first one of the record: chance goes by the number of a deal. */
  readonly before: number;
}

const SECRET = /^[0-9a-f]{64}$/;
const LEVEL = /^[a-z]{1,16}$/;
/** Far more than any match has. */
const MOST_BEFORE = 10_000;

/** A record that says by whom it was played. */
export function withCast(record: GameRecord, cast: Cast): GameRecord {
  return { ...record, meta: { ...fieldsOf(record.meta), cast } };
}

/** What a record says of it, if it does: anything may stand there. */
export function castIn({ meta, players }: Pick<GameRecord, 'meta' | 'players'>): Cast | undefined {
  const { levels, version, secret, before } = fieldsOf(fieldsOf(meta).cast);
  const isThere =
    Array.isArray(levels) &&
    levels.length === players &&
    levels.every((level) => level === null || (typeof level === 'string' && LEVEL.test(level))) &&
    isWhole(version) &&
    isWhole(before) &&
    before >= 0 &&
    before <= MOST_BEFORE &&
    typeof secret === 'string' &&
    SECRET.test(secret);
  return isThere ? { levels, version, secret, before } : undefined;
}
