import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { messages } from './Points.messages.ts';

/** Money equivalent of points. */
export interface PointsWorth {
  /** Minor units of `currency`. */
  readonly amountMinor: number;
  readonly currency: string;
}

/** Writes points with their money equivalent; without one where the rate is not known. */
export function usePointsText(): (points: number, worth?: PointsWorth) => string {
  const text = useText();
  const write = useMoney();
  return (points, worth) =>
    worth === undefined
      ? text(messages.points, { points })
      : text(messages.withValue, { points, value: write(money(worth.amountMinor, worth.currency)) });
}
