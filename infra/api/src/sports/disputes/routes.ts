import { MAX_DISPUTE_ANSWER, MIN_DISPUTE_ANSWER } from '@foyer/kernel/bet-disputes';
import { DISPUTE_DECISIONS } from '@foyer/kernel/sports-dispute-answers';
import * as v from 'valibot';
import { brandSchema as brand, checked, type Routes } from '../../server/http/route.ts';
import { answerDispute, readDisputeCases, type DisputeDeps } from './disputes.ts';

const CONFLICT = 409;

const queue = v.object({ brand: v.optional(brand) });
const answer = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  decision: v.picklist(DISPUTE_DECISIONS),
  answer: v.pipe(v.string(), v.trim(), v.minLength(MIN_DISPUTE_ANSWER), v.maxLength(MAX_DISPUTE_ANSWER)),
  reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500)),
  staff: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,100}$/)),
});

/** Calls of the console about disputes. */
export function createDisputeRoutes(deps: DisputeDeps): Routes {
  return {
    'POST /internal/sports-disputes': checked(queue, async (call) => ({
      status: 200,
      body: { cases: await readDisputeCases(deps.pool, call.brand) },
    })),
    'POST /internal/sports-disputes/answer': checked(answer, async (call) => {
      const code = await answerDispute(deps, call);
      if (code === 'OK') return { status: 200, body: { status: call.decision } };
      return { status: code === 'UNKNOWN' ? 404 : CONFLICT, body: { code } };
    }),
  };
}
