/** Patterns in a player's money and play that may show harm (requirements/regulation#markers-of-harm). */
export const HARM_MARKERS = [
  'chasing',
  'night-play',
  'failed-deposits',
  'withdrawal-reversals',
  'limit-raises',
  'payment-methods',
] as const;
export type HarmMarker = (typeof HARM_MARKERS)[number];

/** 1: noticed; 2: concern, no marketing; 3: severe, staff act first. */
export type HarmLevel = 1 | 2 | 3;

/** When a number of events within a window of days is a marker. */
export interface HarmRule {
  readonly windowDays: number;
  /** Number of events from which levels 1, 2 and 3 apply; ascending. */
  readonly thresholds: readonly [number, number, number];
}

/**
 * Values of the operator: no regulator publishes numbers. Malta names reversed withdrawals and several
 * payment methods as markers (requirements/regulation#mga).
 */
export const HARM_RULES: Readonly<Record<HarmMarker, HarmRule>> = {
  chasing: { windowDays: 7, thresholds: [2, 4, 8] },
  'night-play': { windowDays: 30, thresholds: [4, 8, 15] },
  'failed-deposits': { windowDays: 7, thresholds: [3, 6, 10] },
  'withdrawal-reversals': { windowDays: 30, thresholds: [1, 3, 5] },
  'limit-raises': { windowDays: 30, thresholds: [2, 3, 5] },
  'payment-methods': { windowDays: 30, thresholds: [3, 5, 7] },
};

/** Thresholds of the events that count for markers. */
export const HARM_MEASURES = {
  /** Longest time between play and a deposit that counts as chasing losses. */
  chaseMinutes: 60,
  /** Chasing losses: play left at most this share of the deposit in the balance. */
  chaseBalancePercent: 10,
  /** Hours in the licence's time zone: from inclusive, until exclusive. */
  nightFromHour: 0,
  nightUntilHour: 5,
  /** A night counts when stakes were placed in this many of its hours. */
  nightHours: 2,
} as const;

export const MAX_HARM_WINDOW_DAYS = Math.max(
  ...Object.values(HARM_RULES).map(({ windowDays }) => windowDays),
);

/** Actions of staff, from the mildest to the strictest; `release` ends a block and the exclusion from marketing. */
export const HARM_ACTIONS = ['message', 'call', 'limit', 'block', 'release'] as const;
export type HarmAction = (typeof HARM_ACTIONS)[number];
