// Serves a folder by Node's built-ins alone: the page on one port, GET /health for whoever watches it.
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LOOPBACK } from './address.mjs';
import { HEADERS } from './headers.mjs';

/** @typedef {import('node:http').Server} Server */
/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {Map<string, Buffer>} Kept */

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Names with a hash of their content never change. */
const HASHED = /-[\w-]{8}\.\w+$/;
/** There is no such file; any other error is not the asker's. */
const ABSENT = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/**
 * Starts a server and resolves to it once it listens.
 * @param {string} folder
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<Server>}
 */
export function serve(folder, port, host = LOOPBACK) {
  const server = createServer(pageIn(folder));
  return new Promise((resolve, reject) => {
    // Once it listens, nobody minds: a socket that cannot be opened must not end it for the others.
    server.on('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/**
 * Answers for the files in a folder.
 * @param {string} folder
 * @returns {(request: Request, response: Response) => void}
 */
export function pageIn(folder) {
  /** @type {Kept} */
  const kept = new Map();
  return (request, response) => {
    response.setHeaders(HEADERS);
    answer(folder, kept, request, response).catch(() => refuse(response, 500));
  };
}

/**
 * Where a server listens.
 * @param {Server} server
 */
export function placeOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on no port');
  return address;
}

/** @param {Server} server */
export function portOf(server) {
  return placeOf(server).port;
}

/**
 * @param {string} folder
 * @param {Kept} kept
 * @param {Request} request
 * @param {Response} response
 */
async function answer(folder, kept, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405);
  }
  const path = pathOf(request.url ?? '');
  if (path === '/health') {
    response.end('ok\n');
    return;
  }
  const file =
    path === undefined ? undefined : join(folder, path.endsWith('/') ? `${path}index.html` : path);
  if (!file?.startsWith(join(folder, sep))) return refuse(response, 404);
  const found = await look(file);
  if (!found?.isFile()) return refuse(response, 404);
  await send(file, found.mtimeMs, kept, request, response);
}

/** @param {string} url */
function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://x').pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/** @param {string} file */
function look(file) {
  return stat(file).catch((error) => {
    if (!ABSENT.includes(error.code)) throw error;
  });
}

/**
 * @param {string} file
 * @param {number} version
 * @param {Kept} kept
 * @param {Request} request
 * @param {Response} response
 */
async function send(file, version, kept, request, response) {
  const type = TYPES[extname(file)];
  const isPacked = type !== undefined && takesGzip(request);
  const body = await read(file, isPacked, version, kept);
  response.setHeader('Content-Type', type ?? 'application/octet-stream');
  response.setHeader(
    'Cache-Control',
    HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  // A cache between us must not hand packed bytes to who cannot unpack them.
  response.setHeader('Vary', 'Accept-Encoding');
  if (isPacked) response.setHeader('Content-Encoding', 'gzip');
  response.end(body);
}

/** @param {Request} request */
function takesGzip({ headers }) {
  const wishes = (headers['accept-encoding'] ?? '').split(',');
  return wishes.some((wish) => /^\s*gzip\s*(;\s*q=(1|0\.0*[1-9])|$)/i.test(wish));
}

/**
 * Whole, since a stream could fail when half of it is sent; and once, since the page is small.
 * @param {string} file
 * @param {boolean} isPacked
 * @param {number} version
 * @param {Kept} kept
 */
async function read(file, isPacked, version, kept) {
  const key = `${file} ${isPacked} ${version}`;
  if (!kept.has(key)) {
    const body = await readFile(file);
    kept.set(key, isPacked ? gzipSync(body) : body);
  }
  return kept.get(key);
}

/**
 * @param {Response} response
 * @param {number} status
 */
function refuse(response, status) {
  response.statusCode = status;
  response.end();
}
