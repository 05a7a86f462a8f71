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
      {code === undefined ? <span class="slot" /> : <Face code={code} pips={0} state="staged" />}
      <span class="gift-to">{label}</span>
    </span>
  );
}

/** What goes out as lines in the colour of the turn, what comes in as dashes. */
function Ways() {
  return (
    <svg class="ways" viewBox="0 0 150 120" aria-hidden="true">
      <path
        class="way-in"
        d="M8 12q34 14 50 50m-14-8 14 10 8-15M142 12q-34 14-50 50m-8-13 8 15 14-10"
      />
      <path
        class="way-out"
        d="M62 116Q20 108 8 52m-6 16 6-17 13 12M88 116q42-8 54-64m-13 11 13-12 6 17"
      />
    </svg>
  );
}
