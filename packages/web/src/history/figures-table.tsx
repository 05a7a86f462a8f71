import { type PageWords, useWords, WordsAt } from '../words/index.ts';
import { byGame, type Figures, figuresOf, type PlayedMatch } from './figures.ts';
import { useHistoryWords } from './words.ts';

/** What all of it comes to, game by game and together. */
export function FiguresTable({ matches }: { matches: readonly PlayedMatch[] }) {
  const words = useWords();
  const history = useHistoryWords();
  const games = byGame(matches).map(([game, own]) => ({
    game,
    title: own[0].summary.title,
    figures: figuresOf(own),
  }));
  return (
    <section class="figures">
      <h2>{history.figures}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{history.game}</th>
            <th scope="col">{history.played}</th>
            <th scope="col">{history.won}</th>
            <th scope="col">{history.place}</th>
            <th scope="col">{history.perDeal}</th>
          </tr>
        </thead>
        <tbody>
          {games.map(({ game, title, figures }) => (
            <Row key={game} title={title} figures={figures} words={words} />
          ))}
        </tbody>
        {games.length > 1 && (
          <tfoot>
            <Row
              title={history.all}
              figures={{ ...figuresOf(matches), perDeal: Number.NaN }}
              words={words}
            />
          </tfoot>
        )}
      </table>
      <ul>
        {games
          .filter(({ figures }) => figures.promised > 0)
          .map(({ game, title, figures: { made, promised } }) => (
            <WordsAt key={game} game={game}>
              <Kept title={title} made={made} promised={promised} />
            </WordsAt>
          ))}
      </ul>
    </section>
  );
}

/** Points of several games cannot be added up: there a dash stands. */
function Row({ title, figures, words }: { title: string; figures: Figures; words: PageWords }) {
  const { mean } = useHistoryWords();
  const { played, won, place, perDeal } = figures;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{words.figure(played)}</td>
      <td>{words.figure(won)}</td>
      <td>{mean(place)}</td>
      <td>{Number.isNaN(perDeal) ? '–' : mean(perDeal)}</td>
    </tr>
  );
}

/** How often what was promised in a game was made, as that game says it. */
function Kept({ title, made, promised }: { title: string; made: number; promised: number }) {
  const { own } = useWords();
  const history = useHistoryWords();
  return (
    <li>
      <b>{title}:</b> {(own.promises ?? history.promises)(made, promised)}
    </li>
  );
}
