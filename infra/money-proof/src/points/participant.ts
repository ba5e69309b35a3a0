import type { ProvenBrand } from './pointRules.ts';

/** A period in which the player's bets count. Milliseconds since the epoch; the end is excluded. */
export interface Span {
  readonly from: number;
  readonly till: number;
}

/** Public facts of a player beside the ledger: when the player takes part. */
export interface Participant {
  readonly playerId: string;
  readonly counts: Span;
  readonly isInTournament: boolean;
  /** When the player asked for the reward that has to be claimed; undefined: never. */
  readonly claimedAt: number | undefined;
}

/** A participant with the brand. */
export interface ProvenPlayer extends Participant {
  readonly brand: ProvenBrand;
}
