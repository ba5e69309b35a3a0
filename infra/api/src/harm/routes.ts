import { HARM_ACTIONS } from '@foyer/market/harm';
import { MONEY_LIMIT_KINDS } from '@foyer/market/limit-kinds';
import type { Clock, Pool } from '@foyer/runtime';
import * as v from 'valibot';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import { lowerLimit } from '../limits/playerLimits.ts';
import { brandSchema as brand, checked, invalid, type Routes } from '../server/http/route.ts';
import { findHarmCase, readHarmCases, recordHarmAction, type HarmActionRequest } from './harmCases.ts';

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
      const { limit: lower, isReached, ...rest } = call;
      if ((rest.action === 'limit') !== (lower !== undefined)) return invalid();
      if ((rest.action === 'call') !== (isReached !== undefined)) return invalid();
      const request = { ...rest, details: { ...lower, ...(isReached !== undefined && { isReached }) } };
      const refusal = lower
        ? await lowerPlayerLimit(deps, request, lower)
        : await recordHarmAction(deps, request).then((outcome) => (outcome === 'OK' ? undefined : outcome));
      deps.relay.kick();
      return refusal === undefined
        ? { status: 200, body: { outcome: 'OK' } }
        : { status: refusal === 'UNKNOWN_PLAYER' ? 404 : 409, body: { code: refusal } };
    }),
  };
}

/** Stores a limit together with the staff decision, or neither. A repeated call changes neither. */
async function lowerPlayerLimit(
  deps: HarmRouteDeps,
  request: HarmActionRequest,
  { amount, ...key }: v.InferOutput<typeof limit>,
): Promise<string | undefined> {
  const found = await findHarmCase(deps, request.brand, request.playerId);
  if (!found) return 'UNKNOWN_PLAYER';
  const changed = await lowerLimit(deps, found.playerId, key, {
    ceiling: amount,
    requestKey: request.key,
    record: async (client) => {
      const outcome = await recordHarmAction({ ...deps, pool: client }, request);
      return outcome === 'OK' ? undefined : outcome;
    },
  });
  return changed.ok ? undefined : changed.failure;
}
