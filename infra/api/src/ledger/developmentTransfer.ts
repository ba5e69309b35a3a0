import { fail, type Result, succeed } from '@foyer/kernel';
import type { Clock, Pool } from '@foyer/runtime';
import { postHouseTransfer } from './houseTransfers.ts';

export interface DevelopmentTransfer {
  readonly brand: string;
  readonly email: string;
  /** Minor units of the brand's currency; negative for a debit. */
  readonly amountMinor: number;
  /** Idempotency key. */
  readonly key: string;
}

export interface TransferDone {
  readonly playerId: string;
  readonly balance: number;
  readonly currency: string;
}

/** Transfers money from the operator to a player in development, as one regular movement of the ledger. */
export async function transferFromHouse(
  deps: { readonly pool: Pool; readonly clock: Clock },
  transfer: DevelopmentTransfer,
): Promise<Result<TransferDone, string>> {
  const { rows } = await deps.pool.query<{ id: string; currency: string }>(
    'select p.id, w.currency from api.player p join api.wallet w on w.player_id = p.id where p.brand = $1 and lower(p.email) = lower($2)',
    [transfer.brand, transfer.email],
  );
  const [player] = rows;
  if (!player) return fail('UNKNOWN_PLAYER');
  const moved = await postHouseTransfer(
    deps.pool,
    {
      brand: transfer.brand,
      playerId: player.id,
      key: `house:${transfer.key}`,
      amount: transfer.amountMinor,
      currency: player.currency,
    },
    deps.clock(),
  );
  return moved.ok
    ? succeed({ playerId: player.id, balance: moved.balance, currency: player.currency })
    : fail(moved.code);
}
