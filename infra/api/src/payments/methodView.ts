import type * as Types from '@foyer/graphql/main';
import type { OfferedMethods } from './offers.ts';
import type { ProviderMethod } from './provider.ts';
import type { PayableAccounts } from '../withdrawals/payableAccounts.ts';

export interface MethodConditions {
  readonly offered: OfferedMethods;
  readonly direction: Types.PaymentDirection;
  /** Time of the last successful use by method id. */
  readonly use: ReadonlyMap<string, Date>;
  /** Set for withdrawals only; undefined when the accounts could not be read. */
  readonly accounts: PayableAccounts | undefined;
  readonly isBankBlocked: boolean;
  readonly isClosedLoop: boolean;
  readonly balance: number;
}

/**
 * Most recently successful first, then in the provider's order; unavailable methods are last, with their
 * reason.
 */
export function viewMethods(question: MethodConditions): Types.PaymentMethod[] {
  const { offered, direction, use } = question;
  const way = direction === 'Deposit' ? 'deposit' : 'payout';
  return offered.methods
    .filter((method) => method.directions.includes(way))
    .map((method): Types.PaymentMethod => {
      const unavailableReason = reasonAgainst(method, question);
      return {
        id: method.id,
        kind: method.kind,
        name: method.name,
        minimum: method.minimum,
        maximum: method.maximum,
        feeFixed: method.feeFixed,
        feeBasisPoints: method.feeBasisPoints,
        estimatedSeconds: Math.round(method.estimatedSeconds[way]),
        isAvailable: unavailableReason === null,
        unavailableReason,
        lastSucceededAt: use.get(method.id)?.toISOString() ?? null,
      };
    })
    .sort(
      (one, other) =>
        Number(other.isAvailable) - Number(one.isAvailable) ||
        (other.lastSucceededAt ?? '').localeCompare(one.lastSucceededAt ?? ''),
    );
}

function reasonAgainst(
  method: ProviderMethod,
  { offered, direction, accounts, isBankBlocked, isClosedLoop, balance }: MethodConditions,
): Types.PaymentMethodReason | null {
  if (!offered.isCurrent || !method.isAvailable) return 'PROVIDER_UNAVAILABLE';
  if (direction === 'Deposit')
    return isBankBlocked && (method.kind === 'INSTANT_BANK' || method.kind === 'OPEN_BANKING')
      ? 'BLOCKED'
      : null;
  if (!accounts) return 'PROVIDER_UNAVAILABLE';
  const own = accounts.accounts.filter((account) => account.methodId === method.id && account.canReceive);
  if (own.length === 0) return 'NO_ACCOUNT';
  const bound = accounts.accounts.reduce(
    (sum, account) => sum + (account.canReceive ? account.remaining : 0),
    0,
  );
  // closed loop: the whole balance must first be returned to other accounts
  return isClosedLoop && bound >= balance && balance > 0 && own.every((account) => account.remaining === 0)
    ? 'CLOSED_LOOP'
    : null;
}
