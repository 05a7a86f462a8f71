import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROTOCOL } from '@overtrick/table';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ServerSocket } from 'ws';
import { Heartbeat } from './heartbeat.ts';
import { Outbox } from './outbox.ts';
import type { Site } from './people/passkeys.ts';
import { PROBLEMS } from './problem.ts';
import { LONGEST_GAME } from './schema.ts';
import { SOCKET_PATH, Sockets } from './sockets.ts';
import type { Venue } from './venue.ts';
import type { Visit } from './visit.ts';
import { CODES } from './wire.ts';

/** What the way in over HTTP needs besides a venue. */
export interface HttpMeans {
  readonly venue: Venue;
  /** Told with every answer. */
  readonly headers: ReadonlyMap<string, string>;
  /** Answers for the files of the page; none if only tables are served. */
  readonly page?: (request: IncomingMessage, response: ServerResponse) => void;
  readonly origins: readonly string[];
  readonly publicUrl: string | null;
  readonly proxies: readonly string[];
  readonly sockets: number;
}

/** There is one process, and so one way out of it. */
const outbox = new Outbox();

/** No request to the API needs more bytes. */
const LONGEST_BODY = 16 * 1024;
/** The server as it is reached: page, API and sockets on one port. */
export async function openHttp(means: HttpMeans): Promise<FastifyInstance> {
  const { venue, proxies, page } = means;
  const app = fastify({
    // Of the addresses that proxies have added, the last that is none of theirs.
    trustProxy: proxies.length > 0 && [...proxies],
    bodyLimit: LONGEST_BODY,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    return503OnClosing: true,
  });
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of means.headers) reply.header(name, value);
    allowElsewhere(means, request, reply);
  });
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: unknown, body: unknown) => parsed(String(body)),
  );
  // Before the paths: those that come first would not know of it.
  app.setErrorHandler((error, _, reply) => answerError(error, reply));
  app.get('/health', async () => 'ok\n');
  app.get('/metrics', async (_, reply) => {
    reply.header('Content-Type', 'text/plain; version=0.0.4');
    return venue.metrics.text;
  });
  // A browser asks first whether it may ask: the headers say so.
  app.options('/api/*', (_, reply) => reply.code(204).send());
  const handler = (request: FastifyRequest, reply: FastifyReply) =>
    answerApi(means, request, reply);
  app.route({ method: ['GET', 'POST'], url: '/api/*', handler });
  // Whole games are longer than anything else that is posted.
  app.post('/api/account/games', { bodyLimit: LONGEST_GAME + LONGEST_BODY }, handler);
  const heartbeat = new Heartbeat();
  const sockets = new Sockets(app.server, (socket, { headers }, line) =>
    welcome(means, heartbeat, socket, headers, line),
  );
  app.addHook('preClose', async () => sockets.close());
  app.addHook('onClose', async () => heartbeat.stop());
  // Who asks for it as for a page is told that it is none.
  app.get(SOCKET_PATH, (_, reply) => reply.code(404).send());
  app.setNotFoundHandler((request, reply) => {
    if (!page) return reply.code(404).send();
    reply.hijack();
    // Says to the page that there are tables for friends here: any file server can serve the same page.
    reply.raw.setHeader('Overtrick-Tables', String(PROTOCOL));
    page(request.raw, reply.raw);
    return reply;
  });
  return app;
}

/** Pages of other origins may ask for what their own server does not have, if the settings name them. */
function allowElsewhere({ origins }: HttpMeans, { headers }: FastifyRequest, reply: FastifyReply) {
  const { origin } = headers;
  reply.header('Vary', 'Origin');
  if (origin === undefined || !origins.includes(origin)) return;
  reply.header('Access-Control-Allow-Origin', origin);
  reply.header('Access-Control-Allow-Headers', 'Authorization, Content-Type');
}

/** Undefined where it is no JSON: then it is not what any path takes. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function answerApi(means: HttpMeans, request: FastifyRequest, reply: FastifyReply) {
  const { venue } = means;
  reply.header('Cache-Control', 'no-store');
  // A browser would not show the answer to such a page, but what was asked would be done.
  if (request.method === 'POST' && !isAllowed(means, request.headers)) {
    venue.metrics.count('requests_refused');
    const [status, message] = PROBLEMS.foreign;
    return reply.code(status).send({ error: 'foreign', message });
  }
  const { method, url, ip: from, headers, body } = request;
  const [path] = url.split('?', 1);
  const [, token] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  const site = siteOf(means, request);
  const asked = {
    ...{ method, path, body, from },
    ...(token !== undefined && { token }),
    ...(site && { site }),
  };
  const { status, body: answer, route } = await venue.api.handle(asked);
  venue.metrics.count('requests', { route, status });
  return reply.code(status).send(answer);
}

/** What is wrong before a path has been asked: too long, or no JSON at all. */
function answerError(error: unknown, reply: FastifyReply) {
  const { statusCode } = Object(error);
  const problem = statusCode === 413 ? 'too-long' : 'malformed';
  const [status, message] = PROBLEMS[problem];
  return reply.code(status).send({ error: problem, message });
}

function welcome(
  means: HttpMeans,
  heartbeat: Heartbeat,
  socket: ServerSocket,
  headers: IncomingHttpHeaders,
  line: Duplex,
): void {
  const { venue, sockets } = means;
  // The library closes what is too long, or no text; the end comes as any other.
  socket.on('error', () => {
    venue.metrics.count('socket_errors');
    socket.terminate();
  });
  if (!isAllowed(means, headers)) {
    venue.metrics.count('sockets_refused');
    return socket.close(CODES.denied, 'denied');
  }
  if (venue.reception.size >= sockets) {
    return venue.reception.turnAway(outbox.wire(socket, line, () => {}));
  }
  const visit: Visit = venue.reception.connect(outbox.wire(socket, line, () => visit.drained()));
  const heard = heartbeat.add(socket);
  socket.on('message', (data, isBinary) => {
    heard();
    visit.receive(isBinary ? '' : data.toString());
  });
  socket.on('close', () => venue.reception.disconnect(visit));
}

/** Browsers say which page they ask for; programs do not, and need not. */
function isAllowed({ origins, publicUrl }: HttpMeans, headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const own = publicUrl === null ? [] : [new URL(publicUrl).origin];
  return [`http://${host}`, `https://${host}`, ...own, ...origins].includes(origin);
}

/**
 * Where passkeys are at home: what the settings say, if that is https. Whoever asks could claim any name; only for one's own
 * machine it may be what the browser says.
 */
function siteOf({ publicUrl }: HttpMeans, { headers }: FastifyRequest): Site | undefined {
  const { protocol, origin, hostname } = new URL(publicUrl ?? `http://${localName(headers.host)}`);
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return isSafe ? { origin, name: hostname } : undefined;
}

function localName(host: string | undefined): string {
  return host !== undefined && /^localhost(:\d+)?$/.test(host) ? host : '0.0.0.0';
}
