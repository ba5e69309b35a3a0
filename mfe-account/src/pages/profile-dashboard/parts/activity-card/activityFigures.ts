/** The figures of a month that the year adds up. Amounts are minor units. */
export interface MonthFigures {
  readonly deposits: number;
  readonly withdrawals: number;
  readonly staked: number;
  readonly returned: number;
  readonly net: number;
  readonly rounds: number;
  readonly minutes: number;
}

const NONE: MonthFigures = {
  deposits: 0,
  withdrawals: 0,
  staked: 0,
  returned: 0,
  net: 0,
  rounds: 0,
  minutes: 0,
};

/** The sum of the months. */
export function yearFigures(months: readonly MonthFigures[]): MonthFigures {
  return months.reduce(
    (sum, month) => ({
      deposits: sum.deposits + month.deposits,
      withdrawals: sum.withdrawals + month.withdrawals,
      staked: sum.staked + month.staked,
      returned: sum.returned + month.returned,
      net: sum.net + month.net,
      rounds: sum.rounds + month.rounds,
      minutes: sum.minutes + month.minutes,
    }),
    NONE,
  );
}

/**
 * Net result per hour of play in minor units, rounded; negative for a cost. Undefined for less than a minute
 * of play.
 */
export function resultPerHour({ net, minutes }: Pick<MonthFigures, 'net' | 'minutes'>): number | undefined {
  return minutes < 1 ? undefined : Math.round((net * 60) / minutes);
}

/** Hours and minutes, `12:05`. */
export function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The share of the largest absolute value that each value has, -1 to 1; 0 when all are 0. */
export function shares(values: readonly number[]): readonly number[] {
  const largest = Math.max(...values.map(Math.abs), 0);
  return values.map((value) => (largest === 0 ? 0 : value / largest));
}
