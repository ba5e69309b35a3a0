import { HARM_ACTIONS } from '@foyer/market/harm';
import { MONEY_LIMIT_KINDS } from '@foyer/market/limit-kinds';
import type { Clock, Pool } from '@foyer/runtime';
import * as v from 'valibot';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import { setLimit } from '../limits/playerLimits.ts';
import { brandSchema as brand, checked, invalid, type Answer, type Routes } from '../server/http/route.ts';
import { findHarmCase, readHarmCases, recordHarmAction, type HarmOutcome } from './harmCases.ts';

const queue = v.object({ brand: v.optional(brand) });
const playerQuery = v.object({ brand, who: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254)) });
const limit = v.object({
  kind: v.picklist(MONEY_LIMIT_KINDS),
  period: v.picklist(['Day', 'Week', 'Month']),
  /** Minor units. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
const actionBody = v.object({
  brand,
  playerId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  action: v.picklist(HARM_ACTIONS),
  limit: v.optional(limit),
  /** Required for the action `call`. */
  isReached: v.optional(v.boolean()),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  staff: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,100}$/)),
});

const STATUSES: Readonly<Record<HarmOutcome, number>> = { OK: 200, UNKNOWN_PLAYER: 404, KEY_REUSED: 409 };

export interface HarmRouteDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/** Markers of harm and the actions of staff, through the console. Players never receive them. */
export function createHarmRoutes(deps: HarmRouteDeps): Routes {
  return {
    'POST /internal/harm': checked(queue, async (call) => ({
      status: 200,
      body: { cases: await readHarmCases(deps, call.brand) },
    })),
    'POST /internal/harm/player': checked(playerQuery, async (call) => {
      const found = await findHarmCase(deps, call.brand, call.who);
      return found
        ? { status: 200, body: { cases: [found] } }
        : { status: 404, body: { code: 'UNKNOWN_PLAYER' } };
    }),
    'POST /internal/harm/action': checked(actionBody, async (call) => {
      const { limit: lower, isReached, ...order } = call;
      if ((order.action === 'limit') !== (lower !== undefined)) return invalid();
      if ((order.action === 'call') !== (isReached !== undefined)) return invalid();
      const refusal = lower && (await lowerLimit(deps, order, lower, order.key));
      if (refusal) return refusal;
      const outcome = await recordHarmAction(deps, {
        ...order,
        details: { ...lower, ...(isReached !== undefined && { isReached }) },
      });
      return { status: STATUSES[outcome], body: outcome === 'OK' ? { outcome } : { code: outcome } };
    }),
  };
}

/** Staff can lower a limit, never raise one. A repetition finds the limit as it is. */
async function lowerLimit(
  deps: HarmRouteDeps,
  { brand: of, playerId }: { readonly brand: string; readonly playerId: string },
  { amount, ...key }: v.InferOutput<typeof limit>,
  requestKey: string,
): Promise<Answer | undefined> {
  const found = await findHarmCase(deps, of, playerId);
  if (!found) return { status: 404, body: { code: 'UNKNOWN_PLAYER' } };
  const current = found.limits.find(({ kind, period }) => kind === key.kind && period === key.period);
  if (!current) return { status: 409, body: { code: 'LIMIT_NOT_OFFERED' } };
  if (current.amount !== null && amount > current.amount)
    return { status: 409, body: { code: 'LIMIT_NOT_LOWER' } };
  const changed = await setLimit(deps, found.playerId, key, amount, { changedBy: 'staff', requestKey });
  return changed.ok ? undefined : { status: 409, body: { code: changed.failure } };
}
