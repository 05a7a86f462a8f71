import type { CommonTerms } from './common-en.ts';

const de: CommonTerms = {
  trick: {
    title: 'Stich',
    text: 'Eine Karte von jedem, der Reihe nach gelegt; die höchste gewinnt sie alle.',
    forms: ['Stich', 'Stichs', 'Stiche', 'Stichen'],
  },
  dealer: {
    title: 'Geber',
    text: 'Wer diesmal die Karten gibt; das nächste Mal gibt meist der linke Nachbar.',
    forms: ['Geber', 'Gebers'],
  },
  trump: {
    title: 'Trumpf',
    text: 'Eine Karte, die jede andere schlägt, die keiner ist.',
    forms: ['Trumpf', 'Trumpfs', 'Trümpfe', 'Trümpfen'],
  },
  effectiveSuit: {
    title: 'Geltende Farbe',
    text: 'Wozu eine Karte jetzt zählt: Ein Trumpf zählt nur als Trumpf, was auch darauf gedruckt ist.',
    forms: ['geltende Farbe', 'geltenden Farbe', 'nicht mehr zu ihrer Farbe'],
  },
  lead: {
    title: 'Ausspielen',
    text: 'Die erste Karte eines Stichs legen; sie sagt, welche Farbe zu bedienen ist.',
    forms: ['ausspielen', 'ausgespielt', 'ausgespielte', 'ausgespielten', 'ausspielt'],
  },
  follow: {
    title: 'Bedienen',
    text: 'Eine Karte der ausgespielten Farbe legen: Wer eine hat, muss.',
    forms: ['bedienen', 'bedient', 'bedienst'],
  },
  void: {
    title: 'Blank',
    text: 'Ohne eine Karte dieser Farbe: Wird sie ausgespielt, darf man alles legen.',
    forms: ['blank'],
  },
  ruff: {
    title: 'Stechen',
    text: 'Einen Trumpf legen, weil man die ausgespielte Farbe nicht hat.',
    forms: ['stechen', 'stichst', 'gestochen'],
  },
};

export default de;
