import type { z } from 'zod';
import type { Site } from '../people/passkeys.ts';
import type { KnownGuest } from '../people/people.ts';
import { ApiRefusal } from '../problem.ts';

/** A request to the API, however it came. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** What stood behind `Authorization: Bearer`. */
  readonly token?: string;
  readonly body: unknown;
  /** Who asks, as far as that is known; only to count how often. */
  readonly from: string;
  /** Where passkeys are at home, if there is such a place. */
  readonly site?: Site;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  /** The pattern of the path, for logs: what stood in it is nobody's business. */
  readonly route: string;
}

/** A request by the time that it is answered. */
export interface Petition<Body> {
  /** What stands in the path for `:id`. */
  readonly id: string;
  readonly body: Body;
  /** Who asks, if they have shown a token. */
  readonly known: KnownGuest | undefined;
  readonly site: Site | undefined;
  /** From where, to count how often. */
  readonly from: string;
}

/** How often something may be asked from one place: what could be guessed or fills the disk is asked seldom. */
export type Frequency = 'often' | 'seldom';

/** One path of the API. */
export interface ApiRoute {
  readonly method: 'GET' | 'POST';
  readonly pattern: string;
  readonly frequency: Frequency;
  answer(petition: Petition<unknown>): Promise<unknown>;
}

/** A path, and what it takes: a body that does not fit is refused before anything is done. */
export function post<Shape extends z.ZodType>(
  pattern: string,
  frequency: Frequency,
  shape: Shape,
  work: (petition: Petition<z.output<Shape>>) => Promise<unknown>,
): ApiRoute {
  return {
    method: 'POST',
    pattern,
    frequency,
    async answer(petition) {
      const read = shape.safeParse(petition.body ?? {});
      if (!read.success) throw new ApiRefusal('malformed');
      return work({ ...petition, body: read.data });
    },
  };
}

export function get(
  pattern: string,
  work: (petition: Petition<unknown>) => Promise<unknown>,
): ApiRoute {
  return { method: 'GET', pattern, frequency: 'often', answer: work };
}

/** Whoever asks for this must be somebody. */
export function someone({ known }: Petition<unknown>): KnownGuest {
  if (!known) throw new ApiRefusal('no-token');
  return known;
}

/** What stands in the path for `:id`; undefined if the path is another. */
export function matched(pattern: string, path: string): string | undefined {
  const [wanted, found] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== found.length) return undefined;
  if (wanted.some((part, i) => part !== ':id' && part !== found[i])) return undefined;
  return found[wanted.indexOf(':id')] ?? '';
}
