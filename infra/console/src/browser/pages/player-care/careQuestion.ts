/** The player to show. */
export interface CareQuestion {
  readonly brand: string;
  /** Player ID or email address. */
  readonly who: string;
}
