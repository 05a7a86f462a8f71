/** What the page says on its settings. */
const en = {
  saved: 'saved as you go',
  look: 'Look',
  playing: 'Playing',
  person: 'You',
  preview: 'This is how it looks',
  pace: 'A trick at this pace',
  led: 'led',
  winning: 'winning',

  language: 'Language',
  theme: 'Theme',
  suits: 'Suits',
  felt: 'Table',
  back: 'Card back',
  speed: 'Speed',
  pause: 'Pause after a trick',
  cards: 'Large cards',
  motion: 'Less motion',
  sound: 'Sound',
  confirm: 'Two taps to play',
  forced: 'Play forced cards for me',
  keys: 'Single-key shortcuts',
  help: 'Help when something is new',
  name: 'Your name',

  motionAbout: 'cards fade, nothing flies',
  soundAbout: 'cards, tricks, your turn',
  confirmAbout: 'the first lifts the card, the second plays it',
  forcedAbout: 'when there is only one to play',
  keysAbout: 'P to pass, H for a hint; ? lists them all',
  helpAbout: 'one sentence, the first time only',
  suitsAbout: 'Letters come with colours that everybody can tell apart.',

  values: {
    theme: { auto: 'As the device', light: 'Light', dark: 'Dark' },
    suits: { classic: 'Usual', four: 'Four colours', safe: 'With letters' },
    felt: { teal: 'teal', blue: 'blue', plum: 'plum', brown: 'brown' },
    back: { chevrons: 'chevrons', petals: 'petals', tiles: 'tiles' },
    speed: { calm: 'Calm', normal: 'Normal', fast: 'Fast', instant: 'At once' },
    pause: { auto: 'By speed', short: 'Short', long: 'Long', tap: 'Until I tap' },
  },
  account: 'Account',
  accountAbout: 'Be yourself on every device, if you want to.',
  remembered: 'Settings are remembered in this browser.',
};

export type SettingsWords = typeof en;
export default en;
