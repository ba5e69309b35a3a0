import { createHash } from 'node:crypto';
import { HOLDER_PASSWORD, type Holder } from './holders.ts';

/**
 * `new.fi.lumi` at the bank, `new.fi.lumi@fernpay.test` at the wallet: a customer unknown to every brand,
 * with an account in each currency.
 */
const LOGIN = {
  bank: /^new\.([a-z]{2})\.([a-z]{3,20})$/,
  wallet: /^new\.([a-z]{2})\.([a-z]{3,20})@fernpay\.test$/,
} as const;
const FIRST_YEAR = 1950;
const YEARS = 45;
const LONG_MONTH = 28;
const CURRENCIES = ['EUR', 'CAD', 'USD', 'NOK', 'NZD'];
const RICH = 1_000_000_000;
const WEIGHTS = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 1],
  [3, 4, 5, 6, 7, 8, 9, 1, 2, 3],
] as const;
const PER_CENTURY_MALE = 3;

export interface Newcomer extends Holder {
  readonly country: string;
  readonly personalCode: string | undefined;
}

/**
 * The generated customer for a login of this pattern, always the same for the same login; undefined for
 * other logins.
 */
export function newcomerOf(
  institution: Holder['institution'],
  login: string,
  password: string,
): Newcomer | undefined {
  const [, country, word] = LOGIN[institution].exec(login) ?? [];
  if (country === undefined || word === undefined || password !== HOLDER_PASSWORD) return undefined;
  const [year = 0, month = 0, day = 0, serial = 0, more = 0] = createHash('sha256')
    .update(`${country}.${word}`)
    .digest();
  const birthDate = [FIRST_YEAR + (year % YEARS), 1 + (month % 12), 1 + (day % LONG_MONTH)]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const id = `${institution}-${login}`;
  return {
    id,
    institution,
    login,
    name: `Uus ${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`,
    birthDate,
    country: country.toUpperCase(),
    personalCode: country === 'ee' ? estonianCode(birthDate, (serial * 256 + more) % 1_000) : undefined,
    accounts: CURRENCIES.map((currency) => ({
      number: `${institution === 'bank' ? 'KB' : 'FP'}${createHash('sha256').update(`${id}.${currency}`).digest('hex').slice(0, 14).toUpperCase()}`,
      name: 'Everyday',
      currency,
      balance: RICH,
      behaviour: 'success',
    })),
  };
}

/** The public format of the code: century and sex, birth date, serial number, check digit. */
function estonianCode(birthDate: string, serial: number): string {
  const digits = `${PER_CENTURY_MALE}${birthDate.slice(2).replaceAll('-', '')}${String(serial).padStart(3, '0')}`;
  const amountRows = WEIGHTS.map(
    (weights) => weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11,
  );
  return `${digits}${String(amountRows.find((sum) => sum < 10) ?? 0)}`;
}
