import { inTransaction, type Pool } from '@foyer/runtime';
import type { Player } from '../player.ts';

/** The player's points, missions, level and decisions, for the archive of personal data. Bets are in the api's part. */
export async function readPersonalData(pool: Pool, { brand, playerId }: Player): Promise<object> {
  const { rows } = await pool.query<{
    state: object | null;
    points: object;
    decisions: object;
    rewards: object;
    inbox: object;
  }>(
    `select
       (select jsonb_build_object('takesPart', s.state->'participates', 'level', s.state->'level', 'points', s.state->'points'->'balance', 'missions', s.state->'missions')
        from engagement.player_state s where s.brand = $1 and s.player_id = $2) as state,
       coalesce((select jsonb_agg(jsonb_build_object('at', p.at, 'amount', p.amount, 'balance', p.balance, 'reason', p.reason, 'subject', p.subject) order by p.seq, p.id)
        from engagement.point_entry p where p.brand = $1 and p.player_id = $2), '[]') as points,
       coalesce((select jsonb_agg(jsonb_build_object('at', f.at, 'kind', f.kind, 'details', f.payload) order by f.seq)
        from engagement.fact f where f.brand = $1 and f.player_id = $2 and f.kind in ('participation', 'mission-opt-in', 'mission-claim', 'tournament-registration', 'tournament-return', 'tournament-result', 'shop-purchase', 'shop-refund', 'calendar-door', 'mini-game-play')), '[]') as decisions,
       coalesce((select jsonb_agg(jsonb_build_object('at', g.at, 'offer', g.offer, 'reason', g.reason) order by g.seq)
        from engagement.reward_grant g where g.brand = $1 and g.player_id = $2), '[]') as rewards,
       coalesce((select jsonb_agg(jsonb_build_object('at', m.at, 'kind', m.kind, 'details', m.data, 'readAt', m.read_at) order by m.seq, m.id)
        from engagement.inbox_message m where m.brand = $1 and m.player_id = $2 and m.shows_at <= now()), '[]') as inbox`,
    [brand, playerId],
  );
  return rows[0] ?? {};
}

/** Deletes everything about the player. Idempotent. @returns the number of deleted facts. */
export async function erasePersonalData(
  pool: Pool,
  { brand, playerId }: Player,
): Promise<{ readonly erased: number }> {
  return inTransaction(pool, async (client) => {
    await client.query(`select set_config('engagement.erases', 'on', true)`);
    const { rowCount } = await client.query(
      `with point_entry as (delete from engagement.point_entry where brand = $1 and player_id = $2),
         tournament_entry as (delete from engagement.tournament_entry where brand = $1 and player_id = $2),
         shop_purchase as (delete from engagement.shop_purchase where brand = $1 and player_id = $2),
         reward_grant as (delete from engagement.reward_grant where brand = $1 and player_id = $2),
         player_state as (delete from engagement.player_state where brand = $1 and player_id = $2),
         mini_game_play as (delete from engagement.mini_game_play where brand = $1 and player_id = $2),
         mini_game_seed as (delete from engagement.mini_game_seed where brand = $1 and player_id = $2),
         inbox_message as (delete from engagement.inbox_message where brand = $1 and player_id = $2)
       delete from engagement.fact where brand = $1 and player_id = $2`,
      [brand, playerId],
    );
    return { erased: rowCount ?? 0 };
  });
}
