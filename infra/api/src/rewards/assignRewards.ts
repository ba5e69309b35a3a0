import type { BrandId } from '@foyer/market';
import type { Clock, Pool, PoolClient } from '@foyer/runtime';
import { definitionId, type RewardOfferId } from '../../content/rewards.ts';

export interface RewardAssignment {
  readonly offer: RewardOfferId;
  /** A negative value is in the past. */
  readonly startsInMinutes: number;
  /** Default: the duration of the offer. */
  readonly lastsMinutes?: number | undefined;
  /** Idempotency key: the same id again changes nothing. */
  readonly assignationId: string;
}

/**
 * Assigns rewards with the current terms of their definitions; later changes of a definition do not affect
 * them. Returns the ids that are new.
 */
export async function assignRewards(
  { pool, clock }: { readonly pool: Pick<Pool | PoolClient, 'query'>; readonly clock: Clock },
  player: { readonly brand: BrandId; readonly id: string },
  assignments: readonly RewardAssignment[],
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ assignation_id: string }>(
    `insert into api.player_reward (assignation_id, player_id, definition_id, kind, name, reason, claim_type, amount, currency, wagering_factor, max_payout, game_id, spin_value, bet_level,
       reward_kind, deposit_condition, starts_at, ends_at, status, assigned_at, updated_at)
     select o.assignation_id, p.id, d.id, d.kind, d.name, d.reason, d.claim_type, d.amount, d.currency, d.wagering_factor, d.max_payout, d.game_id, d.spin_value, d.bet_level,
       d.reward_kind, d.deposit_condition, t.starts_at, t.starts_at + coalesce(make_interval(mins => o.lasts), d.lasts), case when t.starts_at > $3 then 'Scheduled' else 'Unclaimed' end, $3, $3
     from unnest($4::text[], $5::text[], $6::integer[], $7::integer[]) as o (assignation_id, definition_id, starts_in, lasts)
       join api.player p on p.id = $1 and p.brand = $2
       join api.reward_definition d on d.id = o.definition_id and d.brand = p.brand,
       lateral (select $3::timestamptz + make_interval(mins => o.starts_in) as starts_at) t
     on conflict (assignation_id) do nothing
     returning assignation_id`,
    [
      player.id,
      player.brand,
      new Date(clock()),
      assignments.map((assignment) => assignment.assignationId),
      assignments.map((assignment) => definitionId(player.brand, assignment.offer)),
      assignments.map((assignment) => assignment.startsInMinutes),
      assignments.map((assignment) => assignment.lastsMinutes ?? null),
    ],
  );
  return rows.map((row) => row.assignation_id);
}
