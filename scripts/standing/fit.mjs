// Finds the settings by which ratings foretell best, and holds them against a coin and against Plackett–Luce.
import {
  lossesOf,
  lossOf,
  matchesOf,
  ours,
  plackettLuce,
} from '../../packages/table/test/standing/club.ts';
import { USUAL } from '../../packages/table/test/standing/plackett-luce.ts';

/**
 * Ours is fitted once for all games; Plackett–Luce for each game alone, which can only help it.
 * @param {readonly string[]} names
 */
export function* fitted(names) {
  const model = search({ prior: 0.3, luck: 1, mood: 0.02 }, (tried) =>
    mean(names.map((name) => lossOf(matchesOf(name, 'fit'), ours(name, tried)))),
  );
  yield `ours, for all games: ${JSON.stringify(model)}`;
  const rows = names.map((name) => {
    const settings = search(USUAL, (tried) => lossOf(matchesOf(name, 'fit'), plackettLuce(tried)));
    const test = matchesOf(name, 'test');
    const losses = [ours(name, model), plackettLuce(USUAL), plackettLuce(settings)];
    return { name, settings, losses: losses.map((oracle) => lossesOf(test, oracle)) };
  });
  for (const { name, settings } of rows) yield `${name}: ${JSON.stringify(settings)}`;
  yield 'loss on the second half: ours, Plackett–Luce as it comes, fitted; what fitted loses more (coin 0.693)';
  for (const { name, losses } of rows) yield line(name, losses);
  yield line(
    'all',
    [0, 1, 2].map((i) => rows.flatMap(({ losses }) => losses[i])),
  );
}

/**
 * @param {string} name
 * @param {readonly number[][]} losses
 */
function line(name, losses) {
  const [own, , fittedLosses] = losses;
  const more = fittedLosses.map((loss, i) => loss - own[i]);
  const middle = mean(more);
  const variance = mean(more.map((each) => (each - middle) ** 2));
  const within = 1.96 * Math.sqrt(variance / more.length);
  return [
    name,
    ...losses.map((each) => told(mean(each))),
    `${told(middle)} ± ${told(within)}`,
  ].join(' ');
}

/**
 * One setting after the other is multiplied or divided as long as that helps, by ever smaller factors.
 * @template {Record<string, number>} Settings
 * @param {Settings} start
 * @param {(tried: Settings) => number} lossBy
 * @returns {Settings}
 */
function search(start, lossBy) {
  let best = { settings: start, loss: lossBy(start) };
  for (let factor = 3; factor > 1.04; ) {
    const tries = Object.keys(start).flatMap((key) =>
      [factor, 1 / factor].map((by) => ({ ...best.settings, [key]: best.settings[key] * by })),
    );
    const losses = tries.map((settings) => ({ settings, loss: lossBy(settings) }));
    const better = losses.reduce((a, b) => (b.loss < a.loss ? b : a));
    if (better.loss < best.loss) best = better;
    else factor = Math.sqrt(factor);
  }
  return best.settings;
}

/** @param {readonly number[]} values */
function mean(values) {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

/** @param {number} loss */
function told(loss) {
  return loss.toFixed(3);
}
