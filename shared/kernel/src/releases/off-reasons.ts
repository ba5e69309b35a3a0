/** Reasons for switching something off, as shown to players; the actual reason is in the registry's audit. */
export const OFF_REASONS = ['maintenance', 'incident', 'regulation'] as const;
export type OffReason = (typeof OFF_REASONS)[number];
