import type { InboxKind } from '@foyer/kernel/inbox';
import type { Pool, PoolClient } from '@foyer/runtime';
import type { Fact } from '../facts/fact.ts';
import type { Effect } from '../facts/folding.ts';
import type { Player } from '../player.ts';

export const MESSAGE_PAGE = 20;

/** A stored message that is shown now. */
export interface MessageRow {
  readonly id: string;
  readonly kind: InboxKind;
  readonly data: unknown;
  readonly shows_at: Date;
  readonly expires_at: Date;
  readonly read_at: Date | null;
  readonly seq: number;
}

type PlayerEffect = Pick<Fact, 'brand' | 'playerId' | 'at'> & { readonly effect: Effect };

/** Stores messages and removes withdrawn ones, in the order of their facts. */
export async function storeMessages(client: PoolClient, effects: readonly PlayerEffect[]): Promise<void> {
  for (const { brand, playerId, at, effect } of effects)
    if (effect.type === 'withdrawal')
      await client.query(
        'delete from engagement.inbox_message where brand = $1 and player_id = $2 and ($3::text is null or id = $3)',
        [brand, playerId, effect.id],
      );
    else if (effect.type === 'message')
      await client.query(
        `insert into engagement.inbox_message (id, brand, player_id, kind, data, at, shows_at, expires_at, announced_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`,
        [
          effect.id,
          brand,
          playerId,
          effect.kind,
          JSON.stringify(effect.values),
          new Date(at),
          new Date(effect.showsAt ?? at),
          new Date(effect.expiresAt),
          // the change of the state announces it
          effect.showsAt === undefined ? new Date(at) : null,
        ],
      );
}

/** Position in the list of messages, newest first. */
export interface MessagePosition {
  /** Milliseconds since the epoch. */
  readonly showsAt: number;
  readonly seq: number;
}

/** A page of the messages that are shown at an instant, newest first, and one more when there are further ones. */
export async function readMessages(
  pool: Pool,
  { brand, playerId }: Player,
  now: number,
  before: MessagePosition | undefined,
): Promise<readonly MessageRow[]> {
  const { rows } = await pool.query<MessageRow>(
    `select id, kind, data, shows_at, expires_at, read_at, seq from engagement.inbox_message
     where brand = $1 and player_id = $2 and shows_at <= $3 and expires_at > $3
       and ($4::timestamptz is null or (shows_at, seq) < ($4, $5))
     order by shows_at desc, seq desc limit $6`,
    [
      brand,
      playerId,
      new Date(now),
      before === undefined ? null : new Date(before.showsAt),
      before?.seq ?? 0,
      MESSAGE_PAGE + 1,
    ],
  );
  return rows;
}

export async function countUnread(pool: Pool, { brand, playerId }: Player, now: number): Promise<number> {
  const { rows } = await pool.query<{ unread: number }>(
    `select count(*)::integer as unread from engagement.inbox_message
     where brand = $1 and player_id = $2 and shows_at <= $3 and expires_at > $3 and read_at is null`,
    [brand, playerId, new Date(now)],
  );
  return rows[0]?.unread ?? 0;
}

/** Marks messages of the player as read. @returns how many were unread. */
export async function markRead(
  pool: Pool,
  { brand, playerId }: Player,
  ids: readonly string[],
  now: number,
): Promise<number> {
  const { rowCount } = await pool.query(
    `update engagement.inbox_message set read_at = $4
     where brand = $1 and player_id = $2 and id = any($3) and read_at is null and shows_at <= $4`,
    [brand, playerId, ids, new Date(now)],
  );
  return rowCount ?? 0;
}

/** Deletes all messages of a player. @returns their number. */
export async function deleteMessages(pool: Pool, { brand, playerId }: Player): Promise<number> {
  const { rowCount } = await pool.query(
    'delete from engagement.inbox_message where brand = $1 and player_id = $2',
    [brand, playerId],
  );
  return rowCount ?? 0;
}
