// Serves a folder by Node's built-ins alone: the page on one port, GET /health for whoever watches it.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @typedef {import('node:http').Server} Server */
/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Names with a hash of their content never change. */
const HASHED = /-[\w-]{8}\.\w+$/;

/**
 * Starts a server and resolves to it once it listens.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<Server>}
 */
export function serve(folder, port) {
  const packed = new Map();
  const server = createServer((request, response) => {
    answer(folder, packed, request, response).catch(() => refuse(response, 500));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

/**
 * Where a server listens.
 * @param {Server} server
 */
export function portOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on no port');
  return address.port;
}

/**
 * @param {string} folder
 * @param {Map<string, Buffer>} packed
 * @param {Request} request
 * @param {Response} response
 */
async function answer(folder, packed, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  const path = pathOf(request.url ?? '');
  if (path === '/health') {
    response.end('ok\n');
    return;
  }
  const file =
    path === undefined ? undefined : join(folder, path.endsWith('/') ? `${path}index.html` : path);
  if (!file?.startsWith(join(folder, sep))) return refuse(response, 404);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return refuse(response, 404);
  await send(file, `${file} ${found.mtimeMs}`, packed, request, response);
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

/**
 * @param {string} file
 * @param {string} key
 * @param {Map<string, Buffer>} packed
 * @param {Request} request
 * @param {Response} response
 */
async function send(file, key, packed, request, response) {
  const type = TYPES[extname(file)];
  response.setHeader('Content-Type', type ?? 'application/octet-stream');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader(
    'Cache-Control',
    HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  if (!type || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    createReadStream(file).pipe(response);
    return;
  }
  if (!packed.has(key)) packed.set(key, gzipSync(await readFile(file)));
  response.setHeader('Content-Encoding', 'gzip');
  response.end(packed.get(key));
}

/**
 * @param {Response} response
 * @param {number} status
 */
function refuse(response, status) {
  response.statusCode = status;
  response.end();
}
