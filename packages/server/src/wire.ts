import type { Farewell } from '@overtrick/table';

/** One way to somebody: a socket, or in a simulation something like it. */
export interface Wire {
  send(text: string): void;
  /** Says goodbye: nothing more is sent or heard. */
  close(code: number, why: Farewell): void;
  /** How many bytes wait to be read at the other end. */
  readonly backlog: number;
}

/** By what a server says goodbye, the code with which a socket is closed. From 4000 on they are ours. */
export const CODES: Readonly<Record<Farewell, number>> = {
  restart: 1012,
  replaced: 4001,
  denied: 4003,
  gone: 4004,
  malformed: 4400,
  version: 4426,
  flood: 4429,
  slow: 4408,
  frozen: 4500,
};

/** After which of them one may come again, and how long to wait at least, in milliseconds. */
export const RETRIES: Readonly<Partial<Record<Farewell, number>>> = {
  restart: 500,
  slow: 2000,
  frozen: 60_000,
};
