import { fail, succeed, type Result } from '@foyer/kernel';
import { minorDigits, type Currency, type Money } from './money.ts';

/** requirements/validation#inputs: text, number and generic inputs. */
export const MAX_INPUT_LENGTH = 100;

export type AmountProblem = 'empty' | 'too-long' | 'not-a-number' | 'grouped' | 'too-precise' | 'too-large';

// requirements/validation#numbers: an integer or a number with one decimal separator (dot or comma) and an optional sign
const AMOUNT = /^([+-]?)(\d+)(?:[.,](\d*))?$/;
/**
 * An amount with thousands separators. It is ambiguous, because another language reads it as a different
 * amount.
 */
const GROUPED = /^[+-]?\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,]\d*)?$/;
/** Full-width digits and `＋，－．` of Japanese keyboards. NFKC would fold too much: 10² is not 102. */
const FULL_WIDTH = /[\uFF0B-\uFF0E\uFF10-\uFF19]/g;

/**
 * Parses the input of a player, including full-width digits; a comma counts as a dot. Never rounds: too many
 * decimals are an error.
 */
export function parseAmount(text: string, currency: Currency): Result<Money, AmountProblem> {
  const trimmed = text.trim().replace(FULL_WIDTH, (character) => character.normalize('NFKC'));
  if (trimmed === '') return fail('empty');
  if (trimmed.length > MAX_INPUT_LENGTH) return fail('too-long');
  const match = AMOUNT.exec(trimmed);
  if (!match) return fail(GROUPED.test(trimmed) ? 'grouped' : 'not-a-number');
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits = minorDigits(currency);
  if (fraction.length > digits) return fail('too-precise');
  const minor = Number(`${whole}${fraction.padEnd(digits, '0')}`) * (sign === '-' ? -1 : 1);
  return Number.isSafeInteger(minor)
    ? succeed({ minor: minor === 0 ? 0 : minor, currency })
    : fail('too-large');
}
