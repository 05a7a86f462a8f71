import type { Entry } from '@overtrick/table';
import { expect } from 'vitest';
import type { Vault } from '../src/vault.ts';
import { Person, playDeal, Served } from './served.ts';

/** A store that is kept between two servers. */
export interface UpgradePlace {
  open(): Promise<Vault & { close(): Promise<void> }>;
}

/** The last move is one that the rules of today do not know. */
function otherRules(log: readonly Entry[]): Entry[] {
  const last = log.map(({ facts }) => facts[0]?.type).lastIndexOf('play');
  return log.map((entry, i) => {
    const [fact] = entry.facts;
    if (i !== last || fact?.type !== 'play') return entry;
    return { ...entry, facts: [{ ...fact, move: { ...fact.move, type: 'of-old' } }] };
  });
}

const sameRules = (log: readonly Entry[]): Entry[] => [...log];

/** Ada and Ben are in the middle of their second deal when their server ends and another starts, to which the log reads like this. */
async function upgraded(place: UpgradePlace, readAs: (log: readonly Entry[]) => Entry[]) {
  const older = await place.open();
  const before = await Served.open({ vault: older });
  const [ada, ben] = [await before.guest('Ada'), await before.guest('Ben')];
  const { id, secret } = await ada.opens();
  await ben.post(`/api/tables/${id}/come`, { secret });
  for (const each of [ada, ben]) await each.visit(id);
  await ben.do({ type: 'sit', at: 1, name: 'Ben' });
  await ada.until(() => ada.scene?.neighbours[1] !== null);
  await ada.do({ type: 'next' });
  await playDeal([ada, ben]);
  const { totals } = ada.scene ?? {};
  for (const each of [ada, ben]) await each.do({ type: 'next' });
  const next = () => ada.scene?.view?.acting.find((seat) => seat < 2) ?? -1;
  await ada.until(() => ada.scene?.deal === 1 && next() >= 0);
  const first = [ada, ben][next()];
  const legal = () => first.scene?.view?.legal.filter(({ ends }) => ends !== false) ?? [];
  await first.until(() => first.scene?.deal === 1 && legal().length > 0);
  expect((await first.do({ type: 'play', parts: [legal()[0]] })).kind).toBe('done');
  await before.close();
  await rewrite(older, id, readAs);
  await older.close();

  const newer = await place.open();
  const after = await Served.open({ vault: newer });
  // Whatever they ask is asked for the first time.
  const again = [ada, ben].map(({ name, id: who, token }) =>
    Object.assign(new Person(after, name, who, token), { calls: 1000 }),
  );
  for (const each of again) await each.visit(id);
  const close = async () => {
    await after.close();
    await newer.close();
  };
  return { ada: again[0], ben: again[1], totals, close };
}

async function rewrite(vault: Vault, id: string, readAs: (log: readonly Entry[]) => Entry[]) {
  const logs = vault.logs<Entry>();
  const log = readAs(await logs.read(id, 1));
  await vault.erase(id);
  for (const entry of log) expect(await logs.append(id, entry)).toBe('ok');
}

/** What must come of an upgrade in the middle of a deal, in every store. */
export const upgradeChecks: Readonly<Record<string, (place: UpgradePlace) => Promise<void>>> = {
  'a table goes on where it was under rules that play it alike': async (place) => {
    const { ada, ben, totals, close } = await upgraded(place, sameRules);
    expect(ada.scene).toMatchObject({ broken: false, deal: 1, totals });
    await playDeal([ada, ben]);
    await close();
  },

  'where rules play it otherwise those who sit there are asked to annul the deal, and go on from the last':
    async (place) => {
      const { ada, ben, totals, close } = await upgraded(place, otherRules);
      expect(ada.scene).toMatchObject({ broken: true, deal: 0, totals });
      const refused = await ben.do({ type: 'next' });
      expect(Object(refused).refusal.why.key).toBe('deal-broken');
      expect((await ben.do({ type: 'annul' })).kind).toBe('done');
      await ada.until(() => ada.scene?.asked?.what === 'annul');
      expect((await ada.do({ type: 'agree' })).kind).toBe('done');
      await ben.until(() => ben.scene?.broken === false);
      expect(ben.scene).toMatchObject({ paused: false, deal: 0, totals });
      for (const each of [ada, ben]) await each.do({ type: 'next' });
      await ada.until(() => ada.scene?.deal === 1);
      await playDeal([ada, ben]);
      await close();
    },
};
