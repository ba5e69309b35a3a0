import { useIntl } from 'react-intl';

export interface NumberFormats {
  number(value: number): string;
  /** A fixed number of decimals, so that figures align in a column: 1.9 → 1.90. */
  decimals(value: number, count: number): string;
  /** 0.5 → 50 %, no decimals (requirements/constants#formats). */
  percent(value: number): string;
  /** Duration in milliseconds as text: 90 000 → "1 minute". */
  minutes(milliseconds: number): string;
}

/** Formats plain numbers in the player's language. */
export function useNumbers(): NumberFormats {
  const intl = useIntl();
  return {
    number: (value) => intl.formatNumber(value),
    decimals: (value, count) =>
      intl.formatNumber(value, { minimumFractionDigits: count, maximumFractionDigits: count }),
    percent: (value) => intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 0 }),
    minutes: (milliseconds) =>
      intl.formatNumber(Math.floor(milliseconds / 60_000), {
        style: 'unit',
        unit: 'minute',
        unitDisplay: 'long',
      }),
  };
}

/**
 * Formats a probability from 0 to 1 with two decimals, 0.5236 → 52.36 %: as whole percentages, different prices
 * would look equal. A hook of its own, because few remotes need it.
 */
export function useProbability(): (value: number) => string {
  const intl = useIntl();
  return (value) =>
    intl.formatNumber(value, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
