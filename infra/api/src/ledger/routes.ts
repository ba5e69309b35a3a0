import * as v from 'valibot';
import type { Clock, Pool } from '@foyer/runtime';
import type { OutboxRelay } from '../events/outboxRelay.ts';
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

export interface LedgerRouteDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/** Development only: funds accounts without the cashier. */
export function createLedgerRoutes(deps: LedgerRouteDeps): Routes {
  return {
    'POST /internal/development/house-transfers': checked(houseTransfer, async (transfer) => {
      const result = await transferFromHouse(deps, transfer);
      if (!result.ok) return { status: 409, body: { code: result.failure } };
      deps.relay.kick();
      return { status: 200, body: result.value };
    }),
  };
}
