/** SQLSTATEs that the functions of all services raise. */
export const SQL_STATES = {
  /** Attempt to change an append-only row, fixed terms or a balance. */
  immutable: 'P0403',
  /** Violated invariant: an unbalanced journal, an illegal status transition, an impossible amount. */
  invariant: 'P0422',
  /** Internal to `request_payout` of the api: undoes the debt settlement of a refused payout. Never leaves it. */
  payoutRefused: 'P0499',
} as const;
