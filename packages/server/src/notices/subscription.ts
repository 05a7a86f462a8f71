import { no, ok, type Result } from '@overtrick/engine';
import type { AnyEntry } from '@overtrick/table';

/** Where notices to one browser are sent, and how they are made unreadable for whoever carries them. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The fingerprint of the token of that browser: who is signed out there gets no notices. */
  readonly device: string;
  readonly language: string;
}

export type SubscriptionCommand =
  | { readonly type: 'subscribe'; readonly subscription: Subscription }
  | { readonly type: 'unsubscribe'; readonly device: string }
  /** There is nobody any more at that end. */
  | { readonly type: 'gone'; readonly endpoint: string };

export type SubscriptionFact =
  | { readonly type: 'subscribe'; readonly subscription: Subscription }
  | { readonly type: 'drop'; readonly endpoint: string };

export type SubscriptionEntry = AnyEntry<SubscriptionCommand, SubscriptionFact>;

export type Subscriptions = readonly Subscription[];

/** More browsers than anybody wants to hear from; the oldest is forgotten. */
const MOST = 10;

export function decideSubscription(
  kept: Subscriptions | undefined,
  command: SubscriptionCommand,
): Result<readonly SubscriptionFact[], never> {
  const drop = (which: Subscriptions) =>
    which.map(({ endpoint }) => ({ type: 'drop' as const, endpoint }));
  const known = kept ?? [];
  if (command.type !== 'subscribe') {
    const isMeant = (each: Subscription) =>
      command.type === 'gone' ? each.endpoint === command.endpoint : each.device === command.device;
    return ok(drop(known.filter(isMeant)));
  }
  const { subscription } = command;
  const isSame = (each: Subscription) =>
    each.device === subscription.device || each.endpoint === subscription.endpoint;
  const others = known.filter((each) => !isSame(each));
  const tooMany = others.slice(0, Math.max(0, others.length - MOST + 1));
  return ok([...drop(known.filter(isSame)), ...drop(tooMany), { type: 'subscribe', subscription }]);
}

export function foldSubscription(
  kept: Subscriptions | undefined,
  fact: SubscriptionFact,
): Subscriptions {
  const known = kept ?? [];
  if (fact.type === 'subscribe') return [...known, fact.subscription];
  return known.filter(({ endpoint }) => endpoint !== fact.endpoint);
}

/** A small log in which each stage of a turn stands once: whoever puts it there first sends the notice. */
export interface SentCommand {
  readonly type: 'sent';
  readonly stage: string;
}

export function decideSent(
  sent: readonly string[] | undefined,
  command: SentCommand,
): Result<readonly SentCommand[], 'sent-already'> {
  return sent?.includes(command.stage) ? no('sent-already') : ok([command]);
}

export function foldSent(
  sent: readonly string[] | undefined,
  fact: SentCommand,
): readonly string[] {
  return [...(sent ?? []), fact.stage];
}
