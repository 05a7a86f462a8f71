import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, overtrick } from '../../test/terminal.ts';

const STUDY = {
  game: 'mu',
  players: 5,
  deals: 4500,
  bots: 'random',
  question: 'trump/none/score',
  variants: [{}, { name: 'forty', options: { 'trumpBonus.none': 40 } }],
};

/** In three chunks. */
const SLOW = { deals: 70, bots: 'novice' };

function written(changes: object = {}): string {
  const path = join(folder(), 'study.json');
  writeFileSync(path, JSON.stringify({ ...STUDY, ...changes }, null, 2));
  return path;
}

const resultsOf = (path: string) => path.replace('.json', '.results.jsonl');
const run = (path: string, ...more: string[]) =>
  overtrick(['lab', 'run', path, '-j', '1', ...more]);

test('a study says what it found, with intervals, samples and what its bots prove', async () => {
  const { code, out } = await run(written());
  expect(code).toBe(0);
  expect(out).toMatch(
    /“Score with trump none” in “forty” against “as printed”: \+[\d.]+ points \(/,
  );
  expect(out).toContain('4,500 deals');
  expect(out).toContain('“random” plays any legal move');
});

test('what was found is told last, where it is still on the screen', async () => {
  const { out } = await run(written());
  const places = ['\nAgainst as printed\n', '\nAlso found\n', '\nAnswer\n'].map((title) =>
    out.indexOf(title),
  );
  expect(places).toEqual(places.filter((at) => at > 0).sort((a, b) => a - b));
});

test.each([
  [['-d', '10', '-m', '10'], '--deals and --matches do not go together'],
  [['--ladder', 'random,novice', '--vary', 'target=9'], '--ladder and --vary do not go together'],
  [['--vary', 'target=0'], '--vary target=0: target must be'],
])('flags %j are refused, and not passed over', async (flags, fault) => {
  const { code, err } = await overtrick(['lab', 'run', 'mu', ...flags]);
  expect(code).toBe(2);
  expect(err).toContain(fault);
});

test('the simple case needs no file', async () => {
  const flags = ['-p', '5', '-d', '600', '-b', 'random', '--vary', 'trumpBonus.none=40', '--json'];
  const { code, out } = await overtrick(['lab', 'run', 'mu', '-j', '1', ...flags]);
  const { study, measures } = JSON.parse(out);
  expect(code).toBe(0);
  expect(study.variants.map(({ name }: { name: string }) => name)).toEqual([
    'as printed',
    'trumpBonus.none=40',
  ]);
  expect(measures[0].definition).toMatch(/\.$/);
});

describe('results are kept', () => {
  test('a run that was killed in the middle of a line is gone on with, and ends as one that was not', async () => {
    const [whole, killed] = [written(SLOW), written(SLOW)];
    const { out } = await run(whole);
    const lines = readFileSync(resultsOf(whole), 'utf8').split('\n');
    expect(lines).toHaveLength(5);
    writeFileSync(resultsOf(killed), `${lines[0]}\n${lines[1]}\n${lines[2].slice(0, 99)}`);
    expect((await run(killed)).out).toBe(out);
    expect(readFileSync(resultsOf(killed), 'utf8')).toBe(lines.join('\n'));
  });

  test('what is there is not played again', async () => {
    const path = written();
    const first = await run(path);
    const before = readFileSync(resultsOf(path), 'utf8');
    expect((await run(path)).out).toBe(first.out);
    expect(readFileSync(resultsOf(path), 'utf8')).toBe(before);
  });

  test('a study that was changed does not go on with results of another', async () => {
    const path = written();
    await run(path);
    writeFileSync(path, JSON.stringify({ ...STUDY, deals: 4501 }));
    const { code, err } = await run(path);
    expect(code).toBe(2);
    expect(err).toContain('its count is 4500, not 4501; --force replaces it');
    writeFileSync(path, JSON.stringify({ ...STUDY, seed: 'another' }));
    expect((await run(path)).err).toMatch(/its seed is .* --force replaces it/);
    const other = { ...STUDY.variants[1], options: { 'trumpBonus.none': 41 } };
    writeFileSync(path, JSON.stringify({ ...STUDY, variants: [{}, other] }));
    expect((await run(path)).err).toContain(
      'its variants[1].options.trumpBonus.none is 40, not 41',
    );
    writeFileSync(path, JSON.stringify({ ...STUDY, variants: [{}] }));
    expect((await run(path)).err).toMatch(/holds other results: its variants is /);
  });
});

test('a study that cannot be is refused with its line and what is allowed', async () => {
  const { code, err } = await run(written({ variants: [{ options: { bonus: 1 } }] }));
  expect(code).toBe(2);
  expect(err).toMatch(
    /study\.json, line 10: there is no option "bonus"\. .*Allowed: .*trumpBonus/s,
  );
});

test('figures go into a file of comma-separated values, and a report into a page', async () => {
  const place = folder();
  const [csv, html] = [join(place, 'a.csv'), join(place, 'a.html')];
  await run(written(), '--csv', csv, '--html', html);
  expect(readFileSync(csv, 'utf8')).toContain('trump/none/score,forty,difference,');
  expect(readFileSync(html, 'utf8')).toContain('What was found');
});

test('a variant is compared with itself as often as is asked for', async () => {
  const flags = ['-p', '5', '-d', '60', '-b', 'random', '-r', '20', '-q', 'deal/moves'];
  const { code, out } = await overtrick(['lab', 'aa', 'mu', ...flags]);
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+ of 20 intervals hold 0: [\d.]+ % \(95 % promised/);
});

test('a report that cannot be written is refused before anything is played', async () => {
  const path = written();
  const { code, err } = await run(path, '--html', join(folder(), 'nowhere', 'report.html'));
  expect(code).toBe(2);
  expect(err).toContain('report.html: there is no such file or folder');
  expect(existsSync(resultsOf(path))).toBe(false);
});
