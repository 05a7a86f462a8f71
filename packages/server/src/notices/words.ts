import type { TurnStage } from './stages.ts';

/** What a notice says. No card is in it, and nobody's name: it may be shown on a locked screen. */
export interface NoticeWords {
  readonly title: string;
  readonly body: string;
}

/** So much time, in the largest unit of which there is more than one. */
function spanIn(ms: number, [minutes, hours, days]: readonly [string, string, string]): string {
  const inMinutes = Math.max(1, Math.round(ms / 60_000));
  if (inMinutes < 120) return `${inMinutes} ${minutes}`;
  const inHours = Math.round(inMinutes / 60);
  return inHours < 48 ? `${inHours} ${hours}` : `${Math.round(inHours / 24)} ${days}`;
}

type Said = (game: string, stage: TurnStage, left: number) => NoticeWords;

const en: Said = (game, stage, left) => {
  const span = spanIn(left, ['min', 'hours', 'days']);
  const bodies = {
    turn: `You have ${span}.`,
    half: `Half of your time has passed: ${span} left.`,
    tenth: `Only ${span} left. After that a bot plays for you.`,
  };
  return { title: `${game}: your turn`, body: bodies[stage] };
};

const de: Said = (game, stage, left) => {
  const span = spanIn(left, ['Min.', 'Stunden', 'Tage']);
  const bodies = {
    turn: `Du hast noch ${span}.`,
    half: `Die Hälfte deiner Zeit ist um: noch ${span}.`,
    tenth: `Nur noch ${span}. Danach spielt ein Bot für dich.`,
  };
  return { title: `${game}: du bist dran`, body: bodies[stage] };
};

const LANGUAGES: Readonly<Record<string, Said>> = { en, de };

/** In a language that there is; in English otherwise. */
export function noticeWords(language: string): Said {
  return Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : en;
}
