const en = { lab: 'Change a rule: the lab' };

export type EntryWords = typeof en;
export default en;
