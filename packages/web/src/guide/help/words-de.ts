import type { HelpWords } from './words-en.ts';

const help: HelpWords = {
  title: 'Das ist neu',
  close: 'Verstanden',
  off: 'Keine Hilfen mehr',
  again: 'Alles noch einmal erklären',
  isAgain: 'Alles wird noch einmal erklärt.',
  kinds: {
    auction:
      'Zum Bieten tippst du Karten an und zeigst sie. Sie bleiben deine, du spielst sie später.',
    tie: 'Gleich viele Karten: Bleibt es dabei, wird kein Stich gespielt.',
    illegal: 'Graue Karten sind jetzt nicht erlaubt. Tipp eine an und lies, warum.',
    left: 'Diese Karte ist jetzt Trumpf. Zu ihrer Farbe gehört sie nicht mehr.',
    partner: 'Dein Partner spielt bis zum Ende des Spiels mit dir. Schau, was alle gezeigt haben.',
    exchange: 'Zwei neue Karten sind in deiner Hand. Leg zwei beliebige weg.',
    gift: 'Wähle zwei Karten: Die erste geht nach links, die zweite nach rechts.',
    fold: 'Mit einem schwachen Blatt steig aus: Das kostet nichts. Mitspielen ohne Stich schon.',
    token: 'Deine Plättchen: Tipp eine Zahlenkarte ihrer Farbe an, um sie zu heben.',
    forbidden: 'Du gibst, darum fehlt eine Zahl: Die Ansagen dürfen nicht aufgehen.',
    claim: 'Alle übrigen Stiche sind sicher deine. Nimm sie auf einmal.',
    figure: 'Neben jedem Namen steht, was schon gewonnen ist.',
    sheet: 'So steht die Partie jetzt. Der Spielzettel nennt zu jedem Punkt den Grund.',
  },
};

export default help;
