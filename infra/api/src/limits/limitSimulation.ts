import type * as Types from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';
import type { LimitKey } from './limitRows.ts';

interface SimulationRow {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly time_zone: string;
  readonly stopped_at: Date | null;
  readonly days: number;
  readonly most: number;
}

/** The effect that a limit would have had in the previous calendar month of the licence, from the player's movements. */
export async function simulateLimit(
  pool: Pool,
  playerId: string,
  { kind, period }: LimitKey,
  ceiling: number,
  now: number,
): Promise<Types.LimitSimulation> {
  const { rows } = await pool.query<SimulationRow>(
    `select m.starts_at, m.ends_at, b.time_zone, s.stopped_at, s.days, s.most
     from api.player p join api.brand_rule b on b.brand = p.brand
     cross join lateral api.previous_month(b.time_zone, $5) m
     cross join lateral api.simulate_limit(p, $2, $3, $4, m.starts_at, m.ends_at) s
     where p.id = $1`,
    [playerId, kind, period, ceiling, new Date(now)],
  );
  const [row] = rows;
  if (!row)
    throw new Error('The limit could not be simulated: the player or the rules of the brand are missing.');
  return {
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    days: row.days,
    most: row.most,
  };
}
