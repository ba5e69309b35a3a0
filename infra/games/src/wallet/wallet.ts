/** Refusals that an operator may answer to a bet; each is definite: nothing was debited. */
export const WALLET_REFUSALS = [
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'PLAYER_BLOCKED',
  'PLAYER_UNKNOWN',
  'SESSION_ENDED',
  'STAKE_TOO_HIGH',
  'BONUS_MAX_STAKE',
  'GAME_BLOCKED',
  'CURRENCY_MISMATCH',
  'ROLLED_BACK',
  'ROUND_CLOSED',
  'TRANSACTION_CONFLICT',
] as const;
export type WalletRefusal = (typeof WALLET_REFUSALS)[number];

export type WalletAnswer =
  | { readonly kind: 'accepted'; readonly balanceMinor: number; readonly version: number }
  | { readonly kind: 'refused'; readonly code: WalletRefusal }
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
}

/** Where stakes come from and returns go to. Every movement is idempotent by its transaction id. */
export interface Wallet {
  balance(account: WalletAccount): Promise<WalletAnswer>;
  bet(movement: WalletMovement): Promise<WalletAnswer>;
  /** Sent for every round, also with nothing: it tells the operator that the round is over. */
  win(movement: WalletMovement & { readonly betTransactionId: string; readonly stakeMinor: number }): Promise<WalletAnswer>;
  rollback(movement: WalletMovement & { readonly betTransactionId: string }): Promise<WalletAnswer>;
}
