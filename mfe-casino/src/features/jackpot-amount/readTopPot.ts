import { money, type Money } from '@foyer/money';

const CURRENCY = /^[A-Z]{3}$/;

/**
 * The largest pot of a feed; undefined without a running jackpot. `jackpots` is JSON of the server, so its
 * shape is checked here.
 */
export function readTopPot(jackpots: unknown): Money | undefined {
  const pot = property(jackpots, 'mega');
  const [minor, currency] = [property(pot, 'amountMinor'), property(pot, 'currency')];
  return typeof minor === 'number' &&
    Number.isSafeInteger(minor) &&
    minor >= 0 &&
    typeof currency === 'string' &&
    CURRENCY.test(currency)
    ? money(minor, currency)
    : undefined;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
