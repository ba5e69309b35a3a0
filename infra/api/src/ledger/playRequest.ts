/** The composite type `play_request` of `sql/schema/003-ledger.sql`. */
export interface PlayRequest {
  readonly brand: string;
  readonly player_id: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly product: string | undefined;
  readonly provider: string | undefined;
  readonly reference: string | undefined;
  readonly game_id: string | undefined;
  readonly game_session_id: string | undefined;
  /** Minor units. */
  readonly amount: number | undefined;
  readonly currency: string | undefined;
  readonly at: Date;
  /** For products other than the casino: BONUS takes real money, then bonus money; REAL and undefined take real money only. */
  readonly money?: 'REAL' | 'BONUS' | undefined;
}
