import { isCalendarDay } from '@foyer/kernel/calendar-day';

/** The data encoded in a national identity code. */
export interface PersonalCode {
  readonly normalised: string;
  /** ISO 8601 */
  readonly dateOfBirth: string;
}

const FIRST_WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1];
const SECOND_WEIGHTS = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3];
/** Indexed by the code's first digit: 1 and 2 are the 1800s, and so on. */
const CENTURIES = [1800, 1800, 1900, 1900, 2000, 2000, 2100, 2100];

/**
 * Estonian isikukood: century and sex, birth date, serial number, check digit from two rounds of weights
 * modulo 11.
 */
export function parseEstonianCode(text: string): PersonalCode | undefined {
  const code = text.replace(/[\s-]/g, '');
  if (!/^[1-8]\d{10}$/.test(code)) return undefined;
  const digits = [...code].map(Number);
  if (digits[10] !== checkDigit(digits)) return undefined;
  const century = CENTURIES[(digits[0] ?? 0) - 1] ?? 0;
  const dateOfBirth = `${century + Number(code.slice(1, 3))}-${code.slice(3, 5)}-${code.slice(5, 7)}`;
  return isCalendarDay(dateOfBirth) ? { normalised: code, dateOfBirth } : undefined;
}

function checkDigit(digits: readonly number[]): number {
  const first = weighted(digits, FIRST_WEIGHTS);
  if (first < 10) return first;
  const second = weighted(digits, SECOND_WEIGHTS);
  return second < 10 ? second : 0;
}

function weighted(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11;
}
