// Games as links: a whole deal or match in a text that can be sent, read without a server.
export { type Cast, castIn, withCast } from '../cast.ts';
export { dealAlone } from './alone.ts';
export { brought, judged, linkTo, SHARED } from './brought.ts';
export { codeOf, LONGEST_LINK, recordIn } from './link.ts';
export type { BroughtFault, Trouble, TroubleKind } from './trouble.ts';
