import type { Game } from '@overtrick/engine';
import type { StudyFinding } from '../study/findings.ts';
import type { StudyResults } from '../study/units.ts';
import { element, escaped } from './markup.ts';
import { nameOf, type Sample, sampleOf } from './sample.ts';

/** The deals that a report shows, each once, however many findings it stands behind. */
export class ShownDeals {
  readonly #game: Game;
  readonly #results: StudyResults;
  readonly #shown = new Set<string>();

  constructor(game: Game, results: StudyResults) {
    this.#game = game;
    this.#results = results;
  }

  /** A deal in which it happened; for a change, one in which it went otherwise than in the first variant. */
  behind({ kind, row, variant }: StudyFinding): string {
    const { study, variants } = this.#results;
    const count = variants[variant].get(row.measure.key);
    const isChange = kind === 'change' || (kind === 'answer' && variant > 0);
    const unit = isChange ? count?.differing : count?.sample;
    if (unit === undefined || unit < 0) return '';
    const title = `A deal behind it: number ${unit} in "${study.variants[variant].name}"`;
    if (this.#shown.has(title))
      return element('p', { class: 'quiet' }, escaped(`${title}, above.`));
    this.#shown.add(title);
    const sample = sampleOf(study, this.#game, variant, unit);
    return sample ? drawn(title, sample) : '';
  }
}

function drawn(title: string, { dealer, hands, story, scores }: Sample): string {
  const seats = hands.flatMap((hand, seat) => {
    const deals = seat === dealer ? ', deals' : '';
    return [
      element('dt', {}, escaped(`${nameOf(seat)}${deals}, scores ${scores[seat]}`)),
      element('dd', {}, escaped(hand.join(', '))),
    ];
  });
  return element(
    'details',
    {},
    element('summary', {}, escaped(title)),
    element('dl', {}, ...seats),
    element('ol', { class: 'story' }, ...story.map((each) => element('li', {}, escaped(each)))),
  );
}
