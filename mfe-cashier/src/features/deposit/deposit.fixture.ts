import type { DepositCashierQuery, MethodFieldsFragment } from './DepositCashier.generated.ts';
import type { CashierOfDeposits } from './useDepositForm.ts';

export const method = (
  id: string,
  name: string,
  change: Partial<MethodFieldsFragment> = {},
): MethodFieldsFragment => ({
  __typename: 'PaymentMethod',
  id,
  name,
  kind: 'CARD',
  minimum: 500,
  maximum: 500_000,
  feeFixed: 0,
  feeBasisPoints: 0,
  estimatedSeconds: 5,
  isAvailable: true,
  unavailableReason: null,
  lastSucceededAt: null,
  ...change,
});

/** For a player with 75.00 left in the weekly limit. */
const cashier: CashierOfDeposits = {
  __typename: 'Cashier',
  id: 'w',
  currency: 'EUR',
  amounts: { __typename: 'CashierAmounts', balance: 0, minimumDeposit: 2_000 },
  depositBlocks: [],
  blockedUntil: null,
  mustSetDepositLimit: false,
  quickAmounts: [2_000, 5_000, 10_000],
  depositHeadroom: {
    __typename: 'DepositHeadroom',
    amount: 7_500,
    period: 'Week',
    resetsAt: '2026-11-23T00:00:00.000Z',
  },
  methods: [
    method('card', 'Card'),
    method('fernpay', 'Fernpay', { kind: 'WALLET', feeBasisPoints: 150 }),
    method('quay', 'Quay', { kind: 'WALLET', isAvailable: false, unavailableReason: 'COUNTRY' }),
  ],
  accounts: [],
  openDeposits: [],
};

export const cashierQuery = (change: Partial<CashierOfDeposits> = {}): DepositCashierQuery => ({
  __typename: 'Query',
  viewer: { __typename: 'Viewer', id: 'p', cashier: { ...cashier, ...change } },
});
