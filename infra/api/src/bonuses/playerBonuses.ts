import type { BonusStatus } from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';
import type { ContributionKind } from '../../content/bonuses.ts';

export interface BonusRow {
  readonly id: string;
  /** Key in content/texts. */
  readonly name: string;
  readonly status: BonusStatus;
  readonly end_reason: 'WAGERED' | 'USED_UP' | 'RAN_OUT' | 'GIVEN_UP' | null;
  readonly amount: number;
  readonly currency: string;
  readonly balance: number;
  readonly progress: number;
  readonly wagering_required: number;
  readonly wagered: number;
  readonly maximum_stake: number | null;
  readonly maximum_payout: number | null;
  readonly contributions: Readonly<Partial<Record<ContributionKind, number>>>;
  /** Null: no sports bets. */
  readonly sports_terms: { readonly minimumPrice: number } | null;
  readonly expires_at: Date | null;
  readonly given_at: Date;
  readonly ended_at: Date | null;
  readonly converted: number;
}

export const MAX_BONUSES = 200;

/** Active bonuses in wagering order, then ended ones, newest first. */
export async function readBonuses(
  pool: Pool,
  playerId: string,
  statuses: readonly BonusStatus[] | null | undefined,
  maxRows = MAX_BONUSES,
): Promise<readonly BonusRow[]> {
  const { rows } = await pool.query<BonusRow>(
    `select b.*, api.wagering_progress(b) as progress from api.bonus b where b.player_id = $1 and ($2::text[] is null or b.status = any($2))
     order by (b.status = 'Active') desc, b.ended_at desc nulls first, b.expires_at nulls last, b.given_at, b.id limit $3`,
    [playerId, statuses ?? null, maxRows],
  );
  return rows;
}

export interface BonusFilter {
  /** Null and undefined select every status. */
  readonly statuses?: readonly BonusStatus[] | null | undefined;
  /** Filter by grant time: from inclusive, to exclusive. */
  readonly from?: Date | string | null | undefined;
  readonly to?: Date | string | null | undefined;
}

const FILTER = `b.player_id = $1 and ($2::text[] is null or b.status = any($2)) and ($3::timestamptz is null or b.given_at >= $3) and ($4::timestamptz is null or b.given_at < $4)`;

function valuesOf(playerId: string, { statuses, from, to }: BonusFilter): readonly unknown[] {
  return [playerId, statuses ?? null, from ?? null, to ?? null];
}

/** One page of all bonuses ever granted to the player, newest first. */
export async function readBonusHistory(
  pool: Pool,
  playerId: string,
  filter: BonusFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly BonusRow[]> {
  const { rows } = await pool.query<BonusRow>(
    `select b.*, api.wagering_progress(b) as progress from api.bonus b where ${FILTER} order by b.given_at desc, b.id limit $5 offset $6`,
    [...valuesOf(playerId, filter), page.limit, page.offset],
  );
  return rows;
}

export interface BonusSums {
  readonly count: number;
  readonly granted: number;
  readonly converted: number;
  /** Sum granted in bonuses that ended without conversion. */
  readonly lost: number;
}

/** Sums over the whole filter, in minor units of the player's currency. */
export async function readBonusSums(pool: Pool, playerId: string, filter: BonusFilter): Promise<BonusSums> {
  const { rows } = await pool.query<BonusSums>(
    `select count(*) as count, coalesce(sum(b.amount), 0)::bigint as granted, coalesce(sum(b.converted), 0)::bigint as converted,
       coalesce(sum(b.amount) filter (where b.status in ('Expired', 'Forfeited')), 0)::bigint as lost
     from api.bonus b where ${FILTER}`,
    [...valuesOf(playerId, filter)],
  );
  const [sums] = rows;
  if (!sums) throw new Error('The bonus sums query returned no row.');
  return sums;
}

export async function readBonus(pool: Pool, playerId: string, id: string): Promise<BonusRow | undefined> {
  const { rows } = await pool.query<BonusRow>(
    'select b.*, api.wagering_progress(b) as progress from api.bonus b where b.player_id = $1 and b.id = $2',
    [playerId, id],
  );
  return rows[0];
}

/** Bonus money that the player can stake in a game now, minor units. */
export async function readPlayableBonus(
  pool: Pool,
  playerId: string,
  gameId: string,
  now: number,
): Promise<number> {
  const { rows } = await pool.query<{ playable: number }>(
    'select api.playable_bonus($1, $2, $3) as playable',
    [playerId, gameId, new Date(now)],
  );
  return rows[0]?.playable ?? 0;
}

/** Wagering progress of the bonus in wagering, 0 to 1; null without one. */
export async function readWageringProgress(
  pool: Pool,
  playerId: string,
  now: number,
): Promise<number | null> {
  const { rows } = await pool.query<{ progress: number | null }>(
    'select api.wagering_progress(b) as progress from api.current_bonus($1, $2) b where b.id is not null',
    [playerId, new Date(now)],
  );
  return rows[0]?.progress ?? null;
}
