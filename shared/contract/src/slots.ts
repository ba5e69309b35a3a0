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
  /**
   * Owner jackpot-raffle: the jackpot with opt-in, pots and odds. Nothing where no jackpot is offered. `stake` is the
   * bet of its examples until the player has bet.
   */
  'jackpot-raffle.widget': {
    readonly placement: 'game' | 'spotlight' | 'leaderboard';
    readonly stake: Money | undefined;
  };
  /**
   * Owner gamification: progress of the player's missions in which real-money bets of the game count, below the game.
   * Nothing for other players.
   */
  'gamification.mission-progress': { readonly gameSlug: string; readonly studioId: string };
  /**
   * Owner gamification: messages of the engagement service. `feed` keeps unread ones in the notification centre and
   * shows nothing; `list` shows all. Nothing for visitors.
   */
  'gamification.inbox': { readonly view: 'feed' | 'list' };
  /** Owner jackpot-raffle: a button for players who are opted out of the jackpot: opts in, then plays. */
  'jackpot-raffle.play': { onPlay(): void };
  /** Owner sportsbook: the next match of each sport, with links to their pages. Nothing while there are none. */
  'sportsbook.top-matches': { readonly maximum: number };
  /** Owner jackpot-raffle: the jackpot in the player's account. */
  'jackpot-raffle.account': Readonly<Record<never, never>>;
}

export type SlotName = keyof Slots;

/** A slot of an invited squad, which the registry declares and no list of the contract contains: {@link invitedSlot}. */
export type InvitedSlotName = `${string}.${string}` & { readonly __invitedSlot: true };

export interface InvitedSlotProps {
  /** Page that shows the slot. */
  readonly page: string;
}

export type AnySlotName = SlotName | InvitedSlotName;

export type SlotProps<Name extends AnySlotName> = Name extends SlotName ? Slots[Name] : InvitedSlotProps;

/**
 * The name of another invited squad's slot.
 * @example <Slot name={invitedSlot('bingo.next-game')} props={{ page: 'bingo' }} />
 */
export function invitedSlot(name: `${string}.${string}`): InvitedSlotName {
  return name as InvitedSlotName;
}

export const SLOT_OWNERS = {
  'casino.search': 'casino',
  'account.session-clock': 'account',
  'account.notices': 'account',
  'casino.recent-games': 'casino',
  'cashier.quick-deposit': 'cashier',
  'gamification.inbox': 'gamification',
  'gamification.mission-progress': 'gamification',
  'jackpot-raffle.widget': 'jackpot-raffle',
  'jackpot-raffle.play': 'jackpot-raffle',
  'jackpot-raffle.account': 'jackpot-raffle',
  'sportsbook.top-matches': 'sportsbook',
} as const satisfies Readonly<Record<SlotName, string>>;
