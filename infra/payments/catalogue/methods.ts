import type { Direction, Kind } from '../src/payments/payment.ts';

export interface Method {
  readonly id: string;
  readonly kind: Kind;
  readonly txName: string;
  readonly name: string;
  readonly directions: readonly Direction[];
  /** Countries in which the method is available; empty for all. */
  readonly countries: readonly string[];
  readonly depositSeconds: number;
  readonly payoutSeconds: number;
  /** Euro cents; converted to other currencies by `PER_CENT`. */
  readonly minimum: number;
  readonly maximum: number;
  readonly feeFixed: number;
  readonly feeBasisPoints: number;
  readonly currencies: readonly string[];
  readonly unavailableReason?: string;
}

/** Minor units per euro cent for bounds and fees: round factors, not exchange rates. */
export const PER_CENT: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1,
  CAD: 1,
  GBP: 1,
  CHF: 1,
  NZD: 1,
  JPY: 1,
  NOK: 10,
  ZAR: 10,
  INR: 50,
};
const EVERY_CURRENCY = Object.keys(PER_CENT);
const BOTH: readonly Direction[] = ['deposit', 'payout'];

/** In the order in which they are offered to merchants. */
export const METHODS: readonly Method[] = [
  {
    id: 'card',
    kind: 'card',
    txName: 'CreditcardDeposit',
    name: 'Card',
    directions: BOTH,
    countries: [],
    depositSeconds: 5,
    payoutSeconds: 60,
    minimum: 500,
    maximum: 500_000,
    feeFixed: 0,
    feeBasisPoints: 0,
    currencies: EVERY_CURRENCY,
  },
  {
    id: 'kestrel-bank',
    kind: 'instant-bank',
    txName: 'BankDeposit',
    name: 'Kestrel Bank',
    directions: BOTH,
    countries: ['FI', 'EE', 'IE', 'AT', 'MT', 'NO', 'CA', 'NZ'],
    depositSeconds: 10,
    payoutSeconds: 60,
    minimum: 500,
    maximum: 2_000_000,
    feeFixed: 0,
    feeBasisPoints: 0,
    currencies: ['EUR', 'USD', 'CAD', 'NOK', 'NZD'],
  },
  {
    id: 'open-banking',
    kind: 'open-banking',
    txName: 'OpenBankingDeposit',
    name: 'Pay by bank',
    directions: BOTH,
    countries: ['FI', 'EE', 'IE', 'AT', 'MT', 'CA'],
    depositSeconds: 10,
    payoutSeconds: 60,
    minimum: 500,
    maximum: 1_000_000,
    feeFixed: 0,
    feeBasisPoints: 0,
    currencies: ['EUR', 'CAD', 'USD'],
  },
  {
    id: 'fernpay',
    kind: 'wallet',
    txName: 'WalletDeposit',
    name: 'Fernpay',
    directions: BOTH,
    countries: [],
    depositSeconds: 5,
    payoutSeconds: 30,
    minimum: 500,
    maximum: 250_000,
    feeFixed: 0,
    feeBasisPoints: 150,
    currencies: EVERY_CURRENCY,
  },
  {
    id: 'papervoucher',
    kind: 'voucher',
    txName: 'VoucherDeposit',
    name: 'Papervoucher',
    directions: ['deposit'],
    countries: [],
    depositSeconds: 3,
    payoutSeconds: 0,
    minimum: 500,
    maximum: 20_000,
    feeFixed: 0,
    feeBasisPoints: 0,
    currencies: ['EUR', 'USD', 'CAD'],
  },
  {
    id: 'quay',
    kind: 'wallet',
    txName: 'WalletDeposit',
    name: 'Quay',
    directions: BOTH,
    countries: [],
    depositSeconds: 5,
    payoutSeconds: 30,
    minimum: 1_000,
    maximum: 100_000,
    feeFixed: 25,
    feeBasisPoints: 0,
    currencies: ['EUR', 'USD', 'CAD'],
    unavailableReason: 'maintenance',
  },
];
