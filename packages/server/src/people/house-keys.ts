import { createECDH } from 'node:crypto';
import { ok } from '@overtrick/engine';
import type { AnyEntry, Store } from '@overtrick/table';
import { type Chance, newId, newSecret } from '../secrets.ts';
import type { Vault } from '../vault.ts';
import { JudgedLogs } from './judged.ts';

/** What a server proves by that something is its own. Made at its first start, kept with everything else, told to nobody. */
export interface HouseKeys {
  /** Seals the questions that passkeys are asked. */
  readonly seal: string;
  /** Signs notices, so that those who carry them know whose they are. */
  readonly notices: { readonly publicKey: string; readonly privateKey: string };
}

type KeysEntry = AnyEntry<MakeKeys, MakeKeys>;
interface MakeKeys {
  readonly type: 'make';
  readonly keys: HouseKeys;
}

const LOG = 'house/keys';
const KEY_BYTES = 32;

/** A pair of keys on the curve that notices are signed with. Next to no number is too large for it; then another is drawn. */
function newPair(chance: Chance): HouseKeys['notices'] {
  const curve = createECDH('prime256v1');
  for (;;) {
    const secret = Buffer.from(chance(KEY_BYTES));
    try {
      curve.setPrivateKey(secret);
    } catch {
      continue;
    }
    const privateKey = secret.toString('base64url');
    return { privateKey, publicKey: curve.getPublicKey('base64url') };
  }
}

/** However many servers start at once on one store, they have the same keys: those that were kept first. */
export async function houseKeys(
  vault: Pick<Vault, 'logs'>,
  chance: Chance,
  now: number,
): Promise<HouseKeys> {
  const store: Store<KeysEntry> = vault.logs();
  const logs = new JudgedLogs<HouseKeys, MakeKeys, MakeKeys, never>(store, {
    decide: (keys, command) => ok(keys ? [] : [command]),
    fold: (_, { keys }) => keys,
  });
  const known = await logs.find(LOG);
  if (known) return known;
  const keys = { seal: newSecret(chance), notices: newPair(chance) };
  const made = await logs.submit(
    LOG,
    { type: 'make', keys },
    { by: 'house', at: now, key: newId(chance) },
  );
  return made.ok && made.value ? made.value : keys;
}
