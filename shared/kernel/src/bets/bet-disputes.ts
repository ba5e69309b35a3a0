/** Reasons that a player can choose for a dispute about a settled bet, in display order. */
export const DISPUTE_REASONS = ['RESULT', 'RULE', 'CALCULATION', 'PRICE', 'OTHER'] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** Characters of the player's message. */
export const MIN_DISPUTE_MESSAGE = 10;
export const MAX_DISPUTE_MESSAGE = 1_000;
/** Characters of the answer to the player. */
export const MIN_DISPUTE_ANSWER = 10;
export const MAX_DISPUTE_ANSWER = 1_000;
/** Disputes about one bet, answered ones included. */
export const MAX_DISPUTES_PER_BET = 3;
