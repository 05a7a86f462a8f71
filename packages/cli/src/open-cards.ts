import { knowledgeOf } from '@overtrick/bots';
import { type GameRecord, plainText } from '@overtrick/engine';
import { type Stand, stopsIn } from '@overtrick/table';
import { type OpenVerdict, openVerdict } from '@overtrick/table/analysis';

/** With more cards a hand the solver seldom comes to an end. */
const MOST_CARDS = 8;

/** What could have become of a game with all cards open: before every trick of a deal, as soon as so few cards are left that it can be told. */
export function* openVerdictsIn(
  record: GameRecord,
  deal: number | undefined,
  ms: number,
): Generator<OpenVerdict> {
  const knowledge = knowledgeOf(record.game);
  for (const at of momentsIn(record, deal)) {
    const search = openVerdict(knowledge, record, at, ms);
    for (let step = search.next(); ; step = search.next()) {
      if (!step.done) continue;
      yield step.value;
      break;
    }
  }
}

/** The starts of the last tricks. */
function momentsIn({ deals }: GameRecord, wanted: number | undefined): Stand[] {
  return deals.flatMap((deal, index) => {
    if ((wanted ?? index) !== index) return [];
    const first = deal.moves.findIndex(({ type }) => type === 'play');
    const starts = stopsIn(deal).filter((move) => move >= first && move < deal.moves.length);
    return starts.slice(-MOST_CARDS).map((move) => ({ deal: index, move }));
  });
}

/** For other programs, as docs/analysis.md says. */
export function openJson({ deal, move, answer, took }: OpenVerdict): object {
  const told = took === undefined ? {} : { took };
  return { deal, move, ...(answer ?? { isSolved: false }), ...told };
}

export function openWords(verdict: OpenVerdict, record: GameRecord): string {
  const { deal, move, answer, took } = verdict;
  const place = `deal ${deal}, move ${move}: `;
  if (!answer) return `${place}what is drawn during the play is no open card; nothing is claimed`;
  if (!answer.isSolved)
    return `${place}not finished in the time allowed, with ${answer.cards} cards a hand`;
  const cards = answer.line.map(({ card }) => card).join(' ');
  const name = (seat: number) => plainText(record.names?.[seat] ?? `seat ${seat}`);
  const { sides, scores } = answer;
  if (!sides) {
    const brought = scores.map((score, seat) => `${name(seat)} ${score}`).join(', ');
    return `${place}everybody for the own score: ${brought}\n  how: ${cards}`;
  }
  const who = sides.seats.map(name).join(' and ');
  return `${place}${who} could have taken ${sides.could} ${sides.unit}, and took ${took}\n  how: ${cards}`;
}
