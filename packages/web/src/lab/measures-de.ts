import type { Texts } from '../words/names.ts';

const BEYOND = 'über dem Schnitt des Tisches';

/** By kind of measure, its title and its definition; `*` is a name or a number. */
export const measuresDe: Readonly<Record<string, readonly [title: string, definition: string]>> = {
  'seat/*/advantage': [
    'Platz *',
    `Punkte je Spiel von Platz * ${BEYOND}. Jeder Platz gibt gleich oft.`,
  ],
  'place/*/advantage': [
    '*',
    `Punkte je Spiel des Platzes * Stellen links vom Geber ${BEYOND}. Stelle 0 gibt, Stelle 1 ist Vorhand.`,
  ],
  'skill/advantage': [
    'Was der Stärkere gewinnt',
    `Punkte je Spiel eines Platzes mit einem stärkeren Bot unter schwächeren ${BEYOND}.`,
  ],
  'skill/ahead': [
    'Der Stärkere liegt vorn',
    'Wie oft der Platz mit dem stärkeren Bot in einem Spiel mehr Punkte macht als einer mit einem schwächeren; gleiche zählen halb. 50 % ist reines Glück.',
  ],
  'skill/wins': [
    'Der Stärkere gewinnt',
    'Der Anteil der Partien, die der Platz mit dem stärkeren Bot gewinnt; gleiche werden geteilt. Durch Glück allein wäre es eins geteilt durch die Zahl der Spieler.',
  ],
  'bot/*/advantage': ['Bot *', `Punkte je Spiel eines Platzes mit dem Bot * ${BEYOND}.`],
  'role/*/share': [
    'Plätze: *',
    'Wie viele Plätze je Spiel „*“ sind. Auch Spiele zählen, die nicht gespielt werden.',
  ],
  'role/*/score': ['Punkte: *', 'Punkte je Spiel eines Platzes, der „*“ ist.'],
  'role/*/advantage': ['Vorteil: *', `Punkte je Spiel eines Platzes, der „*“ ist, ${BEYOND}.`],
  'contract/made': [
    'Erfüllte Ansagen',
    'Der Anteil der Ansagen, auch der genauen, die erfüllt werden.',
  ],
  'contract/score': [
    'Punkte einer Ansage',
    'Punkte dessen, der angesagt hat, in Spielen mit einer Ansage.',
  ],
  'contract/bid': ['Höhe der Gebote', 'Der Schnitt der Gebote, aus denen Ansagen wurden.'],
  'bid/*/share': ['Gebot *', 'Der Anteil der Ansagen mit einem Gebot von *.'],
  'bid/*/made': ['Gebot * erfüllt', 'Der Anteil der Gebote von *, die erfüllt werden.'],
  'bid/*/score': ['Punkte mit Gebot *', 'Punkte dessen, der angesagt hat, bei Ansagen von *.'],
  'trump/*/share': [
    'Trumpf: *',
    'Der Anteil der Ansagen, für die ein Trumpf der Art „*“ genannt wird.',
  ],
  'trump/*/made': [
    'Trumpf * erfüllt',
    'Der Anteil der Ansagen mit einem Trumpf der Art „*“, die erfüllt werden.',
  ],
  'trump/*/score': [
    'Punkte mit Trumpf *',
    'Punkte des Ansagers bei einem Trumpf der Art „*“. Er ist gewählt: Die Blätter sind nicht dieselben.',
  ],
  'bonus/*/chosen': ['Bonus: *', 'Was die Regeln für einen Trumpf der Art „*“ zahlen.'],
  'bonus/*/even': [
    'Bonus ohne Vorteil: *',
    'Der Bonus für einen Trumpf der Art „*“, mit dem die Ansager im Schnitt des Tisches lägen, wenn alles so genannt und gespielt würde wie hier. Für weniger würden sie etwas anderes nennen: Das zeigt sich, wenn man den Bonus ändert.',
  ],
  'ending/*/share': ['Spiele: *', 'Der Anteil der Spiele, die als „*“ enden.'],
  'clause/*/share': [
    'Gewertet: *',
    'Der Anteil der Spiele, in denen Abschnitt * jemandem Punkte bringt oder nimmt.',
  ],
  'clause/*/points': [
    'Punkte für: *',
    'Was Abschnitt * allen zusammen bringt, in einem Spiel, in dem er zählt.',
  ],
  'use/*/times': ['Gebrauch: *', 'Wie oft es in einem Spiel „*“ gibt.'],
  'use/*/advantage': [
    'Vorteil: *',
    `Punkte je Spiel eines Platzes mit „*“, ${BEYOND}; wer es zweimal hat, zählt zweimal. Es wurde gewählt: Die Karten sind verschieden.`,
  ],
  'deal/moves': ['Züge je Spiel', 'Entscheidungen in einem Spiel, auch die erzwungenen.'],
  'deal/range': [
    'Spanne eines Spiels',
    'Die beste Punktzahl eines Spiels minus die schlechteste: was auf dem Spiel steht.',
  ],
  'deal/settled': [
    'Entschieden nach',
    'Der Teil der Stiche eines Spiels, nach dem feststeht, was aus den Ansagen wird; bei mehreren im Schnitt. Genaue Ansagen, die erfüllt werden, stehen erst mit dem letzten Stich fest. Wo nichts angesagt ist: nach dem nichts mehr übrig ist, was zählt.',
  ],
  'decision/mattered': [
    'Entscheidungen, die zählten',
    'Der Anteil der verglichenen Entscheidungen, deren bester Zug mindestens einen Punkt über dem nächsten liegt, wie der Bot urteilt.',
  ],
  'match/deals': ['Spiele je Partie', 'Spiele, bis eine Partie vorbei ist.'],
  'match/moves': ['Züge je Partie', 'Entscheidungen, bis eine Partie vorbei ist.'],
  'match/undecided': [
    'Unentschieden',
    'Der Anteil der Partien, die nach 400 Spielen nicht vorbei sind.',
  ],
  'match/margin': ['Vorsprung', 'Die beste Punktzahl einer Partie minus die zweitbeste.'],
  'match/leads': ['Führungswechsel', 'Wie oft jemand anders allein in Führung geht als zuvor.'],
  'match/decided': [
    'Entschieden nach',
    'Der Teil einer Partie, nach dem der Sieger nicht mehr eingeholt wird: Spät ist spannend.',
  ],
  'match/comeback': [
    'Aufholjagden',
    'Der Anteil der Partien, deren Sieger zur Halbzeit Letzter war, auch gemeinsam mit anderen.',
  ],
  'seat/*/wins': ['Platz * gewinnt', 'Der Anteil der Siege von Platz *; gleiche werden geteilt.'],
  'place/*/wins': [
    '* gewinnt',
    'Der Anteil der Siege des Platzes * Stellen links vom ersten Geber; gleiche werden geteilt.',
  ],
  'bot/*/wins': [
    'Bot * gewinnt',
    'Der Anteil seiner Partien, die ein Platz mit dem Bot * gewinnt; gleiche werden geteilt.',
  ],
};

const PLACES: Texts = { 0: 'Geber (Stelle 0)', 1: 'Vorhand (Stelle 1)' };

/** What a title says for a name, where the game has a word for it. */
export function nameInTitleDe(pattern: string, name: string, names: Texts): string {
  if (pattern.startsWith('place/')) return PLACES[name] ?? `Stelle ${name} nach dem Geber`;
  const told = names[name] ?? name;
  return pattern.startsWith('clause/') && told !== name ? `${told} (${name})` : told;
}

/** What a definition says for it: clauses and places by their number. */
export function nameDefinedDe(pattern: string, name: string, names: Texts): string {
  return pattern.startsWith('clause/') ? name : (names[name] ?? name);
}
