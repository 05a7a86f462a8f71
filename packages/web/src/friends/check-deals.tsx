import type { GameRecord } from '@overtrick/engine';
import { useState } from 'preact/hooks';
import { verifyDeal } from '../clients.ts';
import { asPlayed } from '../dialogs/as-played.ts';
import { useDialogWords } from '../dialogs/words.ts';
import type { PageScene, Verdicts } from '../protocol.ts';
import { nameOf } from '../table/phrases.ts';
import { type PageWords, useWords } from '../words/index.ts';
import { fateOf, partOf } from './play/parts.ts';
import { promiseOf } from './play/promises.ts';
import { useFriendWords } from './words.ts';

/** What was found of one deal. */
interface Finding {
  readonly scene: PageScene;
  /** Undefined if its cards came from no seed. */
  readonly found: Verdicts | undefined;
  /** Whether this browser was shown the fingerprint before the deal was over. */
  readonly isWitnessed: boolean;
  /** Whether what this browser had added was taken, and left out. */
  readonly isDropped: boolean;
}

interface Props {
  readonly id: string;
  readonly record: GameRecord;
  readonly ends: readonly PageScene[];
}

/** Finds out, deal by deal, whether the cards were those that had been promised. */
export function CheckDeals(props: Props) {
  const { play, problem } = useFriendWords();
  const { past } = play;
  const [findings, setFindings] = useState<readonly Finding[]>();
  const [state, setState] = useState<'busy' | 'failed'>();
  const check = () => {
    setState('busy');
    findingsOf(props).then(setFindings, () => setState('failed'));
  };
  return (
    <section class="check-deals" aria-label={past.check}>
      {!findings && (
        <div class="choices start">
          <button type="button" class="choice" disabled={state === 'busy'} onClick={check}>
            {past.check}
          </button>
        </div>
      )}
      {state === 'failed' && <p role="alert">{problem}</p>}
      <div role="status">{findings && <Summary findings={findings} />}</div>
      {findings && <Findings findings={findings} />}
    </section>
  );
}

function findingsOf({ id, record, ends }: Props): Promise<Finding[]> {
  return Promise.all(
    ends.map(async (scene): Promise<Finding> => {
      const { seed, commitment, entropy = [] } = record.deals[scene.deal] ?? {};
      const witnessed = promiseOf(id, scene.deal);
      const seal = witnessed ?? commitment;
      const part = partOf(id, seal ?? null);
      const isDropped = part !== undefined && fateOf(part, entropy) === 'dropped';
      const about = { scene, isWitnessed: witnessed !== undefined, isDropped };
      if (seed === undefined || seal === undefined || !scene.open)
        return { ...about, found: undefined };
      const { layout } = scene.open;
      const promise = { commitment: seal, seed, entropy, layout, setup: scene.view.setup };
      return { ...about, found: await verifyDeal(record.game, promise) };
    }),
  );
}

const isGood = ({ found, isDropped }: Finding) => found?.seed === true && found.cards && !isDropped;

function Summary({ findings }: { findings: readonly Finding[] }) {
  const { past } = useFriendWords().play;
  const good = findings.filter(isGood);
  const witnessed = good.filter(({ isWitnessed }) => isWitnessed);
  return (
    <>
      <p>
        <b>{past.checked(good.length, findings.length)}</b>
      </p>
      <p class="soft">{past.witnessed(witnessed.length, findings.length)}</p>
    </>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  const words = useWords();
  const { fair } = useDialogWords();
  const { past } = useFriendWords().play;
  return (
    <details open={!findings.every(isGood)}>
      <summary>{past.each}</summary>
      <ul>
        {findings.map(({ scene, found, isDropped }) => (
          <li key={scene.deal}>
            <b>
              <bdi>{dealTitle(words, scene)}</bdi>
            </b>
            : {found ? fair.verdict(found) : fair.unknown}
            {isDropped && ` ${fair.part}: ${fair.fates.dropped}`}
          </li>
        ))}
      </ul>
      <p class="soft">{past.yourself}</p>
    </details>
  );
}

/** A deal as the score sheet calls it. */
export function dealTitle(words: PageWords, scene: PageScene): string {
  const { deal, view } = scene;
  return words.sheet.dealt(deal + 1, nameOf(words, asPlayed(scene, deal), view.setup.dealer));
}
