import { fail, succeed, type Result } from '@foyer/kernel';
import { fingerprint } from '../ledger/movements.ts';
import { allocate, type AllocationRefusal, type PayableAccount, type Share } from './allocation.ts';
import { compareHoldersOfPlayer } from '../payments/accountHolders.ts';
import { feeOf } from '../payments/offers.ts';
import { readPaymentGroup, type PaymentRow } from '../payments/paymentRow.ts';
import type { PaymentDeps } from '../payments/payments.ts';
import { refusal, refusalOf, type Refusal } from '../payments/refusal.ts';
import type { ProviderMethod } from '../payments/provider.ts';
import { reserveWithdrawal, type PayoutReceiver, type WithdrawalShare } from './reserveWithdrawal.ts';

export interface WithdrawalRequest {
  readonly id: string;
  readonly brand: string;
  readonly playerId: string;
  readonly playerCountry: string;
  readonly currency: string;
  readonly amount: number;
  readonly accountId: string | undefined;
  readonly locale: string;
  readonly country: string;
  /** The operator's minimum, minor units; a withdrawal of the whole balance may be lower (ADR 0126). */
  readonly minimum: number;
  readonly isClosedLoop: boolean;
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
  who: Pick<WithdrawalRequest, 'brand' | 'playerId' | 'playerCountry' | 'currency'>,
): Promise<PayableAccounts | undefined> {
  const [accounts, offered, loop] = await Promise.all([
    deps.payments.offers.accounts(who.brand, who.playerId),
    deps.payments.offers.methods(who.brand, who.playerCountry, who.currency),
    deps.pool.query<{ account_id: string; remaining: number }>(
      'select account_id, remaining from api.closed_loop($1)',
      [who.playerId],
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
  if (request.amount < request.minimum && !(await isAllThereIs(deps, request)))
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
  if (!allocated.ok) return unallocated(request, allocated.failure);
  await compareHoldersOfPlayer(deps.pool, request.playerId);
  return reserve(
    deps,
    request,
    describeShares(deps, request.id, payable, allocated.value),
    receiversOf(payable),
  );
}

/**
 * Whether the withdrawal empties the balance: an amount below the operator's minimum would otherwise
 * require another deposit.
 */
async function isAllThereIs(
  { pool }: PaymentDeps,
  { playerId, amount }: WithdrawalRequest,
): Promise<boolean> {
  const { rows } = await pool.query<{ balance: number }>(
    'select a.balance from api.wallet w join api.account a on a.id = w.real_account_id where w.player_id = $1',
    [playerId],
  );
  return amount === rows[0]?.balance;
}

function unallocated({ isClosedLoop }: WithdrawalRequest, failure: AllocationRefusal): Refusal {
  if (failure.code === 'NO_ACCOUNT') return refusal(isClosedLoop ? 'CLOSED_LOOP' : 'ACCOUNT_UNKNOWN');
  return refusal(failure.code, failure.bound);
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
