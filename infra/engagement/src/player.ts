/** A player of one brand. */
export interface Player {
  readonly brand: string;
  readonly playerId: string;
}
