import type { Event, Seat } from '@overtrick/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { newsOf } from '../play/in-short.ts';
import { Speaker } from '../play/speaker.ts';
import type { Shown } from '../play/state.ts';
import type { PageScene } from '../protocol.ts';
import { useRoom } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';
import { questionAloud, tellingOf } from './aloud.ts';
import { useCompany } from './company.ts';
import { askedOf } from './question.tsx';

/** Who comes back to a table hears what has happened since they decided last, but not everything. */
const RECENT = 12;

interface Props {
  readonly shown: Shown;
  /** Nothing can be done now, so nothing is asked. */
  readonly isHeld?: boolean;
}

/** Says to those who listen what happens, and then what is asked, at a pace at which it can be heard. */
export function Announcer({ shown, isHeld = false }: Props) {
  const words = useWords();
  const room = useRoom();
  const speaker = useSpeaker();
  const story = useRef<Story>(UNHEARD);
  const told = useCompany()?.told ?? NOTHING;
  const heard = useRef(told.length);
  useEffect(() => {
    const { scene } = shown;
    const { fresh, isBack } = freshIn(story.current, scene);
    story.current = { deal: scene.deal, length: scene.story.length };
    if (isBack) speaker.forget();
    const telling = tellingOf(words, room, scene);
    speaker.tell(newsOf(telling, fresh), telling);
    speaker.tell(
      told.slice(heard.current).map((text) => ({ text, events: [] })),
      telling,
    );
    heard.current = told.length;
    const asked = isHeld ? undefined : askedOf(words, room, shown);
    speaker.ask(asked && { turn: turnOf(scene), text: questionAloud(words, scene, asked) });
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
  useEffect(() => () => speaker.forget(), [speaker]);
  return speaker;
}

/** How much of which deal has been heard. */
interface Story {
  readonly deal: number;
  readonly length: number;
}

const UNHEARD: Story = { deal: -1, length: 0 };

/** What has happened since, and whether something was taken back. */
function freshIn(heard: Story, { deal, story, view }: PageScene) {
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
