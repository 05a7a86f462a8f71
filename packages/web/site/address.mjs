// Where the page is served: PORT and HOST as a person gives them, and what is said about them.
import { networkInterfaces } from 'node:os';

/** Nobody else in the network sees what listens here. */
export const LOOPBACK = '127.0.0.1';
const USUAL_PORT = 8080;
const LAST_PORT = 65_535;

/** @typedef {{ readonly family: string, readonly address: string }} Interface */
/** @typedef {{ readonly port: number, readonly host: string }} Wanted */

/**
 * What the settings ask for, or what is wrong with them. An empty one is none.
 * @param {{ PORT?: string | undefined, HOST?: string | undefined }} settings
 * @returns {{ readonly problem: string } | Wanted}
 */
export function readAddress({ PORT, HOST }) {
  const port = PORT ? Number(PORT) : USUAL_PORT;
  const isPort = /^\d*$/.test(PORT ?? '') && port <= LAST_PORT;
  if (!isPort) {
    return { problem: `PORT must be a number from 0 to ${LAST_PORT}, not "${PORT}".` };
  }
  return { port, host: HOST || LOOPBACK };
}

/**
 * Why nothing can listen there, and what would be right; undefined if it is no fault of the address.
 * @param {unknown} error
 * @param {Wanted} wanted
 */
export function problemOf(error, { port, host }) {
  switch (Object(error).code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. ${another(port < LAST_PORT ? port + 1 : USUAL_PORT)}`;
    case 'EACCES':
      return `Port ${port} may not be used without more rights. ${another(USUAL_PORT)}`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return (
        `HOST must be an address or a name of this machine, not "${host}". ` +
        'Without it only this machine sees the page; with HOST=0.0.0.0 the whole network does.'
      );
    default:
      return undefined;
  }
}

/** @param {number} port */
function another(port) {
  return `Choose another: PORT=${port} npm start`;
}

/**
 * Whether nobody but this machine reaches what listens there.
 * @param {string} address
 */
export function isLoopback(address) {
  return [LOOPBACK, '::1'].includes(address);
}

/**
 * The address of the page for this machine, and those for others in its network, as typed into a browser.
 * @param {{ address: string, port: number }} place where the server listens
 * @param {Readonly<Record<string, readonly (Interface & { internal: boolean })[] | undefined>>} interfaces
 */
export function addressesOf({ address, port }, interfaces = networkInterfaces()) {
  /** @param {string} host */
  const type = (host) => `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
  if (isLoopback(address)) return { own: type('localhost'), others: [] };
  if (!['0.0.0.0', '::'].includes(address)) return { own: type(address), others: [] };
  const others = Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter((each) => !each.internal && isTypable(each, address === '::'))
    .map((each) => type(each.address));
  return { own: type('localhost'), others };
}

/**
 * Addresses of one cable (fe80) would need the name of the phone's own end of it.
 * @param {Interface} found
 * @param {boolean} withSix
 */
function isTypable({ family, address }, withSix) {
  return family === 'IPv4' || (withSix && !address.startsWith('fe80'));
}
