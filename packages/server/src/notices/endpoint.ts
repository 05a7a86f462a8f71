// Where notices are sent is told by browsers, and so by anybody: the server must not be made to ask something of its own network.
import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE = new BlockList();
const SUBNETS: readonly (readonly [address: string, bits: number])[] = [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
  ] as const),
  ...([
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
  ] as const),
  ...([
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
    ['::', 96],
    ['64:ff9b::', 96],
  ] as const),
  ...([
    ['100::', 64],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
  ] as const),
  ...([
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ] as const),
];
for (const [address, bits] of SUBNETS) {
  PRIVATE.addSubnet(address, bits, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether an address is of the internet, and of nobody's own network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  // An address of version 4 that is written as one of version 6 is judged as what it is.
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return isPublicAddress(mapped);
  return !PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

const LONGEST = 1000;

/** Whether notices may be sent there at all: by https, to a name in the internet. What the name means is looked at when it is. */
export function isEndpoint(text: string): boolean {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const { protocol, port, username, password, hostname } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  // No service that carries notices has a number for a name.
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
}

/** Looks a name up, and knows only addresses of the internet: a name may mean one thing now and another a moment later. */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const found = (addresses ?? []).filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (error) return answer(error, '', 0);
    if (!first) return answer(new Error('it is in no network of others'), '', 0);
    if (options.all) return answer(null, found);
    answer(null, first.address, first.family);
  });
};
