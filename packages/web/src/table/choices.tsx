import type { GamutView, NinjaView } from '@overtrick/engine';
import type { ComponentChildren } from 'preact';
import { Token } from '../cards/card.tsx';
import { glyphOf, isSuit } from '../cards/faces.ts';
import { Glyph } from '../cards/glyphs.tsx';
import { type LegalAction, partOf } from '../play/mode.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import type { Scene } from '../protocol.ts';
import { type PageWords, useWords } from '../words/index.ts';
import { clauseName } from './phrases.ts';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
}

/** Every choice that is a button: trumps, partners, numbers of tricks, passes, tokens. */
export function Choices({ session, shown }: Props) {
  const words = useWords();
  const parts = shown.open.map((action) => ({ action, part: partOf(action) }));
  const size = parts.length > 8 ? 'many' : 'few';
  return (
    <div class="choices" data-size={size} role="group" aria-label={words.ask.choice}>
      {parts.map(({ action, part }) => (
        <button
          key={action}
          type="button"
          class="choice"
          data-type={part.type}
          data-suit={isSuit(part.value) ? part.value : undefined}
          aria-label={labelOf(words, shown, part)}
          onClick={() => void session.choosing.choose(action)}
        >
          {faceOf(words, shown, part)}
        </button>
      ))}
      <Barred shown={shown} />
    </div>
  );
}

/** ninja-whist/3.3: the number that the dealer may not say is there to be seen. */
function Barred({ shown }: { shown: Shown }) {
  const words = useWords();
  const { barredBid } = shown.scene.view as NinjaView;
  if (barredBid === null || barredBid === undefined) return null;
  return <p class="choice-note">{words.ask.barred(barredBid)} (Ninja Whist 3.3)</p>;
}

function labelOf(words: PageWords, { scene }: Shown, { type, field, value }: LegalAction): string {
  if (type === 'trump') return words.trump(scene.game, value);
  if (field === 'partner') return scene.names[Number(value)];
  if (field === 'from') {
    const seat = Number(value);
    return seat === scene.view.eyes ? words.ask.own : scene.names[seat];
  }
  if (field === 'token') return words.token(value);
  if (type === 'choose') return words.contracts[value];
  if (field === 'tricks') return words.badge.tricks(Number(value));
  if (type === 'pass') return words.ask.pass;
  if (type === 'stay') return words.ask.stay;
  if (type === 'fold') return words.ask.foldIt;
  return value || type;
}

const CONTRACT_SUITS: Readonly<Record<string, string>> = { hearts: 'H', spades: 'S', clubs: 'C' };

function faceOf(words: PageWords, shown: Shown, part: LegalAction): ComponentChildren {
  const { type, field, value } = part;
  const label = labelOf(words, shown, part);
  if (type === 'trump' && isSuit(value)) return withGlyph(value, label);
  if (type === 'trump' && value !== 'none') return <b class="choice-number">{label}</b>;
  if (type === 'choose') return withGlyph(CONTRACT_SUITS[value], label);
  if (field === 'token') return <Token icons={value} />;
  if (field === 'tricks') return <b class="choice-number">{value}</b>;
  return label;
}

function withGlyph(suit: string, label: string): ComponentChildren {
  return (
    <span class="choice-suit" data-suit={suit}>
      <Glyph name={glyphOf(suit)} />
      {label}
    </span>
  );
}

/** What is asked for, as a sentence. */
export function askWords(words: PageWords, { scene, open, plays }: Shown): string {
  const { view } = scene;
  const [first] = open;
  const { type, field } = partOf(first ?? '');
  const { ask } = words;
  if (type === 'trump') return ask.trump(trumpPart(view.phase));
  if (type === 'partner') return ask.partner;
  if (type === 'bid' && field === 'tricks') return ask.tricks + teamWords(words, view as GamutView);
  if (type === 'pass' && open.length === 1) return ask.onlyPass;
  if (type === 'stay' || type === 'fold') return foldWords(words, scene);
  if (type === 'take') return field === 'token' ? ask.takeToken : ask.takeFrom;
  if (open.some((action) => action.startsWith('choose'))) return ask.choose;
  if (type === 'play') return plays.length === 0 ? ask.lead : ask.play;
  return ask.choice;
}

/** gamut/7.3: what staying can bring and cost in this deal, and where it is written. */
function foldWords({ ask }: PageWords, scene: Scene): string {
  const { multiplier, setup } = scene.view as GamutView;
  const { trickScore, noTrickPenalty } = setup.options as Readonly<Record<string, number>>;
  const clause = clauseName(scene, 'gamut/7.8');
  return `${ask.fold(trickScore * multiplier, noTrickPenalty * multiplier)} (${clause}, 7.9)`;
}

function trumpPart(phase: string): string {
  const parts: Readonly<Record<string, string>> = {
    ...{ minor: 'minor', major: 'major' },
    ...{ declarerTrump: 'declarer', defenderTrump: 'head defender' },
  };
  return parts[phase] ?? '';
}

function teamWords({ ask }: PageWords, { game, bids, eyes }: GamutView): string {
  const partner = game === 'gamut' ? bids[(eyes + 2) % 4] : null;
  return partner === null ? '' : ` ${ask.team(partner)}`;
}
