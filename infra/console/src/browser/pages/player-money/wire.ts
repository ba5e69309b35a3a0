/** A player's balances as returned by the api; minor units. */
export interface PlayerMoney {
  readonly playerId: string;
  readonly brand: string;
  readonly currency: string;
  readonly status: string;
  readonly isSelfExcluded: boolean;
  readonly blocks: readonly string[];
  readonly at: string;
  readonly balances: {
    readonly version: number;
    readonly balance: number;
    readonly bonus_balance: number;
    readonly pending: number;
    readonly owed: number;
  };
  readonly payout: Payout | { readonly refused: string };
}

/** The available payout and its destination accounts. */
export interface Payout {
  readonly amount: number;
  readonly shares: readonly {
    readonly kind: string;
    readonly accountLabel: string;
    readonly amount: number;
    readonly reason: string;
  }[];
}

export interface Question {
  readonly brand: string;
  readonly who: string;
  /** ISO 8601; absent: now. */
  readonly at?: string;
}
