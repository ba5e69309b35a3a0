import * as v from 'valibot';
import type { Clock, Pool } from '@foyer/runtime';
import { playDevelopmentRound } from '../bets/developmentRound.ts';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import type { CatalogueStore } from '../games/catalogueStore.ts';
import { checked, type Routes } from '../server/http/route.ts';
import { transferFromHouse } from './developmentTransfer.ts';

/** Minor units. */
const MAX_TRANSFER_AMOUNT = 100_000_000;

const houseTransfer = v.object({
  brand: v.pipe(v.string(), v.maxLength(40)),
  email: v.pipe(v.string(), v.maxLength(254)),
  amountMinor: v.pipe(
    v.number(),
    v.safeInteger(),
    v.check((amount) => amount !== 0 && Math.abs(amount) <= MAX_TRANSFER_AMOUNT),
  ),
  key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
});

const name = v.pipe(v.string(), v.maxLength(80));
const minor = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_TRANSFER_AMOUNT));

const round = v.object({
  brand: name,
  playerId: name,
  name,
  gameId: name,
  at: v.pipe(v.number(), v.safeInteger()),
  stakeMinor: minor,
  wonMinor: minor,
});

export interface LedgerRouteDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly catalogue: Pick<CatalogueStore, 'current' | 'refresh'>;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/** Development only: funds accounts without the cashier, and books rounds that a seeded player has played. */
export function createLedgerRoutes(deps: LedgerRouteDeps): Routes {
  return {
    'POST /internal/development/house-transfers': checked(houseTransfer, async (transfer) => {
      const result = await transferFromHouse(deps, transfer);
      if (!result.ok) return { status: 409, body: { code: result.failure } };
      deps.relay.kick();
      return { status: 200, body: result.value };
    }),
    'POST /internal/development/rounds': checked(round, async (played) => {
      // the first import of the catalogue may still be running
      if (!deps.catalogue.current().gameById.has(played.gameId)) await deps.catalogue.refresh();
      const result = await playDevelopmentRound(deps.pool, played);
      if (!result.ok) return { status: 200, body: { bet: null, code: result.failure } };
      deps.relay.kick();
      return { status: 200, body: { bet: result.value } };
    }),
  };
}
