import type { Offer, OfferedOption } from '../protocol.ts';
import { type PageWords, useWords } from '../words/index.ts';
import { rulesOf } from './address.ts';
import { chosenIn, isOfTable, queryWith, valueWords } from './house-values.ts';
import type { LawProps } from './law-props.ts';
import { rulesWordsOf } from './words.ts';

/** Whether something else is played than this clause says. */
export function isChanged({ offer, query }: LawProps, clause: string): boolean {
  if (!offer) return false;
  const chosen = chosenIn(query, offer);
  return offer.options.some((option) => option.clause === clause && option.name in chosen);
}

/** The house rules that change a clause. */
export function HouseRules({ clause, law: { offer, query } }: { clause: string; law: LawProps }) {
  const options = offer?.options.filter((option) => option.clause === clause) ?? [];
  return (
    <>
      {offer &&
        options.map((option) => (
          <HouseRule key={option.name} option={option} offer={offer} query={query} />
        ))}
    </>
  );
}

interface HouseRuleProps {
  readonly option: OfferedOption;
  readonly offer: Offer;
  readonly query: URLSearchParams;
}

/** A house rule with what is usual, what is played here, and, before there is a table, a way to change it. */
function HouseRule({ option, offer, query }: HouseRuleProps) {
  const words = useWords();
  const rules = rulesWordsOf(words);
  const chosen = chosenIn(query, offer)[option.name];
  const usual = usualWords(words, option);
  const here = chosen === undefined ? '' : `${rules.here(valueWords(words, option, chosen))}; `;
  return (
    <div class="house-rule">
      <p>
        <b>{rules.house}</b> {houseWords(words, option)}
        <small>
          {here}
          {usual}
        </small>
        {chosen !== undefined && !isOfTable(query) && (
          <a class="choice" href={`#/new/${offer.name}?${rulesOf(query)}`}>
            {rules.open}
          </a>
        )}
      </p>
      {!isOfTable(query) && <Control option={option} offer={offer} query={query} />}
    </div>
  );
}

/** What the rule is about, and what it says where that is one thing. */
function houseWords(words: PageWords, option: OfferedOption): string {
  const about = words.setup.option[option.name] ?? option.about;
  const other = option.kind === 'choice' ? otherOf(option) : undefined;
  return other === undefined ? about : `${about}: ${valueWords(words, option, other)}`;
}

/** By number of players, where that matters. */
function usualWords(words: PageWords, option: OfferedOption): string {
  const rules = rulesWordsOf(words);
  const all = Object.entries(option.defaults).map(
    ([players, value]) => [Number(players), valueWords(words, option, value)] as const,
  );
  const [[, first]] = all;
  if (all.every(([, value]) => value === first)) return rules.usual(first);
  return rules.usual(all.map(([n, value]) => rules.withPlayers(n, value)).join(', '));
}

/** A switch where there are only two ways; others are changed at a new table. */
function Control({ option, offer, query }: HouseRuleProps) {
  const words = useWords();
  const other = otherOf(option);
  if (other === undefined) return null;
  const isOn = option.name in chosenIn(query, offer);
  const usual = Object.values(option.defaults)[0];
  const next = queryWith(query, offer, option, isOn ? usual : other);
  return (
    <button
      type="button"
      class="house-switch"
      role="switch"
      aria-checked={isOn}
      aria-label={houseWords(words, option)}
      onClick={() => location.replace(`#/rules/${offer.name}?${next}`)}
    />
  );
}

/** What it can be besides what is usual, if that is one thing. */
function otherOf({ kind, among = [], defaults }: OfferedOption): unknown {
  if (kind === 'flag') return true;
  if (kind !== 'choice') return undefined;
  const others = among.filter((each) => each !== Object.values(defaults)[0]);
  return others.length === 1 ? others[0] : undefined;
}
