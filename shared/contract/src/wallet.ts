import type { Money } from '@foyer/money';
import type { Store } from './store.ts';

export interface Balances {
  readonly balance: Money;
  readonly bonusBalance: Money;
  /** requirements/entities#wallet: bonus is enabled when non-zero. */
  readonly bonusEnabled: boolean;
  readonly minimumDeposit: Money;
  readonly minimumWithdrawal: Money;
  /** Grows with every change; events with a smaller one are ignored. */
  readonly version: number;
  /** True while the stream is down and the figure may be old. */
  readonly stale: boolean;
}

/** requirements/states#wallet. */
export type WalletState =
  | { readonly status: 'NOT_AVAILABLE' }
  | { readonly status: 'LOADING' }
  | ({ readonly status: 'STREAMING' } & Balances);

export interface Wallet extends Store<WalletState> {
  /** Re-reads the balance from the server, for instance after a game asked for it. */
  refresh(): Promise<void>;
}
