import { fail, succeed, type Result } from '@foyer/kernel';
import type { Clock, Pool } from '@foyer/runtime';
import { endGamesOfPlayer, type GameSessionDeps } from '../games/gameSessions.ts';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import type { PlayerRow } from '../players/playerRow.ts';
import { otherAccounts } from './accountsOfPerson.ts';
import type { PlannedBreak } from './breakRules.ts';

export interface BreakDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
  readonly games: GameSessionDeps;
}

export interface StartedBreak extends PlannedBreak {
  /** Number of brands that it covers. */
  readonly brands: number;
}

interface Covered {
  readonly player_id: string;
  readonly brand: string;
}

interface StoredBreak {
  readonly is_same: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
}

/**
 * Starts a break (SQL `start_break`) for every account that it covers. The events of the same transaction
 * end the sessions; games are closed here, because a break from one group of games ends no session. A
 * repeated request returns the break that its key has started; KEY_REUSED if the key has started another one.
 */
export async function startBreak(
  { pool, relay, games }: BreakDeps,
  player: Pick<PlayerRow, 'brand' | 'id'>,
  planned: PlannedBreak,
  key: string,
): Promise<Result<StartedBreak, 'KEY_REUSED'>> {
  const others = planned.scope === 'operator' ? await otherAccounts(pool, player) : [];
  const { rows } = await pool.query<Covered>(
    'select player_id, brand from api.start_break($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    [
      player.brand,
      player.id,
      planned.kind,
      planned.groups,
      planned.length,
      planned.endsAt,
      planned.scope,
      planned.origin,
      planned.isReported,
      key,
      planned.startsAt,
      others.map(({ playerId }) => playerId),
    ],
  );
  relay.kick();
  const { rows: stored } = await pool.query<StoredBreak>(
    'select kind = $3 and groups = $4 and length = $5 and scope = $6 and origin = $7 as is_same, starts_at, ends_at from api.exclusion where player_id = $1 and key = $2',
    [player.id, key, planned.kind, planned.groups, planned.length, planned.scope, planned.origin],
  );
  const [own] = stored;
  if (!own?.is_same) return fail('KEY_REUSED');
  if (planned.groups.length === 0 || planned.groups.includes('casino'))
    for (const covered of rows) await endGamesOfPlayer(games, covered.player_id);
  return succeed({ ...planned, startsAt: own.starts_at, endsAt: own.ends_at, brands: rows.length });
}
