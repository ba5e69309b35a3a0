import type { Money } from '@foyer/money';

/**
 * Components that one remote provides for pages of others: name → props. The owner is the remote that
 * provides the slot.
 */
export interface Slots {
  /** Owner casino: search results inside the search overlay. */
  'casino.search': { readonly initialQuery: string; onLeave(): void };
  /**
   * Owner account: elapsed time and net position, around a game and in the header if the market requires it.
   */
  'account.session-clock': { readonly compact: boolean };
  /** Owner account: notices about the state of the account, above the page. */
  'account.notices': Readonly<Record<never, never>>;
  /** Owner casino: the last games of the player, for the account's dashboard. */
  'casino.recent-games': { readonly maximum: number };
  /** Owner cashier: a deposit from the amount to its outcome, in the shell's dialog; the amount and method are pre-filled. */
  'cashier.quick-deposit': {
    readonly amount: Money | undefined;
    readonly paymentMethod: string | undefined;
    onDone(): void;
    onCardStyle(isCardStyle: boolean): void;
  };
}

export type SlotName = keyof Slots;

export const SLOT_OWNERS = {
  'casino.search': 'casino',
  'account.session-clock': 'account',
  'account.notices': 'account',
  'casino.recent-games': 'casino',
  'cashier.quick-deposit': 'cashier',
} as const satisfies Readonly<Record<SlotName, string>>;
