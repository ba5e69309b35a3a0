import { useMoney, useNumbers } from '@foyer/i18n';
import type { Counter } from '@foyer/kernel/engagement';
import { money } from '@foyer/money';

/** Writes a value of a task in its unit: money for stakes, wins and deposits, otherwise a number. */
export function useCounterText(currency: string): (counter: Counter, value: number) => string {
  const { number } = useNumbers();
  const write = useMoney();
  return (counter, value) =>
    counter === 'stake' || counter === 'won' || counter === 'deposited'
      ? write(money(value, currency))
      : number(value);
}
