/**
 * Money in integer minor units: arithmetic, parsing of typed amounts, and formatting.
 * @packageDocumentation
 */
export { convertMinor, exchangeFactor, isRatedCurrency, RATED_CURRENCIES, ratePerEuro } from './exchange.ts';
export { formatMoney } from './format.ts';
export { effectiveMinimumDeposit, minimumDeposit } from './minimumDeposit.ts';
export {
  add,
  fromMajor,
  minorDigits,
  money,
  toDecimal,
  toMajor,
  type Currency,
  type Money,
} from './money.ts';
export { MAX_INPUT_LENGTH, parseAmount, type AmountProblem } from './parse.ts';
export { basisPoints, fractionOf, parseFraction, shareOf, type Fraction, type Rounding } from './share.ts';
