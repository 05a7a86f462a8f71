import { type Refusal, type Result, type Seat, SPECTATOR } from '@overtrick/engine';
import type { By, Entry, Host, Opening } from '@overtrick/table';
import { PERSON, YOU } from '../balance.ts';

/** Everybody at a device that goes round is somebody else, so that nobody can do what only another may. */
function idIn(seat: Seat): By {
  return `${YOU}/${seat}`;
}

function isSeveral({ sitters }: Pick<Opening, 'sitters'>): boolean {
  return sitters.filter(({ kind }) => kind === 'person').length > 1;
}

/** The same table, at which several people have a seat each instead of one who has them all. */
export function seatedApart(opening: Opening): Opening {
  if (!isSeveral(opening)) return opening;
  const sitters = opening.sitters.map((sitter, seat) =>
    sitter.kind === 'person' ? { ...sitter, id: idIn(seat) } : sitter,
  );
  return { ...opening, sitters };
}

/** Whose eyes look at a kept game before anybody has said who they are. */
export function firstEyes([first]: readonly Entry[]): Seat {
  const [opening] = first?.facts ?? [];
  return opening?.type === 'open' && isSeveral(opening) ? SPECTATOR : PERSON;
}

/** Who stands in the door, by the seat that looks; null while the device is between two of them. */
export function holderOf(host: Host, seat: Seat | null): { by: By; eyes: Seat | null } {
  if (host.people.length <= 1) return { by: YOU, eyes: host.people[0] ?? PERSON };
  return seat === null ? { by: YOU, eyes: null } : { by: idIn(seat), eyes: seat };
}

/** Takes back what a seat did last. Those who sit together have said aloud that they agree. */
export async function takeBackAt(
  host: Host,
  seat: Seat,
  key: string,
): Promise<Result<number, Refusal>> {
  const asked = await host.submit(idIn(seat), key, { type: 'undo', seat });
  if (!asked.ok) return asked;
  for (const other of host.people.filter((each) => each !== seat)) {
    await host.submit(idIn(other), `${key}/${other}`, { type: 'agree', seat: other });
  }
  return asked;
}
