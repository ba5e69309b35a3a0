import type { WalletRefusalCode } from '@foyer/graphql/wallet';

/** Definite refusals: nothing was debited. The compiler requires every code of the operator's schema. */
const REFUSALS: Readonly<Record<WalletRefusalCode, true>> = {
  INSUFFICIENT_FUNDS: true,
  LIMIT_REACHED: true,
  PLAYER_BLOCKED: true,
  PLAYER_UNKNOWN: true,
  SESSION_ENDED: true,
  BONUS_MAX_STAKE: true,
  GAME_BLOCKED: true,
  CURRENCY_MISMATCH: true,
  ROLLED_BACK: true,
  ROUND_CLOSED: true,
  TRANSACTION_CONFLICT: true,
  FIELD_INVALID: true,
  FREE_SPINS_UNAVAILABLE: true,
};

/** False for codes of a newer operator: an unknown code is not a definite result. */
export function isWalletRefusal(code: unknown): code is WalletRefusalCode {
  return typeof code === 'string' && Object.hasOwn(REFUSALS, code);
}

export type WalletAnswer =
  | { readonly kind: 'accepted'; readonly balanceMinor: number; readonly version: number }
  | { readonly kind: 'refused'; readonly code: WalletRefusalCode }
  /** No answer, or none that can be trusted: the money may or may not have moved. */
  | { readonly kind: 'unknown'; readonly reason: string };

export interface WalletAccount {
  readonly brand: string;
  readonly playerId: string | null;
  readonly operatorSessionId: string | null;
  readonly gameSessionId: string;
  readonly gameId: string;
  readonly currency: string;
}

export interface WalletMovement extends WalletAccount {
  readonly roundId: string;
  readonly transactionId: string;
  readonly amountMinor: number;
  /** The operator's free spins that the round uses, which debit no balance; null for a round with a stake. */
  readonly freeSpinsId: string | null;
}

/** Source of stakes and destination of returns. Every movement is idempotent by its transaction id. */
export interface Wallet {
  balance(account: WalletAccount): Promise<WalletAnswer>;
  bet(movement: WalletMovement): Promise<WalletAnswer>;
  /** Sent for every round, also with amount zero: it closes the round at the operator. */
  win(movement: WalletMovement & { readonly betTransactionId: string }): Promise<WalletAnswer>;
  rollback(movement: WalletMovement & { readonly betTransactionId: string }): Promise<WalletAnswer>;
}
