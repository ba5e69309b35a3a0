import * as v from 'valibot';
import {
  APPROVAL_DECISIONS,
  CASE_STATES,
  type ApprovalAnswer,
  type ApprovalOutcome,
  type WithdrawalCases,
} from '@foyer/kernel/withdrawal-answers';
import { isBrandId } from '@foyer/market';
import type { Clock, Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import { checked, invalid, type Routes } from '../server/http/route.ts';
import { readCases } from './withdrawalCases.ts';
import { decideWithdrawal, type DecisionOutcome } from './decideWithdrawal.ts';

const decision = v.object({
  decision: v.picklist(APPROVAL_DECISIONS),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  staff: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,100}$/)),
});

const REFUSALS: Readonly<Record<Exclude<DecisionOutcome, ApprovalOutcome>, number>> = {
  SAME_PERSON: 409,
  NOT_WAITING: 409,
  PLAYER_BLOCKED: 409,
  KEY_REUSED: 409,
  UNKNOWN: 404,
};

export interface ApprovalDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/** The approval queue of the console. */
export function createWithdrawalRoutes(deps: ApprovalDeps): Routes {
  return {
    async 'GET /internal/withdrawals'({ query }) {
      const brand = query.get('brand') ?? undefined;
      const state = CASE_STATES.find((one) => one === query.get('state'));
      if (brand !== undefined && !isBrandId(brand)) return invalid();
      const withdrawals = await readCases(deps.pool, { brand, state }, deps.clock());
      return { status: 200, body: { withdrawals } satisfies WithdrawalCases };
    },
    'POST /internal/withdrawals/:id([A-Za-z0-9-]{8,64})/decision': checked(
      decision,
      async (made, { params }) => {
        const outcome = await decideWithdrawal(deps, params['id'] ?? '', made);
        return outcome === 'APPROVED' || outcome === 'REFUSED' || outcome === 'SECOND_NEEDED'
          ? { status: 200, body: { outcome } satisfies ApprovalAnswer }
          : { status: REFUSALS[outcome], body: { code: outcome } };
      },
    ),
  };
}
