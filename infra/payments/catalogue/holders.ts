/** A customer of the test bank or the test wallet, with the accounts they own. */
export interface Holder {
  readonly id: string;
  readonly institution: 'bank' | 'wallet';
  readonly login: string;
  readonly name: string;
  readonly birthDate: string;
  /** ISO 3166 alpha-2; defaults to Finland. */
  readonly country?: string | undefined;
  /** National identity code in the format of that country's population register. */
  readonly personalCode?: string | undefined;
  readonly accounts: readonly HolderAccount[];
}

export interface HolderAccount {
  readonly number: string;
  readonly name: string;
  readonly currency: string;
  readonly balance: number;
  readonly behaviour: string;
}

/** Shared password of all test customers; published in the README. */
export const HOLDER_PASSWORD = 'Foyer-2026!';

const MAIN_CURRENCIES = ['EUR', 'CAD', 'USD', 'JPY', 'NOK', 'NZD'];
const RICH = 1_000_000_000;

function bankCustomer(
  serial: number,
  login: string,
  name: string,
  behaviour = 'success',
  more: readonly HolderAccount[] = [],
  who: Partial<Pick<Holder, 'birthDate' | 'country'>> = {},
): Holder {
  const accounts = MAIN_CURRENCIES.map((currency, index): HolderAccount => ({
    number: `KB${String(serial).padStart(4, '0')}${currency}${String(1000 + serial * 10 + index)}`,
    name: 'Everyday',
    currency,
    balance: RICH,
    behaviour,
  }));
  return {
    id: `bank-${login}`,
    institution: 'bank',
    login,
    name,
    birthDate: '1990-04-12',
    ...who,
    accounts: [...accounts, ...more],
  };
}

function walletCustomer(
  serial: number,
  login: string,
  name: string,
  behaviour = 'success',
  balance = RICH,
): Holder {
  const accounts = [...MAIN_CURRENCIES, 'GBP', 'CHF', 'ZAR', 'INR'].map((currency): HolderAccount => ({
    number: `FP${String(serial).padStart(4, '0')}${currency}`,
    name: currency,
    currency,
    balance,
    behaviour,
  }));
  return { id: `wallet-${login}`, institution: 'wallet', login, name, birthDate: '1990-04-12', accounts };
}

/** The first five match the names of the seeded `funded` players of the brands. */
export const HOLDERS: readonly Holder[] = [
  bankCustomer(1, 'aino.aurora', 'Aino Aurora', 'success', [
    { number: 'KB0001EUR7001', name: 'Savings', currency: 'EUR', balance: 2_500, behaviour: 'success' },
    { number: 'KB0001EUR7002', name: 'Holiday', currency: 'EUR', balance: RICH, behaviour: 'late-success' },
  ]),
  bankCustomer(2, 'aino.tuli', 'Aino Tuli'),
  bankCustomer(3, 'aino.caravel', 'Aino Caravel'),
  bankCustomer(4, 'aino.zephyra', 'Aino Zephyra'),
  bankCustomer(5, 'aino.quetzal', 'Aino Quetzal'),
  bankCustomer(6, 'sam.slow', 'Sam Slow', 'soon-success'),
  bankCustomer(7, 'rae.refused', 'Rae Refused', 'late-refusal'),
  bankCustomer(8, 'ned.noreceive', 'Ned Noreceive', 'cannot-receive'),
  bankCustomer(9, 'una.unlike', 'Una Unlike', 'not-own-account'),
  bankCustomer(10, 'ria.returned', 'Ria Returned', 'returned-payout'),
  bankCustomer(11, 'yuri.young', 'Yuri Young', 'success', [], { birthDate: '2014-06-01' }),
  bankCustomer(12, 'sven.abroad', 'Sven Abroad', 'success', [], { country: 'SE' }),
  walletCustomer(1, 'aino@fernpay.test', 'Aino Aurora'),
  walletCustomer(2, 'mart@fernpay.test', 'Mart Aurora'),
  walletCustomer(3, 'poor@fernpay.test', 'Poor Purse', 'success', 300),
];

export interface Voucher {
  readonly code: string;
  readonly currency: string;
  readonly balance: number;
}

export const VOUCHERS: readonly Voucher[] = [
  ...['EUR', 'USD', 'CAD'].flatMap((currency, index) => [
    { code: `2026-1000-0000-000${index}`, currency, balance: RICH },
    { code: `2026-2000-0000-000${index}`, currency, balance: 1_000 },
    { code: `2026-9999-0000-000${index}`, currency, balance: 0 },
  ]),
];
