import { basisPoints, shareOf } from '@foyer/money';
import type {
  AccountFieldsFragment as PaymentAccount,
  MethodFieldsFragment as PaymentMethod,
} from './DepositCashier.generated.ts';

/** One payment option, shown as one line: a method, or a known account of one. */
export interface DepositOption {
  /** The id of the account or of the method. */
  readonly key: string;
  readonly method: PaymentMethod;
  readonly account: PaymentAccount | undefined;
}

export interface DepositOffer {
  readonly methods: readonly PaymentMethod[];
  readonly accounts: readonly PaymentAccount[];
  /** The brand lets players pay with a known account by one click (toggle QuickDepositLastUsedAccount). */
  readonly withAccounts: boolean;
}

/** Known accounts first, last used first; then the methods in the server's order, which puts the last successful first. */
export function depositOptions({ methods, accounts, withAccounts }: DepositOffer): readonly DepositOption[] {
  const known = withAccounts
    ? accounts.flatMap((account) =>
        methods
          .filter((method) => method.id === account.methodId && method.isAvailable)
          .map((method): DepositOption => ({ key: account.id, method, account })),
      )
    : [];
  return [
    ...known,
    ...methods.map((method): DepositOption => ({ key: method.id, method, account: undefined })),
  ];
}

/**
 * The initial selection: the method that a link requested, else the last used account, else the first
 * available one.
 */
export function preselected(
  options: readonly DepositOption[],
  requestedMethod: string | undefined,
): DepositOption | undefined {
  const usable = options.filter(({ method }) => method.isAvailable);
  return usable.find(({ method }) => method.id === requestedMethod) ?? usable[0];
}

/** Fee on top of the amount, minor units; half a unit is rounded up. */
export function feeOf(
  { feeFixed, feeBasisPoints }: Pick<PaymentMethod, 'feeFixed' | 'feeBasisPoints'>,
  amount: number,
): number {
  return feeFixed + shareOf(amount, basisPoints(feeBasisPoints), 'nearest');
}
