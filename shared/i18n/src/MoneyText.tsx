import type { Money } from '@foyer/money';
import { useMoney } from './useMoney.ts';

export interface MoneyTextProps {
  readonly amount: Money;
}

/** An amount as text. In tables and headers use `Money` of the kit: it sets the figures and never wraps. */
export function MoneyText({ amount }: MoneyTextProps) {
  return useMoney()(amount);
}
