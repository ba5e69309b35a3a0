import * as v from 'valibot';
import type { Clock, Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import { REWARD_OFFER_IDS } from '../../content/rewards.ts';
import { assignRewards } from './assignRewards.ts';
import { brandSchema, checked, type Routes } from '../server/http/route.ts';

const MINUTES_OF_YEAR = 366 * 24 * 60;

const assignment = v.object({
  brand: brandSchema,
  email: v.pipe(v.string(), v.maxLength(254)),
  offer: v.picklist(REWARD_OFFER_IDS),
  startsInMinutes: v.pipe(v.number(), v.integer(), v.minValue(-MINUTES_OF_YEAR), v.maxValue(MINUTES_OF_YEAR)),
  lastsMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MINUTES_OF_YEAR))),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
});

export interface RewardRouteDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/** Development endpoint until operators have a console for rewards. */
export function createRewardRoutes(deps: RewardRouteDeps): Routes {
  return {
    'POST /internal/development/rewards': checked(assignment, async ({ brand, email, key, ...reward }) => {
      const { rows } = await deps.pool.query<{ id: string }>(
        'select id from api.player where brand = $1 and lower(email) = lower($2)',
        [brand, email],
      );
      const [player] = rows;
      if (!player) return { status: 409, body: { code: 'UNKNOWN_PLAYER' } };
      const assignationId = `given-${key}`;
      await assignRewards(deps, { brand, id: player.id }, [{ ...reward, assignationId }]);
      deps.relay.kick();
      return { status: 200, body: { assignationId } };
    }),
  };
}
