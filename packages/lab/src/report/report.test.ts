import { mu } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { askedFor, played } from '../../test/asked.ts';
import { analyse } from '../study/analysis.ts';
import { reportHtml } from './report.ts';
import { sampleOf } from './sample.ts';

const MOST_BYTES = 300_000;
const variants = [{}, { name: '<b>90 & more</b>', options: { 'trumpBonus.none': 90 } }];
const study = askedFor({ deals: 600, variants, question: 'trump/none/score' });
const results = played(study);
const html = reportHtml(mu as never, results, analyse(results));
const [page, data] = html.split('<script type="application/json" id="study">');

test('a report is one page that asks for nothing else, and small but for its data', () => {
  expect(html).not.toMatch(/\b(src|href|url)\b\s*[=(]/);
  expect(Buffer.byteLength(page)).toBeLessThan(MOST_BYTES);
  expect(JSON.parse(data.slice(0, data.indexOf('</script>')))).toMatchObject({ units: 600 });
});

test('with many variants it stays as small', () => {
  const many = Array.from({ length: 12 }, (_, i) => ({ options: { 'trumpBonus.none': 30 + i } }));
  const counted = played(askedFor({ deals: 600, variants: many }));
  const [alone] = reportHtml(mu as never, counted, analyse(counted)).split('<script');
  expect(Buffer.byteLength(alone)).toBeLessThan(MOST_BYTES);
});

test('what people have written stands in it as text, and never as markup', () => {
  expect(html).not.toContain('<b>90');
  expect(page).toContain('&#60;b&#62;90 &#38; more');
});

test('no figure stands in it without its interval and its sample', () => {
  const told = [...page.matchAll(/<span class="text">([^<]*)<\/span>/g)].map(([, text]) => text);
  expect(told.length).toBeGreaterThan(100);
  for (const text of told) expect(text).toMatch(/ to .*\), n = [\d,]+$/);
});

test('the deal behind a finding is the one that was counted', () => {
  const count = results.variants[1].get('trump/none/score');
  const unit = Number(count?.differing);
  const [printed, changed] = [0, 1].map((variant) => sampleOf(study, mu as never, variant, unit));
  expect(changed?.hands).toEqual(printed?.hands);
  expect(changed?.story).toEqual(printed?.story);
  expect(changed?.story.length).toBeGreaterThan(50);
  expect(changed?.scores).not.toEqual(printed?.scores);
  expect(page).toContain(`number ${unit} in `);
});
