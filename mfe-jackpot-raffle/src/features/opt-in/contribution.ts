import { minorDigits, money, parseAmount, parseFraction, shareOf, type Money } from '@foyer/money';

const PERCENT = 100;

/**
 * Cost of an option for a stake; a percentage is rounded down, like in the ledger. Undefined if the option is
 * not a number.
 */
export function contributionWith(option: string, isPercentage: boolean, stake: Money): Money | undefined {
  if (!isPercentage) {
    const amount = parseAmount(option, stake.currency);
    return amount.ok ? amount.value : undefined;
  }
  const percent = parseFraction(option);
  return (
    percent &&
    money(
      shareOf(stake.minor, { ...percent, denominator: percent.denominator * BigInt(PERCENT) }, 'down'),
      stake.currency,
    )
  );
}

/** Stake for examples: one major unit, or 100 units of a currency without decimals. */
export function exampleStake(currency: string): Money {
  const digits = minorDigits(currency);
  return money(digits === 0 ? PERCENT : 10 ** digits, currency);
}
