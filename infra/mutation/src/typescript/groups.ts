/**
 * Rules of one kind: the mutated files, and the tests that must detect the mutations. All of them run
 * without a database.
 */
export interface MutationGroup {
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

/**
 * Pure TypeScript that decides about money, grouped by subject (ADR 0111). Paths are relative to the root
 * of the repository.
 */
export const MUTATION_GROUPS = {
  limits: {
    files: ['infra/api/src/limits/limit.machine.ts', 'mfe-account/src/features/limits/limitForm.ts'],
    tests: [
      'infra/api/src/limits/limit.machine.test.ts',
      'mfe-account/src/features/limits/limitForm.test.ts',
    ],
  },
  edges: {
    files: [
      'mfe-cashier/src/features/deposit/deposit.machine.ts',
      'mfe-cashier/src/features/withdrawal/withdrawal.machine.ts',
      'mfe-cashier/src/features/payment/payment.ts',
      'mfe-cashier/src/features/payment/paymentIntent.ts',
      'shell/src/services/wallet/wallet.machine.ts',
      'infra/api/src/payments/paymentView.ts',
      'infra/api/src/payments/paymentSteps.ts',
      'infra/api/src/payments/refundView.ts',
      'infra/api/src/payments/breaker.ts',
      'infra/payments/src/payments/payment.ts',
    ],
    tests: [
      'mfe-cashier/src/features/deposit/deposit.machine.test.ts',
      'mfe-cashier/src/features/deposit/depositEdges.test.ts',
      'mfe-cashier/src/features/withdrawal/withdrawal.machine.test.ts',
      'mfe-cashier/src/features/payment/payment.test.ts',
      'mfe-cashier/src/features/payment/cashier.test.ts',
      'shell/src/services/wallet/wallet.machine.test.ts',
      'infra/api/src/payments/paymentSteps.test.ts',
      'infra/api/src/payments/paymentView.test.ts',
      'infra/api/src/payments/breaker.test.ts',
      'infra/payments/src/payments/payment.test.ts',
    ],
  },
  amounts: {
    files: [
      'shared/money/src/money.ts',
      'shared/money/src/parse.ts',
      'shared/money/src/share.ts',
      'shared/money/src/minimumDeposit.ts',
      'shared/money/src/format.ts',
      'mfe-cashier/src/features/deposit/depositAmount.ts',
      'mfe-cashier/src/features/deposit/depositOptions.ts',
      'infra/api/src/withdrawals/allocation.ts',
      'infra/api/src/payments/offers.ts',
      'infra/api/src/exports/csv.ts',
      'infra/payments/src/merchant/methodTerms.ts',
      'infra/jackpot/src/pots/potModel.ts',
      'infra/jackpot/src/pots/currencies.ts',
      'infra/jackpot/src/contributionValues.ts',
    ],
    tests: [
      'shared/money/src/money.test.ts',
      'shared/money/src/share.test.ts',
      'mfe-cashier/src/features/deposit/depositAmount.test.ts',
      'infra/api/src/withdrawals/allocation.test.ts',
      'infra/api/src/withdrawals/allocation.property.test.ts',
      'infra/api/src/withdrawals/allocationBounds.test.ts',
      'infra/api/src/payments/offers.test.ts',
      'infra/api/src/exports/csv.test.ts',
      'infra/payments/src/merchant/methodTerms.test.ts',
      'infra/jackpot/src/pots/potModel.test.ts',
      'infra/jackpot/src/contributionValues.test.ts',
    ],
  },
  ledger: {
    files: [
      'infra/api/src/statements/statementLines.ts',
      'infra/api/src/reconciliation/settlementReport.ts',
      'infra/api/src/lib/withRetry.ts',
      'shared/kernel/src/lib/canonical-json.ts',
    ],
    tests: [
      'infra/api/src/statements/statementLines.test.ts',
      'infra/api/src/reconciliation/settlementReport.test.ts',
      'infra/api/src/lib/withRetry.test.ts',
      'shared/kernel/src/lib/canonical-json.test.ts',
    ],
  },
  messages: {
    files: [
      'infra/api/src/payments/signature.ts',
      'infra/payments/src/merchant/signature.ts',
      'infra/payments/src/merchant/readOrder.ts',
    ],
    tests: [
      'infra/api/src/payments/signature.test.ts',
      'infra/payments/src/merchant/signature.test.ts',
      'infra/payments/src/merchant/readOrder.test.ts',
    ],
  },
} as const satisfies Readonly<Record<string, MutationGroup>>;

export type MutationGroupName = keyof typeof MUTATION_GROUPS;
export const MUTATION_GROUP_NAMES = Object.keys(MUTATION_GROUPS) as readonly MutationGroupName[];
