import type { GamutView } from '@overtrick/engine';
import { Face } from '../../cards/card.tsx';
import type { PageScene } from '../../protocol.ts';
import type { StageProps } from '../../room/stage.ts';
import type { GamutWords } from './en.ts';

type Props = StageProps<GamutView, GamutWords>;

/** The names of the left neighbour and the right one. */
export function neighboursOf({ names, view }: PageScene): readonly [string, string] {
  const n = names.length;
  return [names[(view.eyes + 1) % n], names[(view.eyes + n - 1) % n]];
}

/** The chosen cards before those who will get them; what comes back is not known yet. */
export function GivingBoard({ about, shown }: Props) {
  const { own, scene, words, view } = about;
  const { giving: said } = own;
  const [left, right] = neighboursOf(scene);
  const { marks } = shown;
  return (
    <div class="giving">
      <Gift code={marks[0]?.code} label={said.to(left)} />
      <div class="giving-between">
        <Ways />
        <p>{said.comes}</p>
      </div>
      <Gift code={marks[1]?.code} label={said.to(right)} />
      {view.hand.includes(view.opening ?? '') && (
        <p class="giving-note">
          {marks.some(({ code }) => code === view.opening)
            ? said.leadsAway(words.card(view.opening ?? ''))
            : said.leads(words.card(view.opening ?? ''))}
        </p>
      )}
    </div>
  );
}

function Gift({ code, label }: { code: string | undefined; label: string }) {
  return (
    <span class="gift" data-chosen={code !== undefined || undefined} aria-hidden="true">
      {code === undefined ? (
        <span class="card-place" />
      ) : (
        <Face code={code} pips={0} state="staged" />
      )}
      <span class="gift-to">{label}</span>
    </span>
  );
}

/** What goes out as lines in the colour of the turn, what comes in as dashes. */
function Ways() {
  return (
    <svg class="ways" viewBox="0 0 150 130" aria-hidden="true">
      <g class="way-in">
        <path d="M6 6q40 4 56 34M144 6q-40 4-56 34" />
        <path d="m49 35 13 7 5-14M101 35l-13 7-5-14" />
      </g>
      <path
        class="way-out"
        d="M64 126Q18 120 8 60m-7 14 7-16 12 12M86 126q46-6 56-66m-12 10 12-12 7 16"
      />
    </svg>
  );
}
