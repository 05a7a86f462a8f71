import { games } from '@overtrick/engine';
import { judged } from '@overtrick/table/links';
import { expect, test } from 'vitest';
import { askedFor, played } from '../../test/asked.ts';
import { analyse } from '../study/analysis.ts';
import type { StudyFinding } from '../study/findings.ts';
import { checkStudy, labHouse } from '../study/here.ts';
import { fileIn } from '../study/link.ts';
import { reportHtml } from './report.ts';
import { sampleBehind } from './sample.ts';

const MOST_BYTES = 300_000;
const variants = [{}, { name: '<i>90 & more</i>', options: { 'trumpBonus.none': 90 } }];
const study = askedFor({ deals: 600, variants, question: 'trump/none/score' });
const results = played(study);
const analysis = analyse(results);
const place = { house: labHouse, page: 'https://cards.test/' };
const html = await reportHtml(results, analysis, place);
const [page, data] = html.split('<script type="application/json" id="study">');

test('a report is one page that asks for nothing else, and small but for its data', () => {
  expect(html).not.toMatch(/\b(src|url)\b\s*[=(]/);
  expect(html).not.toMatch(/<link|@import/);
  expect(Buffer.byteLength(page)).toBeLessThan(MOST_BYTES);
  // Drawn once and cited everywhere else, or four variants come to more.
  expect(page.match(/<path[^>]*class="dot/g)).toHaveLength(4);
  expect(JSON.parse(data.slice(0, data.indexOf('</script>')))).toMatchObject({ units: 600 });
});

test('with many variants it stays as small', async () => {
  const many = Array.from({ length: 12 }, (_, i) => ({ options: { 'trumpBonus.none': 30 + i } }));
  const counted = played(askedFor({ deals: 600, variants: many }));
  const whole = await reportHtml(counted, analyse(counted), place);
  const [alone] = whole.split('<script');
  expect(Buffer.byteLength(alone)).toBeLessThan(MOST_BYTES);
});

test('a line of a plot takes no more than it needs: a report of matches with four variants has 900', () => {
  const [line] = page.match(/<li><span class="?label.*?<\/li>/) ?? [''];
  expect(line.replace(/>[^<]*</g, '><').length).toBeLessThan(200);
  expect(line).toContain('<use');
});

test('what people have written stands in it as text, and never as markup', () => {
  expect(html).not.toContain('<i>90');
  expect(page).toContain('&#60;i&#62;90 &#38; more');
});

test('no figure stands in it without its interval and its sample', () => {
  const told = [...page.matchAll(/<span class=text>([^<]*)<\/span>/g)].map(([, text]) => text);
  expect(told.length).toBeGreaterThan(100);
  for (const text of told) expect(text).toMatch(/ to .*\), [\d,]+ [^)]*deals$/);
});

function rowOf(key: string) {
  const row = analysis.rows.find(({ measure }) => measure.key === key);
  if (!row) throw new Error(key);
  return row;
}

const finding = { kind: 'change', row: rowOf('trump/none/score'), variant: 1 } as StudyFinding;

test('the deal behind a finding is the one that was counted, and says where variants part', async () => {
  const unit = Number(results.variants[1].get('trump/none/score')?.differing);
  const sample = await sampleBehind(results, finding, place);
  expect(sample).toMatchObject({ unit, variant: 1, deal: 0, parted: undefined });
  expect(sample?.counted).not.toEqual(sample?.first?.counted);
  expect(sample?.told.story.length).toBeGreaterThan(50);
  expect(sample?.told.seats.flatMap(({ lines }) => lines).join()).toContain('(mu/7.3)');
  expect(page).toContain(`number ${unit} in `);
});

test('the study and every deal that is shown open in the page, as the rules judge them', async () => {
  const [study, ...links] = [...page.matchAll(/<a href="([^"]*)"/g)].map(([, link]) => link);
  const asked = fileIn(study.replace('https://cards.test/#/lab/', ''));
  expect(checkStudy(asked)).toEqual({ ok: true, value: results.study });
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    expect(link).toMatch(/^https:\/\/cards\.test\/#\/shared\/[\w-]+\?deal=0/);
    const record = await judged(link, games);
    expect(record.ok && record.value.deals).toHaveLength(1);
  }
});

test.each([
  ['mutwo', { deals: 60, players: 4 }],
  ['ninja-whist', { matches: 3, players: 4, bots: 'random' }],
])('a deal of %s from the middle of a match has a link', async (name, changes) => {
  const counted = played(askedFor({ game: name, ...changes, question: 'deal/moves' }));
  const row = { measure: { key: 'deal/moves' } };
  const sample = await sampleBehind(counted, { kind: 'answer', row, variant: 0 } as never, place);
  expect(sample?.link).toMatch(/#\/shared\//);
});
