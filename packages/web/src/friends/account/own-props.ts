import type { AccountState } from './api.ts';

/** An account, and what to do when something about it has changed. */
export interface OwnProps {
  readonly state: AccountState & { readonly hasPasskeys: boolean };
  readonly account: NonNullable<AccountState['account']>;
  onChange(): void;
  onCodes(codes: readonly string[]): void;
}
