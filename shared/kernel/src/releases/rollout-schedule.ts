/** A share of the visitors, and for how long at least before the next. */
export interface RolloutStep {
  /** Buckets out of 10,000. */
  readonly share: number;
  readonly minutes: number;
}

/** Ready schedules by name: everybody follows after the last step. */
export const ROLLOUT_SCHEDULES = {
  /** What most releases take: forty minutes, of which few meet the first ten. */
  canary: [
    { share: 100, minutes: 10 },
    { share: 1_000, minutes: 10 },
    { share: 5_000, minutes: 20 },
  ],
  /** For a small change, and for mending what is broken. */
  quick: [
    { share: 1_000, minutes: 5 },
    { share: 5_000, minutes: 5 },
  ],
  /** Over the busy hours of a day. */
  careful: [
    { share: 100, minutes: 60 },
    { share: 500, minutes: 120 },
    { share: 2_000, minutes: 240 },
    { share: 5_000, minutes: 240 },
  ],
} as const satisfies Readonly<Record<string, readonly RolloutStep[]>>;
export type RolloutScheduleName = keyof typeof ROLLOUT_SCHEDULES;
