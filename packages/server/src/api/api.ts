import type { Clock } from '@overtrick/table';
import { NoTable } from '../cardroom.ts';
import { causeOf, type Journal } from '../journal.ts';
import { Buckets, type Rate } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { TooBusy } from '../people/passphrase.ts';
import { ApiRefusal, PROBLEMS } from '../problem.ts';
import { type AccountRouteMeans, accountRoutes } from './accounts.ts';
import { type DuplicateMeans, duplicateRoutes } from './duplicates.ts';
import { guestRoutes } from './guests.ts';
import { type NoticeRouteMeans, noticeRoutes } from './notices.ts';
import {
  type ApiAnswer,
  type ApiRequest,
  type ApiRoute,
  type Frequency,
  matched,
} from './route.ts';
import { type StandingMeans, standingRoutes } from './standing.ts';
import { type TableMeans, tableRoutes } from './tables.ts';

export interface ApiMeans
  extends TableMeans,
    AccountRouteMeans,
    NoticeRouteMeans,
    StandingMeans,
    DuplicateMeans {
  readonly clock: Clock;
  readonly journal: Journal;
  readonly metrics: Metrics;
  /** How often something may be asked from one place. */
  readonly rates: Readonly<Record<Frequency, Rate>>;
}

/** Answers what is asked outside of tables. It knows nothing of HTTP but paths and codes. */
export class Api {
  private readonly means: ApiMeans;
  private readonly routes: readonly ApiRoute[];
  private readonly buckets: Readonly<Record<Frequency, Buckets>>;

  constructor(means: ApiMeans) {
    const { clock, rates } = means;
    this.means = means;
    this.routes = [
      ...guestRoutes(means.people),
      ...accountRoutes(means),
      ...noticeRoutes(means),
      ...tableRoutes(means),
      ...standingRoutes(means),
      ...duplicateRoutes(means),
    ];
    this.buckets = {
      often: new Buckets(rates.often, clock),
      seldom: new Buckets(rates.seldom, clock),
    };
  }

  /** Everything that can be asked. */
  get paths(): string[] {
    return this.routes.map(({ method, pattern }) => `${method} ${pattern}`);
  }

  async handle(request: ApiRequest): Promise<ApiAnswer> {
    const found = this.find(request);
    const route = found?.route.pattern ?? 'unknown';
    try {
      if (!found) throw new ApiRefusal('no-path');
      if (!this.buckets[found.route.frequency].take(request.from))
        throw new ApiRefusal('too-often');
      const { token, body, site, from } = request;
      const known = token === undefined ? undefined : await this.means.people.find(token);
      if (token !== undefined && !known) throw new ApiRefusal('unknown-guest');
      const answer = await found.route.answer({ id: found.id, body, known, site, from });
      return { status: 200, body: answer, route };
    } catch (error) {
      return { ...this.problemOf(error), route };
    }
  }

  private find({ method, path }: ApiRequest): { route: ApiRoute; id: string } | undefined {
    for (const route of this.routes) {
      const id = route.method === method ? matched(route.pattern, path) : undefined;
      if (id !== undefined) return { route, id };
    }
    return undefined;
  }

  private problemOf(error: unknown): Omit<ApiAnswer, 'route'> {
    const refused = refusalOf(error);
    if (refused instanceof ApiRefusal) {
      const { problem, message, refusal } = refused;
      const body = { error: problem, message, ...(refusal && { refusal }) };
      return { status: PROBLEMS[problem][0], body };
    }
    this.means.metrics.count('trouble');
    this.means.journal.warn('request failed', { why: causeOf(error) });
    const [status, message] = PROBLEMS.trouble;
    return { status, body: { error: 'trouble', message } };
  }
}

/** What others throw, where it is for whoever asked. */
function refusalOf(error: unknown): unknown {
  if (error instanceof NoTable) return new ApiRefusal(error.problem);
  return error instanceof TooBusy ? new ApiRefusal('too-often') : error;
}
