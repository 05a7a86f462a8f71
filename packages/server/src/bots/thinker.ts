// The side of a thread that thinks: a view in, a thought out. It never meets the state of a table.
import type { MessagePort } from 'node:worker_threads';
import { adviser, levels } from '@overtrick/bots';
import type { Move, View } from '@overtrick/engine';
import { mindOf } from '@overtrick/table';

export type ThinkerOrder =
  | {
      readonly call: number;
      readonly level: string;
      readonly view: View;
      readonly seed: string;
      readonly asked?: readonly Move[];
    }
  | { readonly call: number; readonly stop: true };

export type ThinkerNews =
  | { readonly call: number; readonly thought: unknown }
  | { readonly call: number; readonly failed: true };

/** Whoever thinks in this thread, by name: levels, and who advises people. */
const bots = { ...levels, [adviser.name]: adviser };

export function think(port: MessagePort): void {
  const stops = new Map<number, AbortController>();
  const rest = () => new Promise<void>((resolve) => setImmediate(resolve));
  port.on('message', async (order: ThinkerOrder) => {
    const { call } = order;
    if ('stop' in order) return stops.get(call)?.abort();
    const stop = new AbortController();
    stops.set(call, stop);
    try {
      const mind = mindOf(bots[order.level], rest);
      const { seed, asked = [] } = order;
      const task = { seed, asked, budget: {}, stop: stop.signal };
      port.postMessage({ call, thought: await mind.think(order.view, task) } satisfies ThinkerNews);
    } catch {
      port.postMessage({ call, failed: true } satisfies ThinkerNews);
    } finally {
      stops.delete(call);
    }
  });
}
