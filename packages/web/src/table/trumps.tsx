import { type Seat, type TrumpTier, trumpOrder, type Whereabouts } from '@overtrick/engine';
import { Chip } from '../cards/card.tsx';
import { useFaces } from '../cards/drawn.ts';
import { Portrait } from '../portraits/portrait.tsx';
import { faceKind } from '../portraits/sitting.ts';
import type { PageScene } from '../protocol.ts';
import { bandOf, trumpsOf } from '../room/band.ts';
import { useRoom } from '../room/rooms.ts';
import { Said } from '../terms/said.tsx';
import { type PageWords, useWords } from '../words/index.ts';
import { asSentence } from '../words/speech.ts';
import { useOccasion } from './occasion.ts';
import { nameOf } from './phrases.ts';
import { headingsOf } from './tiers.ts';

/** The trumps of this deal from high to low, and where each is as far as the person can know. */
export function TrumpOrder({ scene }: { scene: PageScene }) {
  const words = useWords();
  const faces = useFaces();
  const { view } = scene;
  if (view.trumps.length === 0) {
    const isPlayed = view.phase === 'play' || view.phase === 'over';
    return <p class="faint">{isPlayed ? words.order.noneAtAll : words.order.none}</p>;
  }
  const tiers = trumpOrder(view);
  const headings = headingsOf(words, faces, tiers);
  return (
    <div class="trump-order" role="group" aria-label={words.order.title}>
      {tiers.map((tier, i) => (
        <section key={i} class="trump-tier">
          <h3>
            <b>
              <Said text={headings[i].name} />
            </b>{' '}
            <small>{headings[i].note}</small>
          </h3>
          <ol style={{ '--columns': columnsFor(tier.groups.flat().length) }}>
            {tier.groups.flat().map((where, place) => (
              <Tile key={place} scene={scene} where={where} />
            ))}
          </ol>
        </section>
      ))}
      <Legend />
    </div>
  );
}

/** So many fit beside each other. */
const MOST = 10;

/** Rows of equal length: one lone trump in a row of its own looks like another kind. */
function columnsFor(count: number): number {
  return Math.ceil(count / Math.ceil(count / MOST));
}

/** As moves and views name it. */
export const NO_TRUMP = 'none';

/** Which trumps there are and whose, and what holds where they meet. */
export function TrumpNames({ scene }: { scene: PageScene }) {
  const words = useWords();
  const { trumps, notes } = useRoom().stakes(useOccasion(scene));
  if (trumps.length === 0) return null;
  const named = trumps.map(({ label, name, figure }) => {
    const of = name === NO_TRUMP && trumps.length === 1 ? [] : [label];
    return [[words.trump(name), ...of].join(': '), ...(figure ? [figure] : [])].join(', ');
  });
  return (
    <p class="trump-names">
      <Said text={[...named.map(asSentence), ...notes].join(' ')} />
    </p>
  );
}

/** Without a trump there can still be cards that beat all others: those are no trumps. */
export function TrumpHeading({ scene: { view } }: { scene: PageScene }) {
  const words = useWords();
  return trumpsOf(useRoom(), view).length > 0 ? words.table.trumps : words.order.without;
}

/** "6 of 20 unseen". */
export function TrumpCount({ scene }: { scene: PageScene }) {
  const { order } = useWords();
  const all = cardsOf(trumpOrder(scene.view));
  if (all.length === 0) return null;
  // Of what lies hidden with somebody known, one knows as much as of what lies open.
  const unseen = all.filter(({ place, seat }) => place === 'unseen' && seat === null);
  return <small class="trump-count">{order.unseen(unseen.length, all.length)}</small>;
}

function cardsOf(tiers: readonly TrumpTier[]): Whereabouts[] {
  return tiers.flatMap(({ groups }) => groups.flat());
}

/** One trump: on paper if it can be seen, below it whose it is. */
function Tile({ scene, where }: { scene: PageScene; where: Whereabouts }) {
  const words = useWords();
  const room = useRoom();
  const { card, place, seat } = where;
  const isSeen = place === 'mine' || place === 'shown';
  return (
    <li data-place={place}>
      <Chip
        code={card}
        band={isSeen ? bandOf(room, scene.view, card) : undefined}
        state={place === 'shown' ? undefined : place}
      />
      {seat !== null && <Owner scene={scene} seat={seat} />}
      <span class="unseen">{placeWords(words, scene, where)}</span>
    </li>
  );
}

function Owner({ scene, seat }: { scene: PageScene; seat: Seat }) {
  const { order } = useWords();
  return (
    <span class="trump-owner" aria-hidden="true">
      {seat === scene.view.eyes ? (
        order.me
      ) : (
        <Portrait name={scene.names[seat]} who={faceKind(scene, seat)} />
      )}
    </span>
  );
}

function placeWords(words: PageWords, scene: PageScene, where: Whereabouts): string {
  const { order } = words;
  const card = words.card(where.card);
  const who = where.seat === null ? '' : nameOf(words, scene, where.seat);
  switch (where.place) {
    case 'mine':
      return order.mine(card);
    case 'shown':
      return order.shown(card, who);
    case 'gone':
      return order.gone(card);
    case 'unseen':
      return who ? order.held(card, who) : order.hidden(card);
  }
}

const PLACES = ['shown', 'mine', 'unseen', 'gone'] as const;

/** Every trump says in words where it is: this is for the eyes. */
function Legend() {
  const { order } = useWords();
  return (
    <p class="trump-legend" aria-hidden="true">
      {PLACES.map((place) => (
        <span key={place} data-place={place}>
          <i />
          {order.places[place]}
        </span>
      ))}
    </p>
  );
}
