// npm run standing: the matches and figures that ratings rest on (docs/standing.md).
import { writeFileSync } from 'node:fs';
import { games } from '../packages/engine/src/index.ts';
import { readArguments } from './arguments.mjs';
import { clubMatches } from './standing/club.mjs';
import { scaleOf } from './standing/scales.mjs';

const { flags } = readArguments(
  `npm run standing [-- --only GAME] [--scales | --fit]

Lets a club of bots of known strength play 400 matches of every game and writes who had how many points
to packages/table/test/standing/matches. It takes about ten minutes of one core.

  --only GAME   only this game
  --scales      says instead how far points lie apart among equals, for packages/table/src/standing/scales.ts
  --fit         says instead which settings foretell the first half of the matches best, and what all of
                it foretells of the second half`,
  {
    options: {
      only: { type: 'string', default: '' },
      scales: { type: 'boolean', default: false },
      fit: { type: 'boolean', default: false },
    },
  },
);

const chosen = games.filter(({ name }) => flags.only === '' || name === flags.only);
if (flags.fit) {
  const { fitted } = await import('./standing/fit.mjs');
  for (const line of fitted(chosen.map(({ name }) => name))) console.log(line);
} else {
  for (const game of chosen) (flags.scales ? tellScale : keepMatches)(game);
}

/** @param {(typeof games)[number]} game */
function tellScale(game) {
  console.log(`  ${JSON.stringify(game.name)}: ${JSON.stringify(scaleOf(game))},`);
}

/** @param {(typeof games)[number]} game */
function keepMatches(game) {
  const lines = clubMatches(game);
  const file = new URL(`../packages/table/test/standing/matches/${game.name}.txt`, import.meta.url);
  writeFileSync(file, `${lines.join('\n')}\n`);
  console.log(`${game.name}: ${lines.length} matches`);
}
