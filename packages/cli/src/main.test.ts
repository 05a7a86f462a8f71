import { expect, test, vi } from 'vitest';
import { main } from './main.ts';

test('with no arguments it says how to use it, and succeeds', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const code = await main([]);
  const printed = write.mock.calls.map(([text]) => text).join('');
  write.mockRestore();
  expect(code).toBe(0);
  expect(printed).toContain('Usage: overtrick');
});

test('an unknown option is refused with a non-zero exit code', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = await main(['--no-such-option']);
  write.mockRestore();
  expect(code).not.toBe(0);
});
