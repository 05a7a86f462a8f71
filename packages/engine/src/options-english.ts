import type { CommonSays, Sentences } from './says.ts';

type OptionSays = Pick<CommonSays, Extract<keyof CommonSays, `option-${string}`>>;

/** What an option cannot be set to, in English. Apart from the rest: the rules themselves say no more in words than this. */
export const optionsEnglish: Sentences<OptionSays> = {
  'option-object': ({ given }) => `options must be an object, not ${given}`,
  'option-unknown': ({ title, given, near, names }) =>
    `${title} has no option ${given}; ${near ? `did you mean ${near}?` : `it has ${names.join(', ')}`}`,
  'option-count': ({ option, least, most, nullable }) =>
    `${option} must be a whole number from ${least} to ${most}${nullable ? ', or null' : ''}`,
  'option-flag': ({ option }) => `${option} must be true or false`,
  'option-choice': ({ option, among }) => `${option} must be one of ${among.join(', ')}`,
  'option-list': ({ option, size, among }) =>
    `${option} must be ${size} different ones of ${among.join(', ')}`,
  'option-parts': ({ option, parts, most }) =>
    `${option} must have the parts ${parts.join(', ')}, whole numbers from 0 to ${most}`,
  'option-players': ({ option, fewest, most }) =>
    `${option} can only be changed with ${fewest === most ? fewest : `${fewest} to ${most}`} players`,
};
