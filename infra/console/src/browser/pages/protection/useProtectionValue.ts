import { useText } from '@foyer/i18n';
import { durations, valueNames } from './ProtectionPage.messages.ts';

const DURATION = /^P(T?)(\d+)([HDMY])$/;

/** Text of a value: a code, or an ISO 8601 duration. An unknown value of a newer api is shown unchanged. */
export function useProtectionValue(): (value: string) => string {
  const text = useText();
  return (value) => {
    if (isNamed(value)) return text(valueNames[value]);
    const [, time, count, letter] = DURATION.exec(value) ?? [];
    // `M` is a month in a date and a minute in a time
    const unit = time === 'T' && letter === 'M' ? 'minutes' : letter;
    return count !== undefined && isUnit(unit) ? text(durations[unit], { count: Number(count) }) : value;
  };
}

function isNamed(value: string): value is keyof typeof valueNames {
  return Object.hasOwn(valueNames, value);
}

function isUnit(unit: string | undefined): unit is keyof typeof durations {
  return unit !== undefined && Object.hasOwn(durations, unit);
}
