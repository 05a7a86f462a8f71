import type { Event, Seat } from '@overtrick/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Speaker } from '../play/speaker.ts';
import type { Shown } from '../play/state.ts';
import type { PageScene } from '../protocol.ts';
import { useRoom } from '../room/rooms.ts';
import type { TurnQuestion } from '../room/turn-question.ts';
import { useWords } from '../words/index.ts';
import { asSentence } from '../words/speech.ts';
import { useCompany } from './company.ts';
import { sayer, sentence } from './phrases.ts';
import { askedOf } from './question.tsx';

/** Who comes back to a table hears what has happened since they decided last, but not everything. */
const RECENT = 12;

/** Says every event to those who listen, and then what is asked, at a pace at which it can be heard. */
export function Announcer({ shown }: { shown: Shown }) {
  const words = useWords();
  const room = useRoom();
  const speaker = useSpeaker();
  const story = useRef<Story>(UNHEARD);
  const told = useCompany()?.told ?? NOTHING;
  const heard = useRef(told.length);
  useEffect(() => {
    const { scene } = shown;
    const { fresh, isBack } = newsOf(story.current, scene);
    story.current = { deal: scene.deal, length: scene.story.length };
    if (isBack) speaker.forget();
    const say = sayer(words, scene);
    speaker.tell(fresh.flatMap((event) => sentence(words, say, event) ?? []));
    speaker.tell(told.slice(heard.current));
    heard.current = told.length;
    const asked = askedOf(words, room, shown);
    speaker.ask(asked && { turn: turnOf(scene), text: spoken(asked) });
  });
  return (
    <div class="unseen" role="status" aria-live="polite">
      <p key={speaker.number}>{speaker.text}</p>
    </div>
  );
}

const NOTHING: readonly string[] = [];

function useSpeaker(): Speaker {
  const [, redraw] = useState(0);
  const [speaker] = useState(() => new Speaker(() => redraw((n) => n + 1)));
  useEffect(() => () => speaker.close(), [speaker]);
  return speaker;
}

/** How much of which deal has been heard. */
interface Story {
  readonly deal: number;
  readonly length: number;
}

const UNHEARD: Story = { deal: -1, length: 0 };

/** What has happened since, and whether something was taken back. */
function newsOf(heard: Story, { deal, story, view }: PageScene) {
  if (heard === UNHEARD) return { fresh: sinceOwn(story, view.eyes), isBack: false };
  if (deal > heard.deal) return { fresh: story, isBack: false };
  const isBack = deal < heard.deal || story.length < heard.length;
  return { fresh: isBack ? [] : story.slice(heard.length), isBack };
}

function sinceOwn(story: readonly Event[], eyes: Seat): readonly Event[] {
  const isOwn = (event: Event) => 'seat' in event && event.seat === eyes && event.type !== 'hand';
  const last = story.map(isOwn).lastIndexOf(true);
  return story.slice(Math.max(last, story.length - RECENT, 0));
}

function turnOf({ deal, view }: PageScene): string {
  return `${deal}/${view.history.length}`;
}

function spoken({ line, follows }: TurnQuestion): string {
  return [asSentence(line), ...(follows ? [follows] : [])].join(' ');
}
