import { fail, succeed, type Result } from '@foyer/kernel';
import { fingerprint } from '../ledger/movements.ts';
import { readSignInState } from '../players/signInCheck.ts';
import { allocate, type Share } from './allocation.ts';
import { readPaymentGroup, type PaymentRow } from '../payments/paymentRow.ts';
import type { PaymentDeps } from '../payments/payments.ts';
import { refusal, refusalOf, type Refusal } from '../payments/refusal.ts';
import { reservePayout } from './reserveWithdrawal.ts';
import { describeShares, readPayableAccounts, receiversOf, type PayableAccounts } from './payableAccounts.ts';

/** A player who can receive a payout requested by an operator. */
export interface Payee {
  readonly id: string;
  readonly brand: string;
  readonly country: string;
  readonly language: string;
  readonly currency: string;
  /** Balance after settlement of all debt, minor units. */
  readonly left: number;
}

export interface PayoutRequest {
  /** Id chosen by the caller; a repeated id means the same payout. */
  readonly id: string;
  readonly staff: string;
  readonly reason: string;
}

export interface PayoutPlan {
  readonly payable: PayableAccounts;
  readonly shares: readonly Share[];
}

export type PayoutRefusal = Refusal['code'] | 'PLAYER_CAN_SIGN_IN';

/**
 * Plans the payout of the remaining balance: on every licence to the accounts of the deposits first, the
 * rest to the latest one. The operator's minimum withdrawal does not apply; the provider's does.
 */
export async function planPayout(
  deps: PaymentDeps,
  payee: Payee,
): Promise<Result<PayoutPlan, PayoutRefusal>> {
  if ((await readSignInState(deps, payee.brand, payee.id)).allowed) return fail('PLAYER_CAN_SIGN_IN');
  if (payee.left <= 0) return fail('INSUFFICIENT_FUNDS');
  const payable = await readPayableAccounts(deps, {
    brand: payee.brand,
    playerId: payee.id,
    playerCountry: payee.country,
    currency: payee.currency,
  });
  if (!payable) return fail('PROVIDER_UNAVAILABLE');
  const { rows: used } = await deps.pool.query<{ account_id: string }>(
    'select account_id from api.closed_loop($1) where last_used_at is not null order by last_used_at desc',
    [payee.id],
  );
  const able = payable.accounts.filter((account) => account.canReceive);
  const last =
    used
      .map((row) => able.find((account) => account.id === row.account_id))
      .find((account) => account !== undefined) ?? able[0];
  if (!last) return fail('ACCOUNT_UNKNOWN');
  const input = { amount: payee.left, accounts: payable.accounts, isClosedLoop: true };
  const toLastAccount = allocate({ ...input, chosenId: last.id });
  // a rest that the account cannot receive is added to the shares for deposits
  const allocated = toLastAccount.ok ? toLastAccount : allocate({ ...input, chosenId: undefined });
  if (allocated.ok) return succeed({ payable, shares: allocated.value });
  return fail(
    !toLastAccount.ok && toLastAccount.failure.code === 'AMOUNT_TOO_LARGE'
      ? 'AMOUNT_TOO_LARGE'
      : 'AMOUNT_TOO_SMALL',
  );
}

/**
 * Requests the payout of the remaining balance to a player who cannot sign in (closed, excluded). The
 * request counts as the first approval; a second operator has to approve any amount in the withdrawal
 * queue. The player is notified by email, the only channel left (ADR 0110).
 */
export async function requestPayout(
  deps: PaymentDeps,
  payee: Payee,
  { id, staff, reason }: PayoutRequest,
): Promise<
  Result<readonly PaymentRow[], { readonly code: PayoutRefusal; readonly reasons: readonly string[] }>
> {
  const before = await readPaymentGroup(deps.pool, payee.id, id);
  const plan = before.length > 0 ? undefined : await planPayout(deps, payee);
  if (plan && !plan.ok) return fail({ code: plan.failure, reasons: [] });
  const answer = await reservePayout(
    deps.pool,
    {
      brand: payee.brand,
      player_id: payee.id,
      group_id: id,
      fingerprint: fingerprint('payout', { brand: payee.brand, playerId: payee.id, staff }),
      shares: plan ? describeShares(deps, id, plan.value.payable, plan.value.shares) : [],
      currency: payee.currency,
      locale: payee.language,
      country: payee.country,
      requested_by: staff,
      receivers: plan ? receiversOf(plan.value.payable) : [],
      at: new Date(deps.clock()),
    },
    reason,
  );
  deps.relay.kick();
  const refused = answer ? refusalOf(answer) : refusal('INVALID');
  return refused ? fail(refused) : succeed(await readPaymentGroup(deps.pool, payee.id, id));
}
