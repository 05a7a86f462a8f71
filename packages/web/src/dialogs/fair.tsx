import { useState } from 'preact/hooks';
import type { Session } from '../play/session.ts';
import type { DealPromise, PageScene, Verdicts } from '../protocol.ts';
import { useCompany } from '../table/company.ts';
import { nameOf } from '../table/phrases.ts';
import { useWords } from '../words/index.ts';
import { useDialogWords } from './words.ts';

interface Props {
  readonly session: Session;
  readonly scene: PageScene;
}

/** What was promised of the cards before they were dealt, and whether it was kept. */
export function FairCards({ session, scene }: Props) {
  const words = useWords();
  const { fair } = useDialogWords();
  const { deal, commitment, nextCommitment } = scene;
  if (commitment === null) return <p>{fair.unknown}</p>;
  return (
    <div class="fair">
      <p>{fair.about}</p>
      <h3>
        <bdi>{words.sheet.dealt(deal + 1, nameOf(words, scene, scene.view.setup.dealer))}</bdi>
      </h3>
      <dl>
        <dt>{fair.promised}</dt>
        <dd>
          <Digits text={session.promiseOf(deal) ?? commitment} />
        </dd>
        <dt>{fair.seed}</dt>
        <dd>{scene.open?.seed ? <Digits text={scene.open.seed} /> : fair.later}</dd>
      </dl>
      <OwnPart />
      <Check key={deal} session={session} promised={promisedOf(session, scene)} />
      {nextCommitment !== null && (
        <>
          <h3>{fair.next}</h3>
          <dl>
            <dt>{fair.promised}</dt>
            <dd>
              <Digits text={nextCommitment} />
            </dd>
          </dl>
        </>
      )}
    </div>
  );
}

/** What this browser has added, so that not even the table alone has made the cards. */
function OwnPart() {
  const part = useCompany()?.part;
  const { fair } = useDialogWords();
  if (!part) return null;
  return (
    <dl>
      <dt>{fair.part}</dt>
      <dd>
        <Digits text={part.digits} /> {part.fate && fair.fates[part.fate]}
      </dd>
    </dl>
  );
}

/** All that a deal can be checked by, once it is over. */
function promisedOf(session: Session, { deal, commitment, open, view }: PageScene) {
  if (!open?.seed || commitment === null) return undefined;
  const { seed, entropy, layout } = open;
  const first = session.promiseOf(deal) ?? commitment;
  return { commitment: first, seed, entropy, layout, setup: view.setup };
}

/** In groups that an eye can compare, on as many lines as they need. */
function Digits({ text }: { text: string }) {
  const groups = text.match(/.{1,8}/g) ?? [];
  return (
    <code class="digits">
      {groups.map((group, i) => (
        <span key={i}>{group}</span>
      ))}
    </code>
  );
}

function Check({ session, promised }: { session: Session; promised: DealPromise | undefined }) {
  const { fair } = useDialogWords();
  const [found, setFound] = useState<Verdicts>();
  if (!promised) return null;
  const check = () => void session.verify(promised).then(setFound, () => {});
  return (
    <>
      <div role="status" class="verdict">
        {found && <p>{fair.verdict(found)}</p>}
      </div>
      {!found && (
        <button type="button" class="choice" onClick={check}>
          {fair.check}
        </button>
      )}
      {found && (
        <details>
          <summary>{fair.how}</summary>
          <p>{fair.howText}</p>
          <pre>{commandsFor(promised, found)}</pre>
        </details>
      )}
    </>
  );
}

/** What somebody types who trusts nobody: the fingerprint, and the numbers of the cards in the order dealt. */
function commandsFor({ seed, entropy, setup }: DealPromise, { count }: Verdicts): string {
  const what = [seed, `deal/${setup.deal}`, count, ...entropy].join(' ');
  return `echo ${seed} | xxd -r -p | sha256sum\nnode scripts/verify-deal.mjs ${what}`;
}
