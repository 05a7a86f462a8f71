import type { JudgedMove, LosingDeal } from '@overtrick/bots';
import type { LookScene } from '../protocol.ts';
import { CardRow } from '../table/card-row.tsx';
import { useWords } from '../words/index.ts';
import { asSentence } from '../words/speech.ts';
import { usePoints } from './figures.ts';
import { useLookWords } from './words.ts';

interface Props {
  readonly scene: LookScene;
  readonly choice: JudgedMove | undefined;
  /** In how many likely deals it was tried. */
  readonly worlds: number;
}

/** More would not be looked at side by side. */
const MOST = 2;

/** In how many likely deals what was done goes wrong, how it does, and one of each as cards. */
export function Failing({ scene, choice, worlds }: Props) {
  const { analysis } = useLookWords();
  if (!choice || choice.losing.length === 0) return null;
  return (
    <>
      <h4>{analysis.failing(analysis.share(choice.fails, worlds))}</h4>
      {choice.losing
        .filter(isOther)
        .slice(0, MOST)
        .map((deal, at) => (
          <div key={at} class="verdict-deal">
            <DealHead {...{ scene, deal, worlds }} />
            {deal.left.map((cards, seat) =>
              seat === scene.view.eyes ? null : (
                <CardRow key={seat} scene={scene} label={scene.names[seat]} cards={cards} />
              ),
            )}
          </div>
        ))}
    </>
  );
}

/** One for each way in which it fails. */
function isOther({ taker, card }: LosingDeal, at: number, all: readonly LosingDeal[]): boolean {
  return all.findIndex((each) => each.taker === taker && each.card === card) === at;
}

/** How many look like this one, what happens in them, and what it costs in this one. */
function DealHead({ scene, deal, worlds }: Omit<Props, 'choice'> & { readonly deal: LosingDeal }) {
  const { analysis } = useLookWords();
  const { points } = usePoints();
  const { card: nameOf } = useWords();
  const { taker, card, alike, loss } = deal;
  const happens = () => {
    if (taker === scene.view.eyes) return analysis.takesOwn;
    return analysis.takes(scene.names[taker ?? 0], card === undefined ? undefined : nameOf(card));
  };
  return (
    <p class="verdict-like">
      {taker !== undefined && (
        <>
          <b>{analysis.alike(analysis.share(alike, worlds))}</b> {happens()}.{' '}
        </>
      )}
      <small>{asSentence(analysis.here(points(loss)))}</small>
    </p>
  );
}
