import { byDeals, byMoves, byTricks, type Stand } from '@overtrick/table';
import { Glyph } from '../cards/glyphs.tsx';
import { useKeys } from '../table/keys.ts';
import type { Looking } from './looking.ts';
import type { LookedBack } from './protocol.ts';
import { whereIn } from './where.ts';
import { useLookWords } from './words.ts';

interface Props {
  readonly looking: Looking;
  readonly looked: LookedBack;
}

/** Through the game by card, trick and deal, and by itself. */
export function Steps({ looking, looked }: Props) {
  const words = useLookWords();
  const { steps } = words;
  const { record } = looked;
  const { at, isRunning, speed } = looking;
  const deal = record.deals[at.deal];
  const go = (to: Stand) => () => looking.step(to);
  useStepKeys(looking, looked);
  return (
    <section class="look-steps" aria-label={steps.label}>
      <input
        type="range"
        min={0}
        max={deal.moves.length}
        value={at.move}
        aria-label={steps.slider}
        aria-valuetext={whereIn(words, deal, at.move)}
        onInput={(event) =>
          looking.step({ deal: at.deal, move: Number(event.currentTarget.value) })
        }
      />
      <div class="look-buttons">
        <Step glyph="farBack" label={steps.dealBack} act={go(byDeals(record, at, -1))} />
        <Step glyph="earlier" label={steps.trickBack} act={go(byTricks(record, at, -1))} />
        <Step glyph="back" label={steps.back} act={go(byMoves(record, at, -1))} />
        <button
          type="button"
          class="icon look-run"
          aria-pressed={isRunning}
          aria-label={isRunning ? steps.stop : steps.run}
          onClick={() => looking.run()}
        >
          <Glyph name={isRunning ? 'pause' : 'play'} />
        </button>
        <Step glyph="forward" label={steps.on} act={go(byMoves(record, at, 1))} />
        <Step glyph="later" label={steps.trickOn} act={go(byTricks(record, at, 1))} />
        <Step glyph="farOn" label={steps.dealOn} act={go(byDeals(record, at, 1))} />
        <button
          type="button"
          class="look-speed"
          aria-label={steps.speed(String(speed))}
          onClick={() => looking.quicken()}
        >
          {speed}×
        </button>
      </div>
      <p class="look-where" role="status">
        {whereIn(words, deal, at.move)}
      </p>
    </section>
  );
}

interface StepProps {
  readonly glyph: string;
  readonly label: string;
  act(): void;
}

function Step({ glyph, label, act }: StepProps) {
  return (
    <button type="button" class="icon" aria-label={label} title={label} onClick={act}>
      <Glyph name={glyph} />
    </button>
  );
}

function useStepKeys(looking: Looking, { record }: LookedBack): void {
  const { at } = looking;
  const step = (to: Stand) => looking.step(to);
  const seats = Array.from({ length: record.players }, (_, seat) => [
    `${seat + 1}`,
    () => looking.look(seat),
  ]);
  useKeys({
    arrowleft: (event) => step(event.shiftKey ? byTricks(record, at, -1) : byMoves(record, at, -1)),
    arrowright: (event) => step(event.shiftKey ? byTricks(record, at, 1) : byMoves(record, at, 1)),
    arrowup: () => step(byTricks(record, at, -1)),
    arrowdown: () => step(byTricks(record, at, 1)),
    pageup: () => step(byDeals(record, at, -1)),
    pagedown: () => step(byDeals(record, at, 1)),
    home: () => step({ deal: at.deal, move: 0 }),
    end: () => step({ deal: at.deal, move: record.deals[at.deal].moves.length }),
    ' ': () => looking.run(),
    o: () => looking.uncover(!looking.isOpen),
    ...Object.fromEntries(seats),
  });
}
