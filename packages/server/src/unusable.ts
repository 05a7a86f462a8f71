import { Sayable } from './journal.ts';

/** What keeps data from being used, in words for whoever runs the server. */
export class Unusable extends Sayable {}
