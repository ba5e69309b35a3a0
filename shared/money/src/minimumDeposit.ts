import { fromMajor, type Currency, type Money } from './money.ts';

// requirements/constants#minimum-deposit, major units
const MIN_DEPOSIT_BY_CURRENCY: Readonly<Record<Currency, number>> = {
  EUR: 20,
  CAD: 15,
  CHF: 10,
  USD: 10,
  NOK: 100,
  INR: 880,
  JPY: 1200,
  ZAR: 175,
  NZD: 10,
  GBP: 20,
};
const MIN_DEPOSIT_ELSEWHERE = 20; // requirements/constants#minimum-deposit

export function minimumDeposit(currency: Currency): Money {
  return fromMajor(MIN_DEPOSIT_BY_CURRENCY[currency] ?? MIN_DEPOSIT_ELSEWHERE, currency);
}

/** requirements/validation#minimum-deposit: the larger of the wallet's own minimum and the per-currency one. */
export function effectiveMinimumDeposit(walletMinimum: Money): Money {
  const byCurrency = minimumDeposit(walletMinimum.currency);
  return walletMinimum.minor > byCurrency.minor ? walletMinimum : byCurrency;
}
