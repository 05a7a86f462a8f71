import type { Game, Options } from '../src/game.ts';
import { optionsOf, playerCounts } from './driver.ts';
import type { At, Sentence } from './figures.ts';

type Parts = Readonly<Record<string, number>>;

const WORDS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'];
const OFTEN = ['nie', 'einmal', 'zweimal', 'dreimal'];
const COLOURS: Readonly<Record<string, string>> = {
  ...{ R: 'Rot', B: 'Blau', G: 'Grün', Y: 'Gelb', K: 'Schwarz' },
};

/** What the German rules page of each game says about the numbers that may be varied. */
const PAGES: Readonly<Record<string, (o: Options, at: At) => Sentence[]>> = {
  mu: (o, at) => {
    const goal = (players: number) => `${at(players).goalBase} + ${at(players).goalStep}`;
    const { colour, doubled, number, none } = o.trumpBonus as Parts;
    const [first, second] = (o.removedColours as readonly string[]).map((each) => COLOURS[each]);
    return [
      ['1.3', `${first} und ${second}, wenn nichts anderes ausgemacht ist (\`removedColours\`)`],
      [
        '7.1',
        `${goal(3)} je Karte zu dritt, ${goal(4)} zu viert, ${goal(5)} zu fünft, ${goal(6)} zu sechst (\`goalBase\`, \`goalStep\`)`,
      ],
      ['7.2', `bekommen je ${o.bidScore} für jede Karte, die der Chef gezeigt hat (\`bidScore\`)`],
      [
        '7.3',
        `eine Farbe ${colour}, die 1en oder 7en ${doubled}, eine andere Zahl ${number}, kein Trumpf ${none} (\`trumpBonus\`)`,
      ],
      ['7.4', `zusammen höchstens ${o.bonusCap} (\`bonusCap\`)`],
      ['7.5', 'deren Ziel erreicht wurde, 0 wenn es keine gibt'],
      ['7.5', `verliert der Chef ${o.missPenalty} (\`missPenalty\`)`],
      ['7.6', `gewinnt jeder Gegner ${o.missReward} (\`missReward\`)`],
      ['7.8', `verliert ${o.stalematePenalty} für jede ihrer Karten (\`stalematePenalty\`)`],
      ['7.8', `gewinnt ${o.stalemateReward} je Karte (\`stalemateReward\`)`],
      ['7', `Das Ziel ist ${at(4).goalBase + 5 * at(4).goalStep}. Mit 35 Punkten`],
      [
        '7',
        `Der Chef verliert ${2 * at(4).missPenalty}, und beide Gegner gewinnen ${2 * at(4).missReward}.`,
      ],
      ['8.1', `jemand ${o.target} oder mehr hat (\`target\`)`],
      ['8.2', o.deals === null ? 'Oder man macht aus, wie oft jeder gibt' : `${o.deals} Spiele`],
      ['8.2', '(`deals`)'],
    ];
  },
  mutwo: (o, at) => {
    const { suit, pair, rank, none } = o.trumpBonus as Parts;
    const worth = 3 * at(5).bidScore + rank;
    const each = at(5).trickScore;
    return [
      [
        '7.1',
        `${at(4).baseTricks} zu viert, ${at(5).baseTricks} zu fünft, ${at(6).baseTricks} zu sechst (\`baseTricks\`)`,
      ],
      ['7.2', `ist ${o.bidScore} für jede Karte, die der Ansager gezeigt hat (\`bidScore\`)`],
      [
        '7.3',
        `eine Farbe ${suit}, ein Zahlenpaar ${pair}, eine einzelne Zahl ${rank}, keiner ${none} (\`trumpBonus\`)`,
      ],
      [
        '7.6',
        `bekommt ${o.trickScore} für jeden Stich, den er selbst gemacht hat (\`trickScore\`)`,
      ],
      ['7.8', `verliert ${o.tiePenalty} für jede gezeigte Karte (\`tiePenalty\`)`],
      ['7', `${WORDS[at(5).baseTricks + 3]} Stiche sind nötig, und der Spielwert ist ${worth}.`],
      ['7', `des Partners: ${worth + 5 * each} und ${worth + 3 * each}.`],
      ['7', `vier und zwei: −${worth} und −${worth - 2 * each}.`],
      ['8.1', `gibt jeder ${OFTEN[o.dealsPerPlayer as number]} (\`dealsPerPlayer\`)`],
    ];
  },
  yamv: (o, at) => {
    const own = o.declarerBonus as Parts;
    const other = o.defenderBonus as Parts;
    const { baseTricks, bidScore, overtrickScore } = at(5);
    const needed = baseTricks + 4;
    const nine = needed * bidScore + (9 - needed) * overtrickScore + own.suit;
    return [
      ['8.1', `braucht ${baseTricks} Stiche (\`baseTricks\`)`],
      ['8.2', `bekommen je ${bidScore} für jeden nötigen Stich (\`bidScore\`)`],
      ['8.3', `${overtrickScore} für jeden Stich darüber (\`overtrickScore\`)`],
      [
        '8.4',
        `eine Farbe ${own.suit}, eine gerade Zahl ${own.even}, eine ungerade Zahl ${own.odd}, keiner ${own.none} (\`declarerBonus\`)`,
      ],
      ['8.5', `verlieren je ${bidScore} für jeden nötigen Stich (\`bidScore\`)`],
      [
        '8.6',
        `immer ${o.defenderTrickScore} für jeden Stich, den er selbst gemacht hat (\`defenderTrickScore\`)`,
      ],
      [
        '8.7',
        `eine gerade Zahl ${other.even}, eine ungerade Zahl ${other.odd}, keiner ${other.none} (\`defenderBonus\`)`,
      ],
      ['8', `${WORDS[needed]} Stiche sind nötig. Mit neun`],
      ['8', `je ${nine}, mit sechs verlieren sie je ${needed * bidScore}.`],
      ['9.1', `jemand ${o.target} oder mehr hat (\`target\`)`],
    ];
  },
  gamut: (o, at) => {
    const { heartPenalty, queenPenalty, madeBonus, overPenalty, underPenalty, trickScore } = at(4);
    return [
      [
        '5.7',
        `kostet ${heartPenalty} (\`heartPenalty\`), die Pik-Dame ${queenPenalty} (\`queenPenalty\`)`,
      ],
      ['5.8', `bekommt stattdessen ${o.moonScore}, oft 16 (\`moonScore\`)`],
      ['5', `kosten ${7 * heartPenalty + queenPenalty}, mehr`],
      ['6.7', `bekommt ${madeBonus} (\`madeBonus\`) und 1 für jeden angesagten Stich`],
      [
        '6.8',
        `bekommt ${madeBonus} weniger ${overPenalty} für jeden Stich zu viel (\`overPenalty\`)`,
      ],
      ['6.9', `verliert ${underPenalty} für jeden angesagten Stich (\`underPenalty\`)`],
      ['6', `Ansage von 3 bringt ${madeBonus + 3}.`],
      [
        '6',
        `bringt ${madeBonus - 2 * overPenalty} mit vier Stichen und −${2 * underPenalty} mit einem.`,
      ],
      ['6', `für ein Team ist ${madeBonus + 8}, das Schlimmste −${8 * underPenalty}, beides`],
      ['7.6', `alle acht Stiche gehören ihm: ${8 * trickScore}.`],
      ['7.8', `Ein Stich bringt ${trickScore} (\`trickScore\`)`],
      ['7.9', `keinen Stich macht, verliert ${o.noTrickPenalty} (\`noTrickPenalty\`)`],
      ['8.1', `jemand ${o.target} oder mehr hat (\`target\`)`],
    ];
  },
  'ninja-whist': (o) => [
    ['7.1', `am Ende der Runde ${o.bidScore} (\`bidScore\`)`],
    ['7.3', `${o.tokenScore} Punkt wert (\`tokenScore\`)`],
  ],
};

export function germanSentencesOf(game: Game): Sentence[] {
  const [players] = playerCounts(game);
  const at: At = (n) => optionsOf(game, n) as Record<string, number>;
  return PAGES[game.name]?.(optionsOf(game, players), at) ?? [];
}
