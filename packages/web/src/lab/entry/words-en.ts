const en = { lab: 'The lab: change a rule, see what it does' };

export type EntryWords = typeof en;
export default en;
