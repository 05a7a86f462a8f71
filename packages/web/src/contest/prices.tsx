import type { AuctionView } from '@overtrick/engine';
import type { BoardProps } from '../room/room.ts';
import type { ContestWords } from './en.ts';

/** More than this nobody has in mind at a time. */
const MOST = 8;

/** Beside the table, while cards are bid: what numbers of cards and, by this option, trumps would bring. */
export function pricesBeside<V extends AuctionView>(option: string) {
  return ({ about }: BoardProps<V, ContestWords>) => (
    <>
      <Prices about={about} />
      <Bonuses about={about} bonuses={Object(about.view.setup.options)[option]} />
    </>
  );
}

/** What each number of cards would promise and bring. */
function Prices<V extends AuctionView>({ about }: BoardProps<V, ContestWords>) {
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

interface BonusesProps<V extends AuctionView> extends BoardProps<V, ContestWords> {
  readonly bonuses: Readonly<Record<string, number>>;
}

/** What the trump of whoever wins the auction would add, by kind of trump. */
function Bonuses<V extends AuctionView>({ about, bonuses }: BonusesProps<V>) {
  const { view, own, words } = about;
  if (view.prices.length === 0) return null;
  return (
    <section class="adds">
      <h2>{own.prices.adds}</h2>
      <dl>
        {Object.entries(bonuses).map(([kind, bonus]) => (
          <div key={kind}>
            <dt>{words.setup.part[kind]}</dt>
            <dd>{words.signed(bonus)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
