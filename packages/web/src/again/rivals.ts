import { BOT_NAMES } from '@overtrick/table';
import { SET_SEAT } from '@overtrick/table/again';
import { useEffect, useState } from 'preact/hooks';
import { takeClient } from '../clients.ts';
import type { SetDeal, SetRival } from './protocol.ts';

/** A bot that played the person's seat. */
export interface NamedRival extends SetRival {
  readonly name: string;
}

/** Those with whom a deal of the day is compared: nobody of the table, two of a level with chance of their own. */
export const DAY_RIVALS: readonly NamedRival[] = ['novice', 'club', 'club', 'master', 'master'].map(
  (level, nth) => ({ level, nth, name: BOT_NAMES[nth + 4] }),
);

/** Who plays every deal of a set for comparison. */
export const SET_RIVALS: readonly SetRival[] = ['novice', 'club', 'master'].map((level) => ({
  level,
  nth: 0,
}));

/** One bot after the other plays a deal; what each has made of it is told as soon as it is known. */
export function useRivals(
  wanted: readonly { readonly from: SetDeal; readonly rival: SetRival }[],
  onScore: (at: number, score: number) => void,
): void {
  const [client] = useState(takeClient);
  useEffect(() => () => client.close(), []);
  useEffect(() => {
    let isOn = true;
    const run = async () => {
      for (const [at, { from, rival }] of wanted.entries()) {
        const scores = await client.ask({ kind: 'rival', from, rival });
        if (!isOn) return;
        onScore(at, scores[SET_SEAT] ?? 0);
      }
    };
    void run().catch(() => {});
    return () => {
      isOn = false;
    };
  }, []);
}
