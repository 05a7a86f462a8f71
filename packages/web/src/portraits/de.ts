import type { Tempers } from './en.ts';

/** Wie die Bots sind, je eine Zeile: ihre Art, nicht ihre Stärke. */
const tempers: Tempers = {
  Ada: 'Die Ruhe selbst. Zählt jede Karte mit.',
  Ben: 'Sagt lachend an und meint es ernst.',
  Cleo: 'Lächelt, bevor die Falle zuschnappt.',
  Dario: 'Erzählt Geschichten, vergisst nichts.',
  Emi: 'Sagt wenig, sieht viel.',
  Finn: 'Hat zu jedem Stich eine Theorie.',
  Gala: 'Liebt eine kühne letzte Karte.',
  Hugo: 'Hat alles schon gesehen und wartet ab.',
  Ines: 'Spielt schnell und bereut nichts.',
  Jona: 'Sagt Verzeihung und nimmt den Stich.',
};

export default tempers;
