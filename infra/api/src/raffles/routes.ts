import * as v from 'valibot';
import type { Clock, Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import { brandSchema, withBody, type Routes } from '../server/http/route.ts';
import { postRafflePrize } from './postRafflePrize.ts';
import { raffleDefinitions, type RaffleDefinitionDeps } from './raffleDefinitions.ts';

/** Minor units. */
const MAX_AMOUNT = 1_000_000_000_000;
const MAX_PLAYERS = 1_000;

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

export interface RaffleRouteDeps extends RaffleDefinitionDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/** Internal API for the raffle service: definitions, who may take part, and payment of prizes. */
export function createRaffleRoutes(deps: RaffleRouteDeps): Routes {
  return {
    'POST /internal/raffles/definitions': withBody(v.object({}), async () => ({
      raffles: raffleDefinitions(deps),
    })),
    'POST /internal/raffles/eligible': withBody(
      v.object({ brand: brandSchema, playerIds: v.pipe(v.array(id), v.maxLength(MAX_PLAYERS)) }),
      async ({ brand, playerIds }) => {
        const { rows } = await deps.pool.query<{ id: string }>(
          'select raffle_players as id from api.raffle_players($1, $2, $3)',
          [brand, playerIds, new Date(deps.clock())],
        );
        return { playerIds: rows.map((row) => row.id) };
      },
    ),
    'POST /internal/raffles/prizes': withBody(
      v.object({
        brand: brandSchema,
        playerId: id,
        key: id,
        amountMinor: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_AMOUNT)),
        currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
        drop: v.object({
          id,
          name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
          at: v.pipe(v.string(), v.isoTimestamp()),
        }),
      }),
      async ({ amountMinor, key, ...prize }) => {
        const movement = await postRafflePrize(
          deps.pool,
          { ...prize, key: `raffle-prize:${key}`, amount: amountMinor },
          deps.clock(),
        );
        if (movement.ok) deps.relay.kick();
        return movement.ok ? { paid: true } : { paid: false, code: movement.code };
      },
    ),
  };
}
