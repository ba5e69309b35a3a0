import * as v from 'valibot';
import type { RequestedPayout } from '@foyer/kernel/balance-answers';
import { isCalendarDay } from '@foyer/kernel/calendar-day';
import { findPayee, readPlayerBalances } from './playerBalances.ts';
import { requestPayout } from '../withdrawals/requestPayout.ts';
import type { PaymentDeps } from '../payments/payments.ts';
import { brandSchema, checked, type Answer, type Routes } from '../server/http/route.ts';

const of = {
  brand: brandSchema,
  /** Player id or email address; in the body, to keep it out of access logs. */
  who: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)),
};
const balanceQuery = v.object({
  ...of,
  at: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.check((at) => isCalendarDay(at.slice(0, 10))),
    ),
  ),
});
const payout = v.object({
  ...of,
  id: v.pipe(v.string(), v.uuid()),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  staff: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});

const UNKNOWN_PLAYER: Answer = { status: 404, body: { code: 'UNKNOWN_PLAYER' } };

/**
 * Money of one player for operators and auditors: balances at any instant, and a payout for players who
 * cannot sign in.
 */
export function createPlayerBalanceRoutes(deps: PaymentDeps): Routes {
  return {
    'POST /internal/player-money': checked(balanceQuery, async (call) => {
      // balances are those just before the instant, so "now" is one millisecond ahead
      const money = await readPlayerBalances(
        deps,
        call.brand,
        call.who,
        new Date(call.at ?? deps.clock() + 1),
      );
      return money ? { status: 200, body: money } : UNKNOWN_PLAYER;
    }),
    'POST /internal/player-money/payout': checked(payout, async (call) => {
      const payee = await findPayee(deps.pool, call.brand, call.who, deps.clock());
      if (!payee) return UNKNOWN_PLAYER;
      const requested = await requestPayout(deps, payee, call);
      if (!requested.ok)
        return { status: 409, body: { code: requested.failure.code, reasons: requested.failure.reasons } };
      return {
        status: 200,
        body: {
          amount: requested.value.reduce((sum, payment) => sum + payment.amount, 0),
          currency: payee.currency,
        } satisfies RequestedPayout,
      };
    }),
  };
}
