import { startJob, type Job } from '@foyer/runtime';
import { endAllSessions, type IdentityDeps } from '../sessions/identityCalls.ts';
import type { Pool } from '@foyer/runtime';

/**
 * Maximum time between the end of a session limit and the end of its sessions; stakes are refused meanwhile.
 */
const TICK_MS = 1_000;

export interface SessionLimitJobDeps extends IdentityDeps {
  readonly pool: Pool;
}

/**
 * Starts the job that signs players out everywhere when their time limit is used up. Safe in every replica:
 * the end is recorded once, and it is carried out until the identity server has confirmed it.
 */
export function startSessionLimitJob(deps: SessionLimitJobDeps): Job<number> {
  return startJob({
    name: 'session limits',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    run: () => endReachedSessions(deps),
  });
}

/**
 * Records the time limits that are used up, and ends the sessions of their players.
 * @returns the number of players who were signed out.
 */
export async function endReachedSessions(deps: SessionLimitJobDeps): Promise<number> {
  const now = new Date(deps.clock());
  await deps.pool.query('select api.record_reached_session_limits($1)', [now]);
  const { rows } = await deps.pool.query<{ player_id: string; brand: string }>(
    `select distinct e.player_id, p.brand from api.session_limit_end e join api.player p on p.id = e.player_id
     where e.sessions_ended_at is null and e.reached_at <= $1`,
    [now],
  );
  let ended = 0;
  for (const { player_id: playerId, brand } of rows) {
    if (!(await endAllSessions(deps, brand, playerId, 'SESSION_LIMIT_REACHED'))) continue;
    await deps.pool.query(
      'update api.session_limit_end set sessions_ended_at = $2 where player_id = $1 and sessions_ended_at is null',
      [playerId, now],
    );
    ended += 1;
  }
  return ended;
}
