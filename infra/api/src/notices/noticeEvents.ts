import type { Pool, PoolClient } from '@foyer/runtime';
import type { CurrentNotice } from '../players/accountNotices.ts';
import { appearanceOf } from './readNotices.ts';

export type NoticeAct = 'shown' | 'dismissed' | 'followed';

/** Keys of the player's notices (kind and start) that were shown before. */
export async function readShownAppearances(pool: Pool, playerId: string): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ appearance: string }>(
    `select appearance from api.notice_event where player_id = $1 and act = 'shown'`,
    [playerId],
  );
  return new Set(rows.map(({ appearance }) => appearance));
}

/** Records, once per appearance, that a notice was shown or answered. An answer also records the display. */
export async function recordNoticeEvent(
  client: Pick<Pool | PoolClient, 'query'>,
  playerId: string,
  notice: CurrentNotice,
  act: NoticeAct,
  now: number,
): Promise<void> {
  await client.query(
    `insert into api.notice_event (player_id, notice, appearance, act, title, body, ends_at, blocks, at)
     select $1, $2, $3, act, $5, $6, $7, $8, $9 from unnest(array['shown', $4]) with ordinality as acts (act, position) where position = 1 or act <> 'shown' order by position
     on conflict (player_id, appearance, act) do nothing`,
    [
      playerId,
      notice.id,
      appearanceOf(notice),
      act,
      notice.title,
      notice.text,
      notice.until,
      notice.blocks,
      new Date(now),
    ],
  );
}
