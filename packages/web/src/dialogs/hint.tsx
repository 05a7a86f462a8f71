import type { Candidate, Thought } from '@overtrick/bots';
import type { Move } from '@overtrick/engine';
import { sayIn } from '@overtrick/engine/english';
import { sideOf } from '@overtrick/table';
import type { PageScene } from '../protocol.ts';
import type { Occasion } from '../room/occasion.ts';
import type { Room } from '../room/room.ts';
import { useRoom } from '../room/rooms.ts';
import { useOccasion } from '../table/occasion.ts';
import { speechOf } from '../table/phrases.ts';
import { type PageWords, useWords } from '../words/index.ts';

const MOST = 3;

/** What the strongest bot would do in the person's seat, and how sure it is. */
export function HintBody({ scene, hint }: { scene: PageScene; hint: Thought | 'thinking' }) {
  const words = useWords();
  const room = useRoom();
  const about = useOccasion(scene);
  if (hint === 'thinking') {
    return (
      <p class="thinking">
        {words.hint.thinking} <span class="dots" />
      </p>
    );
  }
  if (hint.candidates.length < 2) return <p>{words.hint.one(moveWords(room, about, hint.move))}</p>;
  return (
    <>
      <p>{words.hint.worlds(hint.worlds)}</p>
      <ol class="candidates">
        {hint.candidates.slice(0, MOST).map((candidate, i) => (
          <li key={i}>
            <b>{moveWords(room, about, candidate.move)}</b>
            <span>{judgement(words, scene, candidate)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function judgement(words: PageWords, scene: PageScene, candidate: Candidate): string {
  const { mean, spread, odds, reasons } = candidate;
  const sign = mean > 0 ? '+' : '';
  const speech = speechOf(words, scene);
  const why = reasons.map((reason) => sayIn(words.hint.reasons, reason, speech));
  return [
    ...why,
    words.hint.scores(`${sign}${speech.figure(mean)}`, speech.figure(spread)),
    ...(odds === undefined ? [] : [oddsWords(words, scene, odds)]),
  ].join(', ');
}

/** How likely it is that what somebody promised is kept, as it is for the person's side. */
function oddsWords({ hint }: PageWords, { view }: PageScene, odds: number): string {
  const of100 = (n: number) => Math.round(100 * n);
  const side = sideOf(view);
  return side === 'defence' ? hint.odds.defence(of100(1 - odds)) : hint.odds[side](of100(odds));
}

/** A move in words, as a bot proposes it. */
function moveWords(room: Room, about: Occasion, move: Move): string {
  const { words } = about;
  const what = room.object?.(about, move) ?? objectOf(about, move);
  const said = words.hint.move[move.type]?.(what) ?? [move.type, what].join(' ').trim();
  const tokens = [move.tokens ?? []].flat().map((token) => words.token(String(token)));
  return tokens.length > 0 ? words.hint.withTokens(said, tokens.join('; ')) : said;
}

/** By the kind of thing that a move names: cards, a trump, a player, a number of tricks. */
function objectOf({ words, scene }: Occasion, { seat: _, type: __, ...move }: Move): string {
  const values = Object.values(move).flat().map(String);
  const cards = values.filter((value) => scene.pack.includes(value));
  if (cards.length > 0) return words.list(cards.map(words.card));
  if (move.name !== undefined) return words.trump(String(move.name));
  if (move.partner !== undefined) return scene.names[Number(move.partner)];
  if (move.tricks !== undefined) return words.badge.tricks(Number(move.tricks));
  return words.list(values);
}
