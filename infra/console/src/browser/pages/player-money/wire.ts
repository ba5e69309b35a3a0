/** A player's money as the api shows it to operators and auditors; minor units. */
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

/** All that is left now, and where it would go. */
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
  /** ISO; absent: now. */
  readonly at?: string;
}
