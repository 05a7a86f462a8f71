import {
  fieldsOf,
  isSeat,
  isWhole,
  messageOf,
  no,
  ok,
  quote,
  type Result,
  type Seat,
  seedFromText,
} from '@overtrick/engine';
import { Environment } from './environment.ts';
import { type Frame, jsonFrame, KINDS, textOf } from './frames.ts';
import { readPlan } from './plan.ts';

/** Which messages are understood; rises when they mean something else. */
export const ENVIRONMENT_PROTOCOL = 1;

type DoorAnswers = Result<Frame[], string>;

/** One way in to an environment, message by message. What is refused changes nothing. */
export class EnvironmentDoor {
  #environment: Environment | undefined;

  answer(frame: Frame): Frame[] {
    const answers = this.#answersTo(frame);
    return answers.ok ? answers.value : [jsonFrame(KINDS.error, { error: answers.error })];
  }

  #answersTo(frame: Frame): DoorAnswers {
    if (frame.kind === KINDS.step) return this.#step(frame.body);
    if (frame.kind === KINDS.observe) return this.#observe(frame.body);
    const asked = parsed(textOf(frame));
    if (!asked.ok) return asked;
    const [[what, value] = [], more] = Object.entries(fieldsOf(asked.value));
    const answer = what === undefined || more ? undefined : this.#asked(what, value);
    return (
      answer ??
      no(`ask one thing at a time: open, reset, view or numbers; not ${quote(asked.value)}`)
    );
  }

  #asked(what: string, value: unknown): DoorAnswers | undefined {
    if (what === 'open') return this.#open(value);
    if (what === 'reset') return this.#reset(value);
    if (what === 'view') return this.#view(value);
    return what === 'numbers' ? this.#numbers(value) : undefined;
  }

  #open(asked: unknown): DoorAnswers {
    const plan = readPlan(asked);
    if (!plan.ok) return plan;
    this.#environment = new Environment(plan.value);
    const { shape } = this.#environment;
    const told = jsonFrame(KINDS.json, { protocol: ENVIRONMENT_PROTOCOL, ...shape });
    return ok([told, this.#batch(this.#environment)]);
  }

  #reset(seed: unknown): DoorAnswers {
    return this.#with((environment) => {
      if (typeof seed !== 'string' && typeof seed !== 'number' && seed !== null) {
        return no('a seed is a text or a number, or null for the one before');
      }
      environment.reset(seed === null ? undefined : seedFromText(String(seed)));
      return ok([this.#batch(environment)]);
    });
  }

  #view(asked: unknown): DoorAnswers {
    return this.#with((environment) => {
      const { table, seat } = fieldsOf(asked);
      const place = placeIn(environment, table, seat);
      return place.ok
        ? ok([jsonFrame(KINDS.json, environment.view(place.value.table, place.value.seat))])
        : place;
    });
  }

  #numbers(move: unknown): DoorAnswers {
    return this.#with((environment) => {
      const numbers = environment.numbersOf(move);
      return numbers.ok ? ok([jsonFrame(KINDS.json, numbers.value)]) : numbers;
    });
  }

  #step(body: Uint8Array): DoorAnswers {
    return this.#with((environment) => {
      const fault = environment.step(new Int16Array(copied(body), 0, body.length >> 1));
      return fault ? no(`table ${fault.table}: ${fault.why}`) : ok([this.#batch(environment)]);
    });
  }

  #observe(body: Uint8Array): DoorAnswers {
    return this.#with((environment) => {
      const [table, seat] = new Uint32Array(copied(body), 0, body.length >> 2);
      const place = placeIn(environment, table, seat);
      if (!place.ok) return place;
      const { size, actions } = environment.shape;
      const told = new Uint8Array(size + actions.length);
      environment.observe(table, seat, new Int8Array(told.buffer, 0, size));
      environment.mask(table, seat, told.subarray(size));
      return ok([{ kind: KINDS.observe, body: told }]);
    });
  }

  #with(answer: (environment: Environment) => DoorAnswers): DoorAnswers {
    return this.#environment
      ? answer(this.#environment)
      : no('no tables are open yet: ask to open some');
  }

  #batch({ bytes }: Environment): Frame {
    return { kind: KINDS.step, body: bytes };
  }
}

/** Bytes that came may begin anywhere in memory, where numbers cannot. */
function copied(body: Uint8Array): ArrayBuffer {
  return new Uint8Array(body).buffer;
}

function parsed(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return no(`this is no JSON: ${messageOf(error)}`);
  }
}

function placeIn(
  { shape }: Environment,
  table: unknown,
  seat: unknown,
): Result<{ table: number; seat: Seat }, string> {
  if (!isWhole(table) || table >= shape.tables) {
    return no(`tables are 0 to ${shape.tables - 1}, not ${quote(table)}`);
  }
  if (!isSeat(seat) || seat >= shape.players) {
    return no(`seats are 0 to ${shape.players - 1}, not ${quote(seat)}`);
  }
  return ok({ table, seat });
}
