import type { AccountClosureReason, CloseAccountRefusal } from '@foyer/graphql/main';
import type { Clock, Pool } from '@foyer/runtime';
import type { PlayerRow } from './playerRow.ts';

/** Closes the player's own account (SQL `close_account`); returns why it stays open, or null. */
export async function closeAccount(
  deps: { readonly pool: Pool; readonly clock: Clock },
  player: Pick<PlayerRow, 'brand' | 'id'>,
  reason: AccountClosureReason,
): Promise<CloseAccountRefusal | null> {
  const { rows } = await deps.pool.query<{ refusal: CloseAccountRefusal | null }>(
    'select api.close_account($1, $2, $3, $4) as refusal',
    [player.brand, player.id, reason, new Date(deps.clock())],
  );
  return rows[0]?.refusal ?? null;
}
