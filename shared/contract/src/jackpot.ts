import type { Money } from '@foyer/money';
import type { Store } from './store.ts';

/** In display order (requirements/entities#jackpot). */
export type JackpotPotId = 'total' | 'mega' | 'major' | 'minor' | 'shared';

/** A request that the provider has not answered yet. */
export interface JackpotOptInRequest {
  readonly optIn: boolean;
  readonly contribution: string;
}

/** Opt-in of the player: 'loading', then 'true', 'false' or 'failed' (requirements/states#jackpot-opt-in). */
export interface JackpotOptIn {
  readonly status: 'loading' | 'true' | 'false' | 'failed';
  readonly contribution: string;
  /** The request has been sent and not answered yet. */
  readonly pendingRequest?: JackpotOptInRequest;
  /** Chosen while a request was pending; sent after its answer. A refusal drops it. */
  readonly nextContribution?: string;
  /** Reason why the last request was refused. */
  readonly reasons: readonly string[];
  /** The provider has no choice of the player yet. */
  readonly isUndecided: boolean;
  /** The player has just opted in: shown for four seconds. */
  readonly isJoinShown: boolean;
}

/** A pot that can be won; the total is their sum. */
export type WinnablePotId = Exclude<JackpotPotId, 'total'>;

/** A pot drops at this amount or time at the latest; absent: no limit of this kind. */
export interface JackpotMustHit {
  /** Euro cents. */
  readonly amountCents?: number;
  /** Milliseconds since the epoch. */
  readonly at?: number;
}

export interface JackpotWinner {
  readonly potId: WinnablePotId;
  readonly amount: Money;
  /** The winner is the player of this page. */
  readonly isOwn: boolean;
}

/** A player's tickets in one raffle drop. */
export interface RaffleTickets {
  readonly count: number;
  /** Pseudonym of the player in the public ticket list of this drop. */
  readonly entry: string | undefined;
}

/** `exhausted`: the link gave up after the longest pause; only `reloaded` connects again (requirements/errors#jackpot). */
export type JackpotLink = 'connecting' | 'open' | 'waiting' | 'exhausted';

export interface JackpotState {
  readonly link: JackpotLink;
  /** Euro cents of each pot; undefined until the first have been received. */
  readonly pots: Readonly<Record<JackpotPotId, number>> | undefined;
  /** ISO 4217 code: the wallet's currency, for visitors the market's. */
  readonly currency: string;
  /** Value of one euro in `currency`; undefined until it is known. */
  readonly rate: number | undefined;
  /**
   * Euros of contributions per win of each pot, on average. Undefined until they are known, from a provider that
   * does not publish them, and in a shell of an earlier release.
   */
  readonly chances?: Readonly<Record<WinnablePotId, number>> | undefined;
  /**
   * When each pot drops at the latest; a pot without a limit is missing. Undefined from a provider that does not
   * publish it, and in a shell of an earlier release.
   */
  readonly mustHit?: Readonly<Partial<Record<WinnablePotId, JackpotMustHit>>> | undefined;
  /** A win that was announced in the last six seconds; undefined otherwise (requirements/constants#jackpot). */
  readonly winner?: JackpotWinner | undefined;
  /**
   * The player's tickets by raffle drop. Undefined until they are known, for visitors, and in a shell of an earlier
   * release.
   */
  readonly raffleTickets?: Readonly<Record<string, RaffleTickets>> | undefined;
  /** No source provided the pots. */
  readonly hasFailed: boolean;
  readonly optIn: JackpotOptIn;
}

export type JackpotAction =
  | { readonly type: 'toggled' }
  /** Opts in with a contribution, one of the site settings' options (requirements/states#jackpot-opt-in). */
  | { readonly type: 'chosen'; readonly contribution: string }
  /** The player declined; stored, so that the question is not asked again. */
  | { readonly type: 'declined' }
  | { readonly type: 'reloaded' };

/**
 * The connection to the jackpot provider. It opens for players who have opted in, so that a win is shown on
 * any page, and while a page follows it. Undefined until the visitor or player is known.
 */
export interface Jackpot extends Store<JackpotState | undefined> {
  /** Keeps the connection open; returns the function that ends it. */
  follow(): () => void;
  send(action: JackpotAction): void;
}
