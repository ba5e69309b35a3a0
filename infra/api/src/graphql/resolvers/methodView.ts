import type * as Types from '@foyer/graphql/main';
import type { OfferedMethods } from '../../payments/offers.ts';
import type { ProviderMethod } from '../../payments/provider.ts';
import type { PayableAccounts } from '../../payments/startWithdrawal.ts';

export interface MethodQuestion {
  readonly offered: OfferedMethods;
  readonly direction: Types.PaymentDirection;
  /** When each was last used with success. */
  readonly use: ReadonlyMap<string, Date>;
  /** Only of withdrawals; undefined when nobody could be asked. */
  readonly accounts: PayableAccounts | undefined;
  readonly isBankBlocked: boolean;
  readonly isClosedLoop: boolean;
  readonly balance: number;
}

/** Last successful first, then as the provider sorts them; what cannot be used now is last and says why. */
export function viewMethods(question: MethodQuestion): Types.PaymentMethod[] {
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
  { offered, direction, accounts, isBankBlocked, isClosedLoop, balance }: MethodQuestion,
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
  // everything there is has to go back elsewhere first
  return isClosedLoop && bound >= balance && balance > 0 && own.every((account) => account.remaining === 0)
    ? 'CLOSED_LOOP'
    : null;
}
