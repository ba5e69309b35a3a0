import * as v from 'valibot';
import { ANALYTICS_BATCH_SIZE } from '@foyer/kernel/analytics-delivery';
import { parseAnalyticsEvent, type AnalyticsEvent } from '@foyer/kernel/analytics-events';
import type { Clock, Pool } from '@foyer/runtime';
import { brandSchema as brand, checked, type Routes } from '../server/http/route.ts';
import { identityOf, type TokenDeps } from '../sessions/tokenIdentity.ts';

export interface AnalyticsDeps extends TokenDeps {
  readonly pool: Pool;
  readonly clock: Clock;
}

const delivery = v.object({
  brand,
  visit: v.pipe(v.string(), v.uuid()),
  accessToken: v.optional(v.pipe(v.string(), v.maxLength(4_096))),
  events: v.pipe(v.array(v.unknown()), v.maxLength(ANALYTICS_BATCH_SIZE)),
});

/** Stores the events of a page. The player comes from the access token, never from the events. */
export function createAnalyticsRoutes(deps: AnalyticsDeps): Routes {
  return {
    'POST /internal/analytics': checked(delivery, async (call) => {
      const events = call.events.flatMap((event) => parseAnalyticsEvent(event) ?? []);
      const playerId = await playerOf(deps, call.brand, call.accessToken);
      const stored = await storeEvents(deps, { ...call, playerId, events });
      return { status: 200, body: { stored, rejected: call.events.length - events.length } };
    }),
  };
}

/** Null without a valid token of the brand: the events of the page remain anonymous. */
async function playerOf(
  deps: AnalyticsDeps,
  ofBrand: string,
  token: string | undefined,
): Promise<string | null> {
  const identity = token === undefined ? undefined : await identityOf(deps, token);
  return identity?.brand === ofBrand ? identity.playerId : null;
}

async function storeEvents(
  { pool, clock }: AnalyticsDeps,
  page: {
    readonly brand: string;
    readonly playerId: string | null;
    readonly visit: string;
    readonly events: readonly AnalyticsEvent[];
  },
): Promise<number> {
  if (page.events.length === 0) return 0;
  const { rows } = await pool.query<{ stored: number }>(
    'select api.store_analytics_events($1, $2, $3, $4, $5) as stored',
    [page.brand, page.playerId, page.visit, JSON.stringify(page.events), new Date(clock())],
  );
  return rows[0]?.stored ?? 0;
}
