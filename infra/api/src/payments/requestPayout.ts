import { fail, succeed, type Result } from '@foyer/kernel';
import { fingerprint } from '../ledger/movements.ts';
import { retried } from '../ledger/retried.ts';
import { checkSignIn } from '../players/signInCheck.ts';
import { allocate, type Share } from './allocation.ts';
import { readPaymentGroup, type PaymentRow } from './paymentRow.ts';
import type { PaymentDeps } from './payments.ts';
import { refusal, refusalOf, type AnswerRow, type Refusal } from './refusal.ts';
import { describeShares, readPayableAccounts, receiversOf, type PayableAccounts } from './startWithdrawal.ts';

/** A player whose money staff may ask for. */
export interface Payee {
  readonly id: string;
  readonly brand: string;
  readonly country: string;
  readonly language: string;
  readonly currency: string;
  /** What is left when everything owed is settled; minor units. */
  readonly left: number;
}

export interface PayoutRequest {
  /** Made by whoever asks: the same id is the same payout. */
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
 * How all that is left to a player would be sent: back to where it came from first, on every licence, and the rest to the account that paid in last.
 * The house's smallest withdrawal does not hold here; the provider's does.
 */
export async function planPayout(
  deps: PaymentDeps,
  payee: Payee,
): Promise<Result<PayoutPlan, PayoutRefusal>> {
  if ((await checkSignIn(deps, payee.brand, payee.id)).allowed) return fail('PLAYER_CAN_SIGN_IN');
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
  const question = { amount: payee.left, accounts: payable.accounts, isClosedLoop: true };
  const wished = allocate({ ...question, chosenId: last.id });
  // a rest that its account cannot take goes with what goes back
  const allocated = wished.ok ? wished : allocate({ ...question, chosenId: undefined });
  if (allocated.ok) return succeed({ payable, shares: allocated.value });
  return fail(
    !wished.ok && wished.failure.code === 'AMOUNT_TOO_LARGE' ? 'AMOUNT_TOO_LARGE' : 'AMOUNT_TOO_SMALL',
  );
}

/**
 * Asks for everything that is left to a player who cannot sign in (closed, excluded). Whoever asks has agreed; somebody else of the staff has to,
 * whatever the amount, in the queue of withdrawals. The player is written to, because nothing else reaches them (ADR 0110).
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
  const { rows } = await retried(() =>
    deps.pool.query<AnswerRow>({
      name: 'request_payout',
      text: 'select * from api.request_payout($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
      values: [
        payee.brand,
        payee.id,
        id,
        fingerprint('payout', { brand: payee.brand, playerId: payee.id, staff }),
        JSON.stringify(plan ? describeShares(deps, id, plan.value.payable, plan.value.shares) : []),
        payee.currency,
        payee.language,
        payee.country,
        staff,
        reason,
        new Date(deps.clock()),
        JSON.stringify(plan ? receiversOf(plan.value.payable) : []),
      ],
    }),
  );
  deps.relay.kick();
  const refused = rows[0] ? refusalOf(rows[0]) : refusal('INVALID');
  return refused ? fail(refused) : succeed(await readPaymentGroup(deps.pool, payee.id, id));
}
