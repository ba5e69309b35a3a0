/** A member of the contract that will be removed. */
export interface ContractDeprecation {
  readonly kind: 'service' | 'slot' | 'event';
  /** `wallet.transfer`, or `wallet` for all its members; the name of a slot or an event. */
  readonly name: string;
  /** Day on which remotes learn of it, `2026-11-22`. */
  readonly since: string;
  /** Last day on which a new release may use it. The shell keeps it while a live release does. */
  readonly until: string;
  /** The replacement, as a sentence. */
  readonly instead: string;
}

/** Deprecated members; the release check reports their users, `foyer users <member>` lists them. */
export const DEPRECATIONS: readonly ContractDeprecation[] = [];
