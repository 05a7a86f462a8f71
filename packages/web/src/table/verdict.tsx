import type { PageScene } from '../protocol.ts';
import { useRoom } from '../room/rooms.ts';
import type { GoalShown } from '../room/stakes.ts';
import { type PageWords, useWords } from '../words/index.ts';
import { useOccasion } from './occasion.ts';
import { nameOf, sayer, sentence } from './phrases.ts';

/** Who has won the match. */
export function Winners({ scene }: { scene: PageScene }) {
  const words = useWords();
  const { winners, view, totals } = scene;
  const total = totals[winners[0]];
  const all = words.list(winners.map((seat) => nameOf(words, scene, seat)));
  const text =
    winners.length > 1
      ? words.over.shared(all, total)
      : words.over.won(all, total, winners.includes(view.eyes));
  return <p class="winners">{text}</p>;
}

/** Whether the side that promised something has made it. */
export function Verdict({ scene }: { scene: PageScene }) {
  const words = useWords();
  const { unplayed, stakes } = useRoom();
  const about = useOccasion(scene);
  // Deals that end without a trick are told by what ended them.
  const ending = scene.story.find(({ type }) => unplayed?.includes(type));
  if (ending) return <p class="winners">{sentence(words, sayer(words, scene), ending)}</p>;
  const { goals } = stakes(about);
  const { scores } = scene.sheet.at(-1) ?? { scores: [] };
  const [goal] = goals;
  if (goal === undefined) return <Best scene={scene} scores={scores} />;
  if (goal.seats) return <p class="winners">{teamWords(words, goals, scores)}</p>;
  const { taken, needed, exact, told } = goal;
  const say = exact
    ? taken === needed
      ? words.over.kept
      : words.over.missed
    : taken >= needed
      ? words.over.made
      : words.over.failed;
  return <p class="winners">{say(told)}</p>;
}

/** A team's bid may be made with tricks too many: then it scores less. */
function teamWords(
  words: PageWords,
  goals: readonly GoalShown[],
  scores: readonly number[],
): string {
  const said = goals.map(({ label, taken, needed, seats: [first] = [0] }) => {
    const how = taken === needed ? 'exact' : taken > needed ? 'over' : 'under';
    return words.over.team(label, how, words.signed(scores[first]));
  });
  return said.join(' ');
}

/** Where nobody has promised anything, the one who did best is told. */
function Best({ scene, scores }: { scene: PageScene; scores: readonly number[] }) {
  const words = useWords();
  const most = Math.max(...scores);
  const best = scene.names.flatMap((_, seat) =>
    scores[seat] === most ? [nameOf(words, scene, seat)] : [],
  );
  if (best.length === 0) return null;
  return <p class="winners">{words.over.best(words.list(best), words.signed(most))}</p>;
}
