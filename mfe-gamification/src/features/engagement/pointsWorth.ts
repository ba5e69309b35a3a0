import type { PointsAnswer } from '@foyer/kernel/engagement';
import type { PointsWorth } from '../../components/points/usePointsText.ts';

/**
 * Value of points in the rewards shop, rounded down as by the service: a promise that the shop can keep. Undefined while
 * the rate is not known.
 */
export function pointsWorth(
  points: number,
  rate: PointsAnswer['moneyValue'] | undefined,
): PointsWorth | undefined {
  if (rate === undefined || rate.points === 0) return undefined;
  return { amountMinor: Math.floor((points * rate.amountMinor) / rate.points), currency: rate.currency };
}
