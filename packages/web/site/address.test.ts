import { expect, test } from 'vitest';
import { addressesOf, problemOf, readAddress } from './address.mjs';
import { serve } from './serve.mjs';

test.each([
  [{}, { port: 8080, host: '127.0.0.1' }],
  [
    { PORT: '', HOST: '' },
    { port: 8080, host: '127.0.0.1' },
  ],
  [
    { PORT: '0', HOST: '0.0.0.0' },
    { port: 0, host: '0.0.0.0' },
  ],
  [{ PORT: '65535' }, { port: 65_535, host: '127.0.0.1' }],
])('%j is an address', (env, address) => {
  expect(readAddress(env)).toEqual(address);
});

test.each(['65536', '-1', '80.5', '1e3', '0x50', ' 80', 'http'])('PORT "%s" is refused', (PORT) => {
  expect(readAddress({ PORT })).toEqual({
    problem: `PORT must be a number from 0 to 65535, not "${PORT}".`,
  });
});

test('an address of some other machine cannot be served', async () => {
  // Documents are written with such addresses (RFC 5737); machines have others.
  const address = { port: 0, host: '203.0.113.77' };
  const error = await serve('.', address.port, address.host).catch((each) => each);
  expect(problemOf(error, address)).toMatch(
    /^HOST must be an address or a name of this machine, not "203\.0\.113\.77"\. .*HOST=0\.0\.0\.0/,
  );
});

test.each(['ENOTFOUND', 'EAI_AGAIN'])('a name that nobody knows is refused: %s', (code) => {
  expect(problemOf({ code }, { port: 0, host: 'nobody' })).toMatch(/^HOST must .* not "nobody"\./);
});

test.each([
  ['EADDRINUSE', 8080, 'Port 8080 is taken. Choose another: PORT=8081 npm start'],
  ['EADDRINUSE', 65_535, 'Port 65535 is taken. Choose another: PORT=8080 npm start'],
  [
    'EACCES',
    81,
    'Port 81 may not be used without more rights. Choose another: PORT=8080 npm start',
  ],
  ['ENOMEM', 81, undefined],
])('%s at port %i', (code, port, problem) => {
  expect(problemOf({ code }, { port, host: '127.0.0.1' })).toBe(problem);
});

const at = (family: string, address: string, internal = false) => ({ family, address, internal });
const interfaces = {
  lo: [at('IPv4', '127.0.0.1', true), at('IPv6', '::1', true)],
  wlan0: [at('IPv4', '192.168.1.5'), at('IPv6', 'fe80::1'), at('IPv6', '2001:db8::5')],
};

test.each([
  ['127.0.0.1', 'http://localhost:8080/', []],
  ['::1', 'http://localhost:8080/', []],
  ['192.168.1.5', 'http://192.168.1.5:8080/', []],
  ['0.0.0.0', 'http://localhost:8080/', ['http://192.168.1.5:8080/']],
  ['::', 'http://localhost:8080/', ['http://192.168.1.5:8080/', 'http://[2001:db8::5]:8080/']],
])('what listens at %s is told as people type it', (address, own, others) => {
  expect(addressesOf({ address, port: 8080 }, interfaces)).toEqual({ own, others });
});
