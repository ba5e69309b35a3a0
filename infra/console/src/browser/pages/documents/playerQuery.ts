export interface PlayerQuery {
  readonly brand: string;
  /** Player id or email address. */
  readonly who: string;
}
