import type { Candidate, Thought } from '@overtrick/bots';
import type { Move } from '@overtrick/engine';
import { sideOf } from '@overtrick/table';
import type { Scene } from '../protocol.ts';
import { type PageWords, useWords } from '../words/index.ts';

const MOST = 3;

/** What the strongest bot would do in the person's seat, and how sure it is. */
export function HintBody({ scene, hint }: { scene: Scene; hint: Thought | 'thinking' }) {
  const words = useWords();
  if (hint === 'thinking') {
    return (
      <p class="thinking">
        {words.hint.thinking} <span class="dots" />
      </p>
    );
  }
  if (hint.candidates.length < 2)
    return <p>{words.hint.one(moveWords(words, scene, hint.move))}</p>;
  return (
    <>
      <p>{words.hint.worlds(hint.worlds)}</p>
      <ol class="candidates">
        {hint.candidates.slice(0, MOST).map((candidate, i) => (
          <li key={i}>
            <b>{moveWords(words, scene, candidate.move)}</b>
            <span>{judgement(words, scene, candidate)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function judgement(words: PageWords, scene: Scene, candidate: Candidate): string {
  const { mean, spread, odds, reasons } = candidate;
  const one = (n: number) => (Math.round(n * 10) / 10).toLocaleString(words.code);
  const sign = mean > 0 ? '+' : '';
  const why = reasons.flatMap(({ words: said, figure }) => {
    const reason = words.hint.reason(said);
    if (reason === undefined) return [];
    return figure === undefined ? reason : `${reason} ${one(figure).replace('-', '−')}`;
  });
  return [
    ...why,
    words.hint.scores(`${sign}${one(mean).replace('-', '−')}`, one(spread)),
    ...(odds === undefined ? [] : [oddsWords(words, scene, odds)]),
  ].join(', ');
}

/** How likely it is that what somebody promised is kept, as it is for the person's side. */
function oddsWords({ hint }: PageWords, { view }: Scene, odds: number): string {
  const of100 = (n: number) => Math.round(100 * n);
  const side = sideOf(view);
  return side === 'defence' ? hint.odds.defence(of100(1 - odds)) : hint.odds[side](of100(odds));
}

/** A move in words, as a bot proposes it. */
export function moveWords(words: PageWords, scene: Scene, move: Move): string {
  const what = objectOf(words, scene, move);
  const said = words.hint.move[move.type]?.(what) ?? [move.type, what].join(' ');
  const tokens = [move.tokens ?? []].flat().map((token) => words.token(String(token)));
  return tokens.length > 0 ? words.hint.withTokens(said, tokens.join('; ')) : said;
}

function objectOf(words: PageWords, scene: Scene, move: Move): string {
  const cards = (value: unknown) =>
    words.list([value].flat().map((code) => words.card(String(code))));
  if (move.card !== undefined) return cards(move.card);
  if (move.cards !== undefined) return cards(move.cards);
  if (move.discard !== undefined) return cards(move.discard);
  if (move.left !== undefined) return cards([move.left, move.right].flat());
  if (move.name !== undefined) return words.trump(scene.game, String(move.name));
  if (move.partner !== undefined) return scene.names[Number(move.partner)];
  if (move.tricks !== undefined) return words.badge.tricks(Number(move.tricks));
  if (move.contract !== undefined) return words.contracts[String(move.contract)];
  if (move.token !== undefined) return words.token(String(move.token));
  return '';
}
