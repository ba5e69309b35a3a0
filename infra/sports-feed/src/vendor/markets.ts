import type { MarketKind, OutcomeId } from '@foyer/kernel/markets';

/** A market of the vendor as ours; other markets of the vendor are not offered. */
export interface MappedMarket {
  readonly id: number;
  readonly kind: MarketKind;
  /** Name of the specifier that is the line; undefined for a market without one. */
  readonly specifier: string | undefined;
  /** Outcome ids of the vendor by ours. */
  readonly outcomes: Readonly<Partial<Record<OutcomeId, string>>>;
}

export const MAPPED_MARKETS: readonly MappedMarket[] = [
  { id: 1, kind: 'winner', specifier: undefined, outcomes: { home: '1', draw: '2', away: '3' } },
  { id: 186, kind: 'winner', specifier: undefined, outcomes: { home: '4', away: '5' } },
  { id: 11, kind: 'drawNoBet', specifier: undefined, outcomes: { home: '4', away: '5' } },
  { id: 18, kind: 'total', specifier: 'total', outcomes: { over: '12', under: '13' } },
  { id: 16, kind: 'asianHandicap', specifier: 'hcp', outcomes: { home: '1714', away: '1715' } },
  { id: 29, kind: 'bothScore', specifier: undefined, outcomes: { yes: '74', no: '76' } },
];

const DECIMALS = 2;

/** Hundredths of a decimal number as text, without floating point: `-0.75` is -75. */
export function hundredths(text: string): number | undefined {
  return scaled(text, DECIMALS);
}

/** Thousandths of decimal odds as text. */
export function thousandths(text: string): number | undefined {
  return scaled(text, DECIMALS + 1);
}

function scaled(text: string, digits: number): number | undefined {
  const [, sign, whole, fraction = ''] = /^([-+]?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || fraction.length > digits) return undefined;
  const value = Number(whole + fraction.padEnd(digits, '0'));
  return sign === '-' && value > 0 ? -value : value;
}

/** Hundredths as decimal text. */
export function decimalOf(value: number, digits = DECIMALS): string {
  const text = String(Math.abs(value)).padStart(digits + 1, '0');
  const [whole, fraction] = [text.slice(0, -digits), text.slice(-digits).replace(/0+$/, '')];
  return `${value < 0 ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
