import { useMoney, useNumbers, useText } from '@foyer/i18n';
import type { Counter, Mission } from '@foyer/kernel/engagement';
import { money } from '@foyer/money';
import { messages } from './MissionCard.messages.ts';

/** Writes the progress of a task with its target: "4 of 12". */
export function useProgressText(currency: string): (task: Mission['tasks'][number]) => string {
  const text = useText();
  const write = useCounter(currency);
  return ({ counter, progress, target, isCompleted }) =>
    text(messages.progress, {
      value: write(isThings(counter) ? 'count' : counter, isCompleted ? target : progress),
      target: write(counter, target),
    });
}

/** Counters of different things, whose unit is written once: "2 of 4 studios". */
function isThings(counter: Counter): boolean {
  return counter === 'days' || counter === 'games' || counter === 'studios';
}

/** Writes a value of a counter in its unit. */
export function useCounter(currency: string): (counter: Counter, value: number) => string {
  const text = useText();
  const write = useMoney();
  const { number } = useNumbers();
  return (counter, value) => {
    switch (counter) {
      case 'stake':
      case 'won':
      case 'deposited':
        return write(money(value, currency));
      case 'multiple':
        return text(messages.multiple, { count: number(value) });
      case 'days':
      case 'games':
      case 'studios':
        return text(messages[counter], { count: value });
      case 'count':
        return number(value);
    }
  };
}
