import { count } from '../../words/in-english.ts';

/** What the page says about accounts. */
const en = {
  title: 'Account',
  lead: 'An account is not needed to play. With one you are yourself on every device, and find your seats again if a browser forgets you.',
  noMail: 'No e-mail, no other details.',
  make: 'Make an account',
  makeAbout: (name: string) => `You stay ${name}, with your seats and games.`,
  login: 'Name to sign in with',
  passphrase: 'Passphrase',
  newPassphrase: 'New passphrase',
  currentPassphrase: 'Your passphrase now',
  passphraseAbout: 'At least 10 characters. A few words that only you would put together are best.',
  show: 'Show what I type',
  withPassphrase: 'With a passphrase',
  withPasskey: 'With a passkey',
  passkeyAbout: 'Your device knows you by finger, face or PIN. Nothing to remember.',
  noPasskeys:
    'Passkeys take an address with https, and a browser that has them. A passphrase works here.',
  signIn: 'Sign in',
  signInAbout: 'If you have an account already.',
  signInPasskey: 'Sign in with a passkey',
  forgotten: 'I have forgotten my passphrase',
  code: 'A recovery code',
  codeAbout:
    'A recovery code works once. You choose a new passphrase with it, and all other devices are signed out.',
  recover: 'Sign in with the code',
  back: 'Back to signing in',
  bring: (name: string) => `Bring the seats of ${name} along`,
  bringAbout: 'tables that you play at as a guest in this browser',
  signedIn: (name: string) => `Signed in as ${name}`,
  atTables: (name: string) => `At tables you are ${name}.`,

  codes: {
    title: 'Recovery codes',
    about:
      'If you forget your passphrase or lose your passkey, one of these lets you in. Each works once.',
    once: 'They are shown only now. Keep them where you would look for them.',
    left: (n: number) =>
      n === 0
        ? 'none. Make some: else a lost device can be a lost account.'
        : `${count(n, 'code')} left.`,
    copy: 'Copy',
    copied: 'Copied',
    save: 'Save as a file',
    print: 'Print',
    kept: 'I have kept them',
    renew: 'New codes',
    renewAbout: 'Those before are worth nothing then.',
    file: (login: string) => `Overtrick, recovery codes of ${login}. Each works once.`,
  },

  ways: {
    title: 'How you sign in',
    change: 'Change passphrase',
    set: 'Add a passphrase',
    changed: 'Done. All other devices are signed out.',
    addPasskey: 'Add a passkey',
    added: 'The passkey is added.',
    passkey: 'Passkey',
    remove: 'Remove',
    removeOf: (what: string) => `Remove ${what}`,
    since: (when: string) => `since ${when}`,
  },

  devices: {
    title: 'Devices',
    unnamed: 'Some browser',
    here: 'this device',
    lastUsed: (when: string) => `last used ${when}`,
    signOut: 'Sign out',
    signOutOf: (what: string) => `Sign out ${what}`,
    others: 'Sign all others out',
    leave: 'Sign out here',
    leaveAbout: 'Your games played alone stay in this browser.',
  },

  games: {
    title: 'Games played alone',
    keep: 'Keep them with the account',
    about: 'finished games of this browser come to your other devices, and theirs come here',
    state: (kept: number) => (kept === 0 ? 'None is kept yet.' : `${count(kept, 'game')} kept.`),
    full: 'There is no room for more games with the account. Those already kept stay.',
  },

  remove: {
    title: 'Delete the account',
    about:
      'Your name goes from every table, your seats in running games go to bots, and the games that you keep here are erased. What others have played with you stays theirs. This cannot be taken back.',
    type: (login: string) => `Type “${login}” to delete it`,
    proof: 'Your passphrase, or a recovery code',
    passkey: 'Your device then asks for your passkey.',
    yes: 'Delete for good',
    done: 'The account is deleted. Nobody is named by it any more.',
  },
};

export type AccountWords = typeof en;
export default en;
