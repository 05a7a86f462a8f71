import { expect, test } from 'vitest';
import { overtrick } from '../../test/terminal.ts';

const framed = (text: string) => `${String.fromCharCode(text.length)}\0\0\0J\0\0\0${text}`;

test('tables are opened on standard input and told of on standard output', async () => {
  const { code, out, err } = await overtrick(['environment'], {
    input: framed('{"open":{"game":"mu"}}'),
  });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('"protocol":1,"game":"mu"');
});

test('what is refused is told, and the next question is answered', async () => {
  const input = framed('{"reset":1}') + framed('{"open":{"game":"gamut"}}');
  const { code, out } = await overtrick(['environment'], { input });
  expect(code).toBe(0);
  expect(out).toMatch(/no tables are open yet.*"game":"gamut"/s);
});

test('what is no message ends it, with a sentence', async () => {
  const { code, err } = await overtrick(['environment'], { input: '{"open":{"game":"mu"}}\n' });
  expect(code).toBe(2);
  expect(err).toBe('overtrick: this is no message of an environment: see docs/researchers.md\n');
});
