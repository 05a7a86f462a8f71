import { reasonsEnglish } from '@overtrick/bots/english';

export default reasonsEnglish;
