import type { Money } from '@foyer/money';
import { useMoney } from './useMoney.ts';

export interface MoneyTextProps {
  readonly amount: Money;
}

/**
 * An amount as text. In tables and headers use `Money` of the ui package, which sets tabular figures and
 * never wraps.
 */
export function MoneyText({ amount }: MoneyTextProps) {
  return useMoney()(amount);
}
