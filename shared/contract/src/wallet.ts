import type { Money } from '@foyer/money';
import type { Store } from './store.ts';

export interface Balances {
  readonly balance: Money;
  readonly bonusBalance: Money;
  /** requirements/entities#wallet: bonus is enabled when non-zero. */
  readonly bonusEnabled: boolean;
  readonly minimumDeposit: Money;
  readonly minimumWithdrawal: Money;
  /** Increases with every change; events with a lower version are ignored. */
  readonly version: number;
  /** True while the stream is disconnected and the balance may be outdated. */
  readonly stale: boolean;
}

/** requirements/states#wallet. */
export type WalletState =
  | { readonly status: 'NOT_AVAILABLE' }
  /** `hasFailed`: the last request failed; it is repeated. */
  | { readonly status: 'LOADING'; readonly hasFailed?: boolean }
  | ({ readonly status: 'STREAMING' } & Balances);

export interface Wallet extends Store<WalletState> {
  /** Reads the balance from the server again, for example when a game requests it. */
  refresh(): Promise<void>;
}
