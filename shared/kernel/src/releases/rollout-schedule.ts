/** A share of the visitors and its minimum duration. */
export interface RolloutStep {
  /** Buckets out of 10,000. */
  readonly share: number;
  readonly minutes: number;
}

/** Predefined schedules by name: the last step is followed by all visitors. */
export const ROLLOUT_SCHEDULES = {
  /** Default: forty minutes, the first ten with few visitors. */
  canary: [
    { share: 100, minutes: 10 },
    { share: 1_000, minutes: 10 },
    { share: 5_000, minutes: 20 },
  ],
  /** For small changes and urgent fixes. */
  quick: [
    { share: 1_000, minutes: 5 },
    { share: 5_000, minutes: 5 },
  ],
  /** Over the peak hours of a day. */
  careful: [
    { share: 100, minutes: 60 },
    { share: 500, minutes: 120 },
    { share: 2_000, minutes: 240 },
    { share: 5_000, minutes: 240 },
  ],
} as const satisfies Readonly<Record<string, readonly RolloutStep[]>>;
export type RolloutScheduleName = keyof typeof ROLLOUT_SCHEDULES;
