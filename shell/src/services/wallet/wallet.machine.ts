import type { Balances, WalletState } from '@foyer/contract';
import { effectiveMinimumDeposit, money } from '@foyer/money';

/** The wallet data of the API. */
export interface WalletFacts {
  readonly balance: number;
  readonly bonusBalance: number;
  readonly currency: string;
  readonly minDepositAmount: number;
  readonly minWithdrawalAmount: number;
  readonly version: number;
}

/** The part of the wallet data that an event carries. */
export type WalletChange = Pick<WalletFacts, 'balance' | 'bonusBalance' | 'currency' | 'version'>;

export type WalletEvent =
  | { readonly type: 'signed-out' }
  | { readonly type: 'player-known' }
  | { readonly type: 'read'; readonly facts: WalletFacts }
  | { readonly type: 'changed'; readonly change: WalletChange }
  | { readonly type: 'read-failed' }
  | { readonly type: 'link-lost' };

/** requirements/states#wallet; a change that arrives before the first reading is kept until then. */
export type WalletMachine = { readonly shown: WalletState; readonly early: WalletChange | undefined };

export const NO_WALLET: WalletMachine = { shown: { status: 'NOT_AVAILABLE' }, early: undefined };

export function transition(machine: WalletMachine, event: WalletEvent): WalletMachine {
  const { shown, early } = machine;
  switch (event.type) {
    case 'signed-out':
      return NO_WALLET;
    case 'player-known':
      return shown.status === 'NOT_AVAILABLE' ? { shown: { status: 'LOADING' }, early: undefined } : machine;
    case 'read': {
      if (shown.status === 'NOT_AVAILABLE') return machine;
      // a response that is older than an event still contains the minimums and shows that the connection
      // works
      const newest =
        early && early.version > event.facts.version ? { ...event.facts, ...early } : event.facts;
      if (shown.status === 'STREAMING' && shown.version > newest.version)
        return { shown: { ...shown, stale: false }, early: undefined };
      return { shown: { status: 'STREAMING', ...balances(newest) }, early: undefined };
    }
    case 'changed':
      if (shown.status === 'LOADING')
        return { shown, early: early && early.version >= event.change.version ? early : event.change };
      if (shown.status !== 'STREAMING' || event.change.version <= shown.version) return machine;
      return { shown: { ...shown, ...amounts(event.change), stale: false }, early: undefined };
    case 'read-failed':
      if (shown.status === 'LOADING') return { shown: { status: 'LOADING', hasFailed: true }, early };
      return shown.status === 'STREAMING' ? { shown: { ...shown, stale: true }, early } : machine;
    case 'link-lost':
      return shown.status === 'STREAMING' ? { shown: { ...shown, stale: true }, early } : machine;
  }
}

/** True if an event is new: each version counts once, regardless of how often and in which order it arrives. */
export function isNewVersion(machine: WalletMachine, change: WalletChange): boolean {
  return machine.shown.status === 'STREAMING' && change.version > machine.shown.version;
}

function balances(facts: WalletFacts): Balances {
  return {
    ...amounts(facts),
    minimumDeposit: effectiveMinimumDeposit(money(facts.minDepositAmount, facts.currency)),
    minimumWithdrawal: money(facts.minWithdrawalAmount, facts.currency),
    stale: false,
  };
}

function amounts({
  balance,
  bonusBalance,
  currency,
  version,
}: WalletChange): Pick<Balances, 'balance' | 'bonusBalance' | 'bonusEnabled' | 'version'> {
  return {
    balance: money(balance, currency),
    bonusBalance: money(bonusBalance, currency),
    bonusEnabled: bonusBalance !== 0,
    version,
  };
}
