import { feeOf } from '../payments/offers.ts';
import type { PaymentDeps } from '../payments/payments.ts';
import type { ProviderMethod } from '../payments/provider.ts';
import type { PayableAccount, Share } from './allocation.ts';
import type { PayoutReceiver, WithdrawalShare } from './reserveWithdrawal.ts';

export interface AccountOwner {
  readonly brand: string;
  readonly playerId: string;
  readonly playerCountry: string;
  /** Currency of the wallet. */
  readonly currency: string;
}

export interface PayableAccounts {
  readonly accounts: readonly PayableAccount[];
  readonly methods: readonly ProviderMethod[];
}

/**
 * The player's accounts with the amount that the closed loop owes each; undefined when the provider does
 * not answer.
 */
export async function readPayableAccounts(
  deps: Pick<PaymentDeps, 'pool' | 'payments'>,
  owner: AccountOwner,
): Promise<PayableAccounts | undefined> {
  const [accounts, offered, loop] = await Promise.all([
    deps.payments.offers.accounts(owner.brand, owner.playerId),
    deps.payments.offers.methods(owner.brand, owner.playerCountry, owner.currency),
    deps.pool.query<{ account_id: string; remaining: number }>(
      'select account_id, remaining from api.closed_loop($1)',
      [owner.playerId],
    ),
  ]);
  if (!accounts || !offered.isCurrent) return undefined;
  const remaining = new Map(loop.rows.map((row) => [row.account_id, row.remaining]));
  const payable = accounts.flatMap((account): readonly PayableAccount[] => {
    const method = offered.methods.find(
      (one) => one.id === account.method && one.directions.includes('payout'),
    );
    return [
      {
        id: account.id,
        methodId: account.method,
        kind: account.kind,
        label: account.label,
        canReceive: account.canReceive && method?.isAvailable === true,
        remaining: remaining.get(account.id) ?? 0,
        minimum: method?.minimum ?? 0,
        maximum: method?.maximum ?? 0,
      },
    ];
  });
  return { accounts: payable, methods: offered.methods };
}

/**
 * Accounts that can receive, with the minimum of their methods: known to the provider only, while SQL
 * checks the closed loop.
 */
export function receiversOf({ accounts }: PayableAccounts): readonly PayoutReceiver[] {
  return accounts.filter(({ canReceive }) => canReceive).map(({ id, minimum }) => ({ id, minimum }));
}

/** Shares as `reserve_withdrawal` takes them. */
export function describeShares(
  deps: PaymentDeps,
  id: string,
  { methods }: PayableAccounts,
  shares: readonly Share[],
): readonly WithdrawalShare[] {
  return shares.map(({ account, amount, reason }, index) => {
    const method = methods.find((one) => one.id === account.methodId);
    return {
      // the first share has the request's id, so that the id known to the browser finds a payment
      id: index === 0 ? id : `${id}-${index + 1}`,
      amount,
      reason,
      provider: deps.payments.provider.name,
      method_id: account.methodId,
      method_kind: account.kind,
      method_name: method?.name ?? account.label,
      account_id: account.id,
      account_label: account.label,
      fee: method ? feeOf(method, amount) : 0,
      estimated_seconds: Math.round(method?.estimatedSeconds.payout ?? 0),
    };
  });
}
