import { commitment } from '@overtrick/engine';
import { wrap } from './clauses.ts';
import type { Pen } from './pages.ts';
import type { TerminalScene } from './scene.ts';

/** What was promised about the cards of a deal before they were dealt, and that it was kept: docs/deals.md. */

const SHORT = 8;

function short(digits: string): string {
  return `${digits.slice(0, SHORT)}…`;
}

/** For the head of the table. */
export function sealWords({ commitment: seal }: TerminalScene): string[] {
  return seal === null ? [] : [`commitment ${seal.slice(0, SHORT)}`];
}

/** For the end of a deal: a line that nobody needs to read. */
export function keptLine(scene: TerminalScene, { paint }: Pen): string[] {
  const { commitment: seal, open } = scene;
  if (seal === null || !open?.seed) return [];
  if (commitment(open.seed) !== seal) return [paint.warn(BROKEN)];
  const line = `Seed ${short(open.seed)} fits the commitment ${short(seal)} shown before (see “fair”).`;
  return [paint.faint(line)];
}

const BROKEN = 'The seed of this deal does not fit the commitment that was shown before.';

const PROMISE =
  'Each deal has a seed of its own, from which its cards follow. The commitment is the SHA-256 of the seed: ' +
  'it is told before the cards are dealt, and the seed when the deal is over.';
const CHECK =
  'How cards follow from a seed is in docs/deals.md. A script does it without our engine:';

export function fairLines(scene: TerminalScene, { width }: Pen): string[] {
  const { deal, commitment: seal, nextCommitment, open, game, view } = scene;
  if (seal === null) return ['The cards of this deal did not come from a seed.'];
  const cards = game.deck(view.setup).length;
  const check = ['verify-deal.mjs', open?.seed, `deal/${deal}`, cards, ...(open?.entropy ?? [])];
  return [
    ...wrap(PROMISE, width),
    '',
    `Deal ${deal + 1}`,
    `  commitment ${seal}`,
    `  seed       ${open?.seed ?? 'is told when this deal is over'}`,
    ...(open?.seed ? [`  ${commitment(open.seed) === seal ? 'It fits.' : BROKEN}`] : []),
    ...(nextCommitment === null ? [] : [`Deal ${deal + 2}`, `  commitment ${nextCommitment}`]),
    '',
    ...wrap(CHECK, width),
    `  node scripts/${open?.seed ? check.join(' ') : `verify-deal.mjs SEED deal/${deal} ${cards}`}`,
  ];
}
