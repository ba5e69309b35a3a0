import { ignoreError } from '@foyer/kernel';
import { brands, isBrandId } from '@foyer/market';
import type { Locale } from '@foyer/links';

/** The address of the same page in another brand, in the locale if the brand has it. */
export function brandAddress(href: string, brand: string): string {
  const url = new URL(href);
  if (!isBrandId(brand)) return href;
  const locales = localesOf(brand);
  const [, current = '', ...rest] = url.pathname.split('/');
  const locale = locales.find((one) => one === current) ?? locales[0] ?? current;
  url.hostname = `${brand}.localhost`;
  url.pathname = ['', locale, ...rest].join('/');
  return url.href;
}

/** The address of the same page in another locale. */
export function localeAddress(href: string, locale: string): string {
  const url = new URL(href);
  const [, , ...rest] = url.pathname.split('/');
  url.pathname = ['', locale, ...rest].join('/');
  return url.href;
}

export function localesOf(brand: string): readonly Locale[] {
  return isBrandId(brand) ? brands[brand].locales.map(({ locale }) => locale) : [];
}

/** Accounts that every brand of a development product has. */
export const SEEDED_PLAYERS = [
  ['funded', 'Funded'],
  ['empty', 'No money'],
  ['loyal', 'With history'],
  ['kyc', 'Identity check open'],
  ['wealth', 'Proof of income open'],
  ['terms', 'New terms to accept'],
  ['unconfirmed', 'Unconfirmed email'],
  ['break', 'Time-out'],
  ['excluded', 'Self-excluded'],
  ['closed', 'Closed account'],
] as const;

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const FLAGS = '__@feature_flags';

/** The flags that this browser overrides (the shell reads them at the next load). */
export function readFlags(memory: Memory): Readonly<Record<string, string | boolean>> {
  try {
    return JSON.parse(memory.getItem(FLAGS) ?? '{}') as Record<string, string | boolean>;
  } catch (error) {
    ignoreError('damaged flags count as none, as in the shell')(error);
    return {};
  }
}

/** Sets or, with undefined, removes an override. */
export function writeFlag(memory: Memory, name: string, value: string | boolean | undefined): void {
  const { [name]: _before, ...others } = readFlags(memory);
  const next = value === undefined ? others : { ...others, [name]: value };
  if (Object.keys(next).length === 0) memory.removeItem(FLAGS);
  else memory.setItem(FLAGS, JSON.stringify(next));
}

/** Overrides of a developer that the session keeps: content of another country, currency of visitors. */
export function writeOverride(memory: Memory, name: 'country' | 'currency', value: string): void {
  if (value === '') memory.removeItem(name);
  else memory.setItem(name, value.toUpperCase());
}
