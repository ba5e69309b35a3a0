/** ISO 4217 code, upper case. */
export type Currency = string;

/** An amount in integer minor units (cents for EUR, whole yen for JPY). */
export interface Money {
  readonly minor: number;
  readonly currency: Currency;
}

/** Digits after the decimal separator, from Intl's own tables (2 by default, requirements/constants#formats). */
export function minorDigits(currency: Currency): number {
  const known = digitsByCurrency.get(currency);
  if (known !== undefined) return known;
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    DEFAULT_DIGITS;
  digitsByCurrency.set(currency, digits);
  return digits;
}

const DEFAULT_DIGITS = 2; // requirements/constants#formats
const digitsByCurrency = new Map<Currency, number>();

/** @throws RangeError when `minor` is not a safe integer. */
export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is not a whole number of minor units`);
  return { minor, currency };
}

/** @throws TypeError when the currencies differ; amounts are never converted implicitly. */
export function add(left: Money, right: Money): Money {
  if (left.currency !== right.currency)
    throw new TypeError(`Cannot add ${right.currency} to ${left.currency}`);
  return money(left.minor + right.minor, left.currency);
}

/** The amount in figures with a dot and all its decimals, exact for every amount: `-0.05`, `1250.00`, in yen `1250`. */
export function toDecimal({ minor, currency }: Money): `${number}` {
  const digits = minorDigits(currency);
  const figures = String(Math.abs(minor)).padStart(digits + 1, '0');
  const text = digits === 0 ? figures : `${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
  return `${minor < 0 ? '-' : ''}${text}` as `${number}`; // figures with at most one dot
}

/**
 * Amount in major units as a double, for charts and rough comparisons only: do not calculate with it, and
 * write amounts with {@link toDecimal}.
 */
export function toMajor(amount: Money): number {
  return amount.minor / 10 ** minorDigits(amount.currency);
}

/** A whole major amount, as business constants are written (`fromMajor(20, 'EUR')` is 20.00). */
export function fromMajor(major: number, currency: Currency): Money {
  return money(Math.round(major * 10 ** minorDigits(currency)), currency);
}
