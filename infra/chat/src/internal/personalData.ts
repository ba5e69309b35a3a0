import type { Pool } from '@foyer/runtime';

/** A player of one brand. */
export interface ChatPlayer {
  readonly brand: string;
  readonly playerId: string;
}

/** The player's conversations with their messages, oldest first, for the archive of personal data. Agents have no names. */
export async function readPersonalData(
  pool: Pool,
  { brand, playerId }: ChatPlayer,
): Promise<{ readonly conversations: readonly object[] }> {
  const { rows } = await pool.query<{ conversation: object }>(
    `select jsonb_build_object('startedAt', c.started_at, 'endedAt', c.ended_at, 'name', c.player_name, 'locale', c.locale, 'rating', c.rating,
       'messages', coalesce((select jsonb_agg(jsonb_build_object('at', m.at, 'author', m.author, 'event', m.event, 'text', m.text) order by m.seq)
         from chat.message m where m.conversation_id = c.id), '[]')) as conversation
     from chat.conversation c where c.brand = $1 and c.player_id = $2 order by c.started_at, c.id`,
    [brand, playerId],
  );
  return { conversations: rows.map(({ conversation }) => conversation) };
}

/** Deletes the player's conversations with messages and transcripts. Idempotent. @returns their number. */
export async function erasePersonalData(
  pool: Pool,
  { brand, playerId }: ChatPlayer,
): Promise<{ readonly erased: number }> {
  const { rowCount } = await pool.query('delete from chat.conversation where brand = $1 and player_id = $2', [
    brand,
    playerId,
  ]);
  return { erased: rowCount ?? 0 };
}
