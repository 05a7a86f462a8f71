import { Glyph } from '../cards/glyphs.tsx';
import type { SetRow } from './sets.ts';
import { useAgainWords } from './words.ts';

interface Props {
  readonly code: string;
  readonly row: SetRow;
}

/** Every deal of a set: to be played, or to be looked back at. */
export function SetDeals({ code, row }: Props) {
  const { set: words, day, signed } = useAgainWords();
  const next = row.own.indexOf(null);
  return (
    <>
      <ol class="set-deals">
        {row.own.map((score, deal) => (
          <li key={deal}>
            <b>{words.deal(deal + 1)}</b>
            {score === null ? (
              <span class="soft">–</span>
            ) : (
              <a href={`#/shared/${row.looks[deal] ?? ''}`}>
                {signed(score)}
                <span class="unseen"> {day.look}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
      {next >= 0 && (
        <a class="choice main" href={`#/duplicate/${code}?play=${next + 1}`}>
          <Glyph name="play" />
          {words.play(next + 1)}
        </a>
      )}
    </>
  );
}
