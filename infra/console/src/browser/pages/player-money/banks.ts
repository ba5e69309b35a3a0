/** A bank connection as identity shows it to operators and auditors, without bank name or owner. */
export interface BankConnection {
  readonly id: string;
  /** Null for connections older than the column. */
  readonly flow: 'BankPayment' | 'OpenBanking' | 'PaymentGateway' | null;
  /** ISO 8601. */
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

/** The owner of the connections. */
export interface BankOwner {
  readonly brand: string;
  readonly playerId: string;
}
