import { useEffect, useState } from 'preact/hooks';
import { Refused } from '../client.ts';
import { listKept, lookAt } from '../clients.ts';
import { guest } from '../friends/guest.ts';
import { balanceIn, type KeptLine } from '../kept.ts';

/** A game of one's own; of one that is over and cannot be read, there is nothing to tell but that. */
export interface HistoryLine extends KeptLine {
  readonly isUnreadable?: boolean;
  /** Played at a server: its cards and its record are there. */
  readonly isWithFriends?: boolean;
}

/** What there is to tell, or why there is nothing. */
export type Kept = readonly HistoryLine[] | 'forbidden' | 'blocked';

/**
 * All games of one's own. Matches of which an older page has not kept how they went are counted now, one
 * after the other, and told as soon as they are.
 */
export function useKept(): Kept | undefined {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    let isOn = true;
    const tell = (now: Kept) => isOn && setKept(now);
    const look = () =>
      listKept().then(
        (lines) => {
          tell(lines);
          void complete(lines, (line) => {
            if (isOn) setKept((now) => withLine(now, line));
            return isOn;
          });
        },
        (error: unknown) => tell(whyNot(error)),
      );
    // First what is here: a server may be slow, or not there.
    void look()
      .then(carried)
      .then((isMore) => isMore && look());
    return () => {
      isOn = false;
    };
  }, []);
  return kept;
}

/** Brings games of other devices here, if somebody wants that; whether there may be more now. */
async function carried(): Promise<boolean> {
  if (!guest()) return false;
  const { carriesGames, carryGames } = await import('../friends/account/carrying.ts');
  if (!carriesGames()) return false;
  return carryGames().then(
    () => true,
    () => false,
  );
}

function whyNot(error: unknown): Kept {
  return error instanceof Refused && 'blocked' in error.problem ? 'blocked' : 'forbidden';
}

async function complete(
  lines: readonly KeptLine[],
  tell: (line: HistoryLine) => boolean,
): Promise<void> {
  for (const line of lines) {
    if (!line.summary.over || balanceIn(line.summary)) continue;
    const found = await lookAt(line.id).catch(() => ({ ...line, isUnreadable: true }));
    if (!tell(found)) return;
  }
}

function withLine(kept: Kept | undefined, line: HistoryLine): Kept | undefined {
  if (!Array.isArray(kept)) return kept;
  return kept.map((each: HistoryLine) => (each.id === line.id ? line : each));
}
