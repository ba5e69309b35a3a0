import { HARM_MEASURES, MAX_HARM_WINDOW_DAYS } from '@foyer/market/harm';
import { inTransaction, type Clock, type Pool, type PoolClient } from '@foyer/runtime';
import {
  compositeJson,
  compositeListJson,
  compositeListParameter,
  compositeParameter,
} from '../lib/composite.ts';
import { harmFindings, type HarmEvent } from './harmFindings.ts';

const DAY_MS = 86_400_000;
const BATCH = 20;

export interface HarmCheckDeps {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** Computes the markers of one player and stores those that are new today. @returns the number of new ones. */
export async function checkHarm(client: PoolClient, playerId: string, now: number): Promise<number> {
  const { rows: events } = await client.query<HarmEvent>(
    `select marker, at from api.harm_events($2, $3, $4, ${compositeParameter('harm_measures')})`,
    [
      compositeJson({
        chase_minutes: HARM_MEASURES.chaseMinutes,
        chase_balance_percent: HARM_MEASURES.chaseBalancePercent,
        night_from_hour: HARM_MEASURES.nightFromHour,
        night_until_hour: HARM_MEASURES.nightUntilHour,
        night_hours: HARM_MEASURES.nightHours,
      }),
      playerId,
      new Date(now - MAX_HARM_WINDOW_DAYS * DAY_MS),
      new Date(now),
    ],
  );
  const findings = harmFindings(events, now).map(({ windowDays, ...finding }) => ({
    ...finding,
    window_days: windowDays,
  }));
  if (findings.length === 0) return 0;
  const { rows } = await client.query<{ stored: number }>(
    `select api.record_harm_markers($2, ${compositeListParameter('harm_finding')}, $3) as stored`,
    [compositeListJson(findings), playerId, new Date(now)],
  );
  return rows[0]?.stored ?? 0;
}

/**
 * Checks one batch of due players. A player stays due until the markers are stored, so none is lost when the
 * process ends. @returns the number of players checked; less than a full batch when none is left.
 */
export async function checkDuePlayers({ pool, clock }: HarmCheckDeps): Promise<number> {
  return inTransaction(pool, async (client) => {
    const now = clock();
    const { rows } = await client.query<{ player_id: string }>(
      `delete from api.harm_check_due where player_id in (
         select player_id from api.harm_check_due order by since, player_id limit $1 for update skip locked)
       returning player_id`,
      [BATCH],
    );
    for (const { player_id: playerId } of rows) await checkHarm(client, playerId, now);
    return rows.length;
  });
}

/** True for a full batch, after which more players may be due. */
export function isFullBatch(checked: number): boolean {
  return checked === BATCH;
}

/**
 * Schedules the check of a brand's players once per day in the licence's time zone. @returns their number;
 * undefined when that day was scheduled before.
 */
export async function startHarmNight(
  { pool, clock }: HarmCheckDeps,
  brand: string,
): Promise<number | undefined> {
  const now = clock();
  const { rows } = await pool.query<{ players: number | null }>(
    'select api.start_harm_night($1, $2, $3) as players',
    [brand, new Date(now - MAX_HARM_WINDOW_DAYS * DAY_MS), new Date(now)],
  );
  return rows[0]?.players ?? undefined;
}
