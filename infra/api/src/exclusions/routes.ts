import * as v from 'valibot';
import type { ReturnOutcome } from '@foyer/market/exclusion-answers';
import { RETURN_REASON_LENGTH } from '@foyer/market/exclusion-rules';
import type { PaymentDeps } from '../payments/payments.ts';
import { findPayee } from '../player-balances/playerBalances.ts';
import { brandSchema as brand, checked, type Answer, type Routes } from '../server/http/route.ts';
import { requestPayout } from '../withdrawals/requestPayout.ts';
import type { ReturnRefusal, ReturnState } from './exclusionReturn.machine.ts';
import { decideReturnRequest, requestReturn, withdrawReturn } from './exclusionReturns.ts';
import { readReturnCases } from './returnQueue.ts';

const reason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(RETURN_REASON_LENGTH.min),
  v.maxLength(RETURN_REASON_LENGTH.max),
);
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,100}$/));
const playerId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const player = { brand, playerId };

const queue = v.object({ brand: v.optional(brand) });
const payout = v.object({ ...player, id: v.pipe(v.string(), v.uuid()) });
const request = v.object({ ...player, reason, key });
const withdrawal = v.object({ ...player, key });
const decision = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  decision: v.picklist(['approve', 'refuse']),
  reason,
  staff: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  key,
});

/** The requester of a payout that an excluded player has requested; one operator has to approve it. */
const BY_PLAYER = 'player';
const CONFLICT = 409;

/** Calls of identity for excluded players, and of the console about their requests to end an exclusion. */
export function createExclusionRoutes(deps: PaymentDeps): Routes {
  return {
    'POST /internal/exclusions/payout': checked(payout, async (call) => {
      const payee = await findPayee(deps.pool, call.brand, call.playerId, deps.clock());
      if (!payee) return { status: 404, body: { code: 'UNKNOWN_PLAYER' } };
      const requested = await requestPayout(deps, payee, {
        id: call.id,
        staff: BY_PLAYER,
        reason: 'Requested by the excluded player at the sign-in',
      });
      if (!requested.ok) return { status: CONFLICT, body: { code: requested.failure.code } };
      const amount = requested.value.reduce((sum, payment) => sum + payment.amount, 0);
      return { status: 200, body: { amount, currency: payee.currency } };
    }),
    'POST /internal/exclusions/return': checked(request, async (call) => {
      const requested = await requestReturn(deps, call, call.reason, call.key);
      return requested.ok ? { status: 200, body: view(requested.value) } : refused(requested.failure);
    }),
    'POST /internal/exclusions/return/withdraw': checked(withdrawal, async (call) => {
      const withdrawn = await withdrawReturn(deps, call, call.key);
      return withdrawn.ok ? { status: 200, body: { withdrawn: true } } : refused(withdrawn.failure);
    }),
    'POST /internal/exclusion-returns': checked(queue, async (call) => ({
      status: 200,
      body: { cases: await readReturnCases(deps.pool, call.brand) },
    })),
    'POST /internal/exclusion-returns/decision': checked(decision, async (call) => {
      const decided = await decideReturnRequest(deps, call);
      return decided.ok ? { status: 200, body: view(decided.value) } : refused(decided.failure);
    }),
  };
}

function refused(code: ReturnRefusal | 'UNKNOWN' | 'NOT_EXCLUDED' | 'KEY_REUSED'): Answer {
  return { status: code === 'UNKNOWN' ? 404 : CONFLICT, body: { code } };
}

function view(state: ReturnState): ReturnOutcome {
  if (state.status === 'cooling-off')
    return { outcome: 'APPROVED', coolOffEndsAt: new Date(state.endsAt).toISOString() };
  if (state.status === 'requested')
    return { outcome: state.approvedBy.length > 0 ? 'SECOND_NEEDED' : 'REQUESTED', coolOffEndsAt: null };
  return { outcome: 'REFUSED', coolOffEndsAt: null };
}
