/** What the page says on its rules and around terms. */
const en = {
  find: 'Find in the rules',
  nothing: 'No rule has these words.',
  note: '',
  loading: 'Loading the rules …',
  failed: 'The rules could not be loaded: is there a network? Reload the page to try again.',
  clauseOf: (term: string) => `${term}: the rule`,
};

export type RulesWords = typeof en;
export default en;
