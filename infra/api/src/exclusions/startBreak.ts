import type { Clock, Pool } from '@foyer/runtime';
import { endGamesOfPlayer, type GameSessionDeps } from '../games/gameSessions.ts';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import type { PlayerRow } from '../players/playerRow.ts';
import type { PlannedBreak } from './breakRules.ts';

export interface BreakDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
  readonly games: GameSessionDeps;
}

export interface StartedBreak extends PlannedBreak {
  readonly startsAt: Date;
  /** Number of brands that it covers. */
  readonly brands: number;
}

interface Covered {
  readonly player_id: string;
  readonly brand: string;
}

/**
 * Starts a break (SQL `start_break`) for every account that it covers. The events of the same transaction
 * end the sessions; games are closed here, because a break from one group of games ends no session.
 */
export async function startBreak(
  { pool, clock, relay, games }: BreakDeps,
  player: Pick<PlayerRow, 'brand' | 'id'>,
  planned: PlannedBreak,
  key: string,
): Promise<StartedBreak> {
  const at = new Date(clock());
  const { rows } = await pool.query<Covered>(
    'select player_id, brand from api.start_break($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
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
      at,
    ],
  );
  relay.kick();
  if (planned.groups.length === 0 || planned.groups.includes('casino'))
    for (const covered of rows) await endGamesOfPlayer(games, covered.player_id);
  return { ...planned, startsAt: at, brands: rows.length };
}
