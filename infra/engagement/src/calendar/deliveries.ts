import type { DoorDelivery } from '@foyer/kernel/calendar';
import type { Pool } from '@foyer/runtime';
import { effectKey } from '../facts/effectKey.ts';
import type { PlayerState } from '../facts/playerState.ts';
import type { Player } from '../player.ts';
import { doorCause } from './calendar.ts';
import type { CalendarRun } from './calendarRun.ts';

/** Returns the deliveries of opened doors by day, of rewards that the operator assigns. */
export async function readDeliveries(
  pool: Pool,
  player: Player,
  { id: runId }: Pick<CalendarRun, 'id'>,
  state: PlayerState,
): Promise<ReadonlyMap<number, DoorDelivery>> {
  const opened = Object.entries(state.calendars?.[runId]?.opened ?? {});
  const dayOfKey = new Map(
    opened
      .filter(([, { reward }]) => reward.kind === 'offer')
      .map(([day]) => [effectKey(player, doorCause(runId, Number(day))), Number(day)]),
  );
  if (dayOfKey.size === 0) return new Map();
  const { rows } = await pool.query<{ key: string; delivery: DoorDelivery }>(
    `select key, case when confirmed_at is not null then 'SENT' when refused_code is not null then 'FAILED' else 'PENDING' end as delivery
     from engagement.reward_grant where key = any($1)`,
    [[...dayOfKey.keys()]],
  );
  return new Map(rows.map(({ key, delivery }) => [dayOfKey.get(key) ?? 0, delivery]));
}
