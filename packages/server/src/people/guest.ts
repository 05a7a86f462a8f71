import { no, ok, type Result } from '@overtrick/engine';
import { type AnyEntry, isLegible } from '@overtrick/table';
import {
  type AccountCommand,
  type AccountFact,
  type AccountProblem,
  decideAccount,
  foldAccount,
  type GuestAccount,
} from './account.ts';
import {
  admitted,
  type Device,
  type DeviceFact,
  deviceId,
  dismissed,
  isNews,
  onlyOne,
} from './device.ts';

/** What can be asked about a guest. Tokens are known by their fingerprints. */
export type GuestCommand =
  | { readonly type: 'arrive'; readonly name: string; readonly program: boolean }
  | { readonly type: 'rename'; readonly name: string }
  /** Another browser or device is theirs, too; it was let in by something that was handed out in that epoch. */
  | { readonly type: 'admit'; readonly device: Device; readonly epoch?: number }
  /** All others are not theirs any more. */
  | { readonly type: 'dismiss'; readonly except: string }
  /** One of them was used. */
  | { readonly type: 'seen'; readonly hash: string; readonly at: number }
  /** One is not. */
  | { readonly type: 'signOut'; readonly device: string }
  /** Everything that they had is an account's. */
  | { readonly type: 'join'; readonly account: string }
  | AccountCommand;

export type GuestFact =
  | { readonly type: 'arrive'; readonly name: string; readonly program: boolean }
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'join'; readonly account: string }
  | DeviceFact
  | AccountFact;

export type GuestEntry = AnyEntry<GuestCommand, GuestFact>;

/** Somebody who has come: all that is known of them is what they call themselves, unless they want an account. */
export interface Guest {
  readonly name: string;
  /** Somebody's program, which is shown as a bot. */
  readonly program: boolean;
  /** By what they are known, the oldest first. */
  readonly devices: readonly Device[];
  /** How often all devices were sent away at once. */
  readonly epoch: number;
  /** The account whose this guest is by now. */
  readonly joined: string | null;
  readonly account: GuestAccount | null;
}

export type GuestProblem =
  | 'known-already'
  | 'unknown-guest'
  | 'bad-name'
  | 'code-expired'
  | 'no-device'
  | AccountProblem;

/** Judges a command: what comes of it, or why nothing does. Pure, like a table's. */
export function decideGuest(
  guest: Guest | undefined,
  command: GuestCommand,
): Result<readonly GuestFact[], GuestProblem> {
  if ('name' in command && !isLegible(command.name)) return no('bad-name');
  if (command.type === 'arrive') return guest ? no('known-already') : ok([command]);
  if (!guest) return no('unknown-guest');
  switch (command.type) {
    case 'rename':
      return command.name === guest.name ? ok([]) : ok([command]);
    case 'admit': {
      const { device, epoch = guest.epoch } = command;
      return epoch === guest.epoch ? ok(admitted(guest.devices, device)) : no('code-expired');
    }
    case 'dismiss': {
      const kept = guest.devices.find(({ hash }) => hash === command.except);
      return kept ? ok(onlyOne(guest.devices, kept)) : no('unknown-guest');
    }
    case 'seen': {
      const found = guest.devices.find(({ hash }) => hash === command.hash);
      return ok(found && isNews(found, command.at) ? [command] : []);
    }
    case 'signOut': {
      const found = guest.devices.filter((device) => deviceId(device) === command.device);
      return found.length > 0 ? ok(dismissed(found)) : no('no-device');
    }
    case 'join':
      return join(guest, command.account);
    default:
      return decideAccount(guest, command);
  }
}

/** Who has an account is not somebody else's. */
function join(guest: Guest, account: string): Result<readonly GuestFact[], GuestProblem> {
  if (guest.account) return no('has-account');
  if (guest.joined !== null) return guest.joined === account ? ok([]) : no('known-already');
  return ok([{ type: 'join', account }]);
}

/** The guest after one fact more; undefined before anybody has come. */
export function foldGuest(guest: Guest | undefined, fact: GuestFact): Guest | undefined {
  if (fact.type === 'arrive') {
    const { name, program } = fact;
    return { name, program, devices: [], epoch: 0, joined: null, account: null };
  }
  if (!guest) return undefined;
  const { devices } = guest;
  switch (fact.type) {
    case 'rename':
      return { ...guest, name: fact.name };
    case 'admit': {
      const { hash, label = '', at = 0 } = fact;
      return { ...guest, devices: [...devices, { hash, label, at }] };
    }
    case 'dismiss':
      return { ...guest, devices: devices.filter(({ hash }) => hash !== fact.hash) };
    case 'seen': {
      const seen = (each: Device) =>
        each.hash === fact.hash ? { ...each, seenAt: fact.at } : each;
      return { ...guest, devices: devices.map(seen) };
    }
    case 'renew':
      return { ...guest, epoch: guest.epoch + 1 };
    case 'join':
      return { ...guest, joined: fact.account };
    default:
      return { ...guest, account: foldAccount(guest.account, fact) };
  }
}
