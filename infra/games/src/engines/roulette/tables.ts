/** Limits of a table, in euro cents; the wheel is always the same. */
export interface RouletteTable {
  readonly id: string;
  readonly chips: readonly number[];
  /**
   * Maximum on one number; a spot that covers n numbers takes n times as much, so that the maximum return
   * is the same.
   */
  readonly maximumStraight: number;
  readonly maximumTotal: number;
}

export const ROULETTE_TABLES: readonly RouletteTable[] = [
  { id: 'european-low', chips: [10, 20, 50, 100, 200, 500], maximumStraight: 2_000, maximumTotal: 20_000 },
  {
    id: 'european',
    chips: [20, 50, 100, 200, 500, 1_000, 2_500],
    maximumStraight: 5_000,
    maximumTotal: 100_000,
  },
  {
    id: 'european-high',
    chips: [100, 200, 500, 1_000, 2_500, 5_000, 10_000],
    maximumStraight: 20_000,
    maximumTotal: 500_000,
  },
];
