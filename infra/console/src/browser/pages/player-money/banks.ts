/** A way into a player's account as identity shows it to operators and auditors: neither which bank nor whose. */
export interface BankConnection {
  readonly id: string;
  /** Null for one of a time when it was not kept. */
  readonly flow: 'BankPayment' | 'OpenBanking' | 'PaymentGateway' | null;
  /** ISO. */
  readonly linkedAt: string;
  readonly isOnlyWayIn: boolean;
}

export interface PlayerBanks {
  /** Oldest first. */
  readonly connections: readonly BankConnection[];
  /** Newest first. */
  readonly disconnected: readonly (Omit<BankConnection, 'isOnlyWayIn'> & {
    readonly at: string;
    readonly staff: string;
    readonly reason: string;
  })[];
}

/** Whose they are. */
export interface BankOwner {
  readonly brand: string;
  readonly playerId: string;
}
