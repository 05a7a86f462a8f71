import { useEffect, useState } from 'preact/hooks';
import { Refused } from '../client.ts';
import { listKept, lookAt } from '../clients.ts';
import { balanceIn, type KeptLine } from '../kept.ts';

/** What there is to tell, or why there is nothing. */
export type Kept = readonly KeptLine[] | 'forbidden' | 'blocked';

/**
 * All games of one's own. Matches of which an older page has not kept how they went are counted now, one
 * after the other, and told as soon as they are.
 */
export function useKept(): Kept | undefined {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    let isOn = true;
    const tell = (now: Kept) => isOn && setKept(now);
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
    return () => {
      isOn = false;
    };
  }, []);
  return kept;
}

function whyNot(error: unknown): Kept {
  return error instanceof Refused && 'blocked' in error.problem ? 'blocked' : 'forbidden';
}

async function complete(
  lines: readonly KeptLine[],
  tell: (line: KeptLine) => boolean,
): Promise<void> {
  for (const { id, summary } of lines) {
    if (!summary.over || balanceIn(summary)) continue;
    // One that cannot be read is listed without its figures.
    const found = await lookAt(id).catch(() => undefined);
    if (found && !tell(found)) return;
  }
}

function withLine(kept: Kept | undefined, line: KeptLine): Kept | undefined {
  if (!Array.isArray(kept)) return kept;
  return kept.map((each: KeptLine) => (each.id === line.id ? line : each));
}
