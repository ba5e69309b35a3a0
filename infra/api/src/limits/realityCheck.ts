import { licences, type Brand } from '@foyer/market';
import type { Pool } from '@foyer/runtime';
import type { PlayerRow } from '../players/playerRow.ts';

/**
 * Minutes between reality checks: the player's choice, else the default where the licence requires them.
 */
export function realityCheckMinutes(brand: Brand, player: PlayerRow, defaultMinutes: number): number | null {
  return (
    player.reality_check_minutes ?? (licences[brand.licence].realityCheck.mandatory ? defaultMinutes : null)
  );
}

/** The licence's choices, plus the configured default of tests or deployments that shorten it. */
export function realityCheckChoices(brand: Brand, defaultMinutes: number): readonly number[] {
  return [
    ...new Set([...licences[brand.licence].realityCheck.choicesMinutes, Math.ceil(defaultMinutes)]),
  ].sort((left, right) => left - right);
}

export async function chooseRealityCheck(
  pool: Pool,
  playerId: string,
  minutes: number,
  now: number,
): Promise<void> {
  await pool.query(
    `with chosen as (update api.player set reality_check_minutes = $2, updated_at = $3 where id = $1)
     insert into api.responsible_gaming_event (player_id, kind, details, at) values ($1, 'reality-check-period-set', jsonb_build_object('minutes', $2::integer), $3)`,
    [playerId, minutes, new Date(now)],
  );
}

export async function acknowledgeRealityCheck(
  pool: Pool,
  playerId: string,
  sid: string,
  choice: 'CONTINUE' | 'LEAVE',
  now: number,
): Promise<void> {
  await pool.query(
    `with acknowledged as (update api.player_session set reality_checked_at = $4, reality_check_choice = $3 where sid = $2 and player_id = $1)
     insert into api.responsible_gaming_event (player_id, kind, details, at) values ($1, 'reality-check-acknowledged', jsonb_build_object('sid', $2::text, 'choice', $3::text), $4)`,
    [playerId, sid, choice, new Date(now)],
  );
}
