import type { AuctionView } from '@overtrick/engine';
import type { BoardProps } from '../room/room.ts';
import type { ContestWords } from './en.ts';

/** More than this nobody has in mind at a time. */
const MOST = 8;

/** Beside the table, while cards are bid: what each number of cards would promise and bring. */
export function Prices<V extends AuctionView>({ about }: BoardProps<V, ContestWords>) {
  const { view, own, words } = about;
  const { title, columns } = own.prices;
  const mine = view.shown[view.eyes];
  const prices = view.prices.slice(0, MOST);
  if (prices.length === 0) return null;
  return (
    <section class="prices">
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prices.map(({ cards, needed, worth, loss }) => (
            <tr key={cards} data-mine={cards === mine || undefined}>
              <th scope="row">
                {cards}
                {cards === mine && <small> {words.you}</small>}
              </th>
              <td>{needed}</td>
              <td data-sign="gain">{words.signed(worth)}</td>
              <td data-sign="loss">{words.signed(-loss)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
