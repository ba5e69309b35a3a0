import { fail, succeed, type Result } from '@foyer/kernel';
import { fingerprint } from '../ledger/movements.ts';
import { allocate, type AllocationRefusal } from './allocation.ts';
import { compareHoldersOfPlayer } from '../payments/accountHolders.ts';
import { readPaymentGroup, type PaymentRow } from '../payments/paymentRow.ts';
import type { PaymentDeps } from '../payments/payments.ts';
import { refusal, refusalOf, type Refusal } from '../payments/refusal.ts';
import { reserveWithdrawal, type PayoutReceiver, type WithdrawalShare } from './reserveWithdrawal.ts';
import { describeShares, readPayableAccounts, receiversOf, type AccountOwner } from './payableAccounts.ts';

export interface WithdrawalRequest extends AccountOwner {
  readonly id: string;
  readonly amount: number;
  readonly accountId: string | undefined;
  readonly locale: string;
  readonly country: string;
  /** The operator's minimum, minor units; a withdrawal of the whole balance may be lower (ADR 0126). */
  readonly minimum: number;
  readonly isClosedLoop: boolean;
}

/** Requests a withdrawal: reserves all shares in one transaction, or none. The payment job sends them. */
export async function startWithdrawal(
  deps: PaymentDeps,
  request: WithdrawalRequest,
): Promise<Result<readonly PaymentRow[], Refusal>> {
  const before = await readPaymentGroup(deps.pool, request.playerId, request.id);
  const refused = before.length > 0 ? await reserve(deps, request, [], []) : await plan(deps, request);
  if (refused) return fail(refused);
  return succeed(await readPaymentGroup(deps.pool, request.playerId, request.id));
}

async function plan(deps: PaymentDeps, request: WithdrawalRequest): Promise<Refusal | undefined> {
  if (request.amount < request.minimum && !(await isWholeBalance(deps, request)))
    return refusal('AMOUNT_TOO_SMALL', request.minimum);
  const payable = await readPayableAccounts(deps, request);
  if (!payable) return refusal('PROVIDER_UNAVAILABLE');
  const chosen = payable.accounts.find((account) => account.id === request.accountId);
  if (request.accountId !== undefined && !chosen?.canReceive) return refusal('ACCOUNT_UNKNOWN');
  const allocated = allocate({
    amount: request.amount,
    chosenId: request.accountId,
    accounts: payable.accounts,
    isClosedLoop: request.isClosedLoop,
  });
  if (!allocated.ok) return allocationRefusal(request, allocated.failure);
  await compareHoldersOfPlayer(deps.pool, request.playerId);
  return reserve(
    deps,
    request,
    describeShares(deps, request.id, payable, allocated.value),
    receiversOf(payable),
  );
}

/**
 * True if the withdrawal empties the balance: an amount below the operator's minimum would otherwise
 * require another deposit.
 */
async function isWholeBalance(
  { pool }: PaymentDeps,
  { playerId, amount }: WithdrawalRequest,
): Promise<boolean> {
  const { rows } = await pool.query<{ balance: number }>(
    'select a.balance from api.wallet w join api.account a on a.id = w.real_account_id where w.player_id = $1',
    [playerId],
  );
  return amount === rows[0]?.balance;
}

function allocationRefusal({ isClosedLoop }: WithdrawalRequest, failure: AllocationRefusal): Refusal {
  if (failure.code === 'NO_ACCOUNT') return refusal(isClosedLoop ? 'CLOSED_LOOP' : 'ACCOUNT_UNKNOWN');
  return refusal(failure.code, failure.bound);
}

async function reserve(
  deps: PaymentDeps,
  request: WithdrawalRequest,
  shares: readonly WithdrawalShare[],
  receivers: readonly PayoutReceiver[],
): Promise<Refusal | undefined> {
  const { brand, playerId, id, amount, currency, accountId } = request;
  const requestHash = fingerprint('withdrawal', {
    brand,
    playerId,
    amount,
    currency,
    accountId: accountId ?? null,
  });
  const answer = await reserveWithdrawal(deps.pool, {
    brand,
    player_id: playerId,
    group_id: id,
    fingerprint: requestHash,
    shares,
    currency,
    locale: request.locale,
    country: request.country,
    requested_by: null,
    receivers,
    at: new Date(deps.clock()),
  });
  deps.relay.kick();
  return answer ? refusalOf(answer) : refusal('INVALID');
}
