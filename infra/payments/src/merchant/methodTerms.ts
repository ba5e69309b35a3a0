import { basisPoints, shareOf } from '@foyer/money';
import type { Direction } from '../payments/payment.ts';
import type { OfferedMethod } from './methods.ts';

/** Rounded half up, in minor units. */
export function feeOf(method: Pick<OfferedMethod, 'feeFixed' | 'feeBasisPoints'>, amount: number): number {
  return method.feeFixed + shareOf(amount, basisPoints(method.feeBasisPoints), 'nearest');
}

/** Reason why a method cannot be used for an amount in a direction; undefined when it can. */
export function refusedBy(
  method: Pick<OfferedMethod, 'directions' | 'isAvailable' | 'minimum' | 'maximum'> | undefined,
  direction: Direction,
  amount: number,
): string | undefined {
  if (!method || !method.directions.includes(direction)) return 'METHOD_UNKNOWN';
  if (!method.isAvailable) return 'METHOD_UNAVAILABLE';
  if (amount < method.minimum) return 'AMOUNT_TOO_SMALL';
  return amount > method.maximum ? 'AMOUNT_TOO_LARGE' : undefined;
}
