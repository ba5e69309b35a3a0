/** The owner of the connections. */
export interface BankOwner {
  readonly brand: string;
  readonly playerId: string;
}
