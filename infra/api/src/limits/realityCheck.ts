import type { LicenceProfile } from '@foyer/market';
import type { Pool } from '@foyer/runtime';
import type { PlayerRow } from '../players/playerRow.ts';

/** Rules and defaults that decide the reality checks of a player. */
export interface RealityCheckRules {
  readonly licence: Pick<LicenceProfile, 'realityCheck'>;
  /** Configured interval; tests and deployments may shorten it. */
  readonly defaultMinutes: number;
}

type Chooser = Pick<PlayerRow, 'reality_check_minutes'>;

/**
 * Minutes between reality checks: the player's choice, else the default where they are mandatory. A choice
 * stays in force when the rules change.
 */
export function realityCheckMinutes(
  { licence, defaultMinutes }: RealityCheckRules,
  player: Chooser,
): number | null {
  return player.reality_check_minutes ?? (licence.realityCheck.mandatory ? defaultMinutes : null);
}

/**
 * The intervals that the player may choose, with the configured default; none without a mandatory or a
 * chosen check.
 */
export function realityCheckChoices(
  { licence, defaultMinutes }: RealityCheckRules,
  player: Chooser,
): readonly number[] {
  if (!licence.realityCheck.mandatory && player.reality_check_minutes === null) return [];
  return [...new Set([...licence.realityCheck.choicesMinutes, Math.ceil(defaultMinutes)])].sort(
    (left, right) => left - right,
  );
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

/** Stores the player's answer and announces it, so that the other tabs and devices close their dialogs. */
export async function acknowledgeRealityCheck(
  pool: Pool,
  playerId: string,
  sid: string,
  choice: 'CONTINUE' | 'LEAVE',
  now: number,
): Promise<void> {
  await pool.query(
    `with acknowledged as (update api.player_session set reality_checked_at = $4, reality_check_choice = $3 where sid = $2 and player_id = $1),
     announced as (
       insert into api.outbox (topic, payload) select 'api.player-changed', jsonb_build_object('brand', p.brand, 'playerId', p.id, 'isShutOut', false) from api.player p where p.id = $1
     )
     insert into api.responsible_gaming_event (player_id, kind, details, at) values ($1, 'reality-check-acknowledged', jsonb_build_object('sid', $2::text, 'choice', $3::text), $4)`,
    [playerId, sid, choice, new Date(now)],
  );
}
