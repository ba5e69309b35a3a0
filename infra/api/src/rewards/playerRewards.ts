import type {
  FreeSpinForfeitReason,
  FreeSpinStatus,
  RewardDepositCondition,
  RewardKind,
  RewardSortField,
  RewardStatus,
} from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';

/** An assigned reward with its current status. */
export interface RewardRow {
  readonly assignation_id: string;
  readonly definition_id: string;
  readonly kind: 'FreeSpin' | 'MoneyDrop' | 'BonusMoneyDrop';
  /** Keys of content/texts. */
  readonly name: string;
  readonly reason: string | null;
  readonly claim_type: 'Manual' | 'Automatic';
  readonly reward_kind: RewardKind;
  readonly deposit_condition: RewardDepositCondition;
  readonly amount: number;
  readonly currency: string;
  readonly wagering: number | null;
  readonly max_payout: number | null;
  /** Game of free spins: the one of the terms, or its replacement after it has been withdrawn (ADR 0302). */
  readonly playable_game_id: string | null;
  readonly spin_value: number | null;
  readonly bet_level: number | null;
  readonly status_now: RewardStatus;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly assigned_at: Date;
  readonly updated_at: Date;
  readonly claimed_at: Date | null;
  /** Null unless the reward is claimed free spins. */
  readonly free_spins: FreeSpinProgressRow | null;
}

/** The spins of a claimed reward now. */
export interface FreeSpinProgressRow {
  readonly status: FreeSpinStatus;
  readonly used: number;
  readonly spins: number;
  /** Minor units. */
  readonly won: number;
  readonly forfeitReason: FreeSpinForfeitReason | null;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly forfeitedAt: string | null;
}

/** True while claimed spins can be played. */
export function isPlayable(progress: FreeSpinProgressRow | null): boolean {
  return progress?.status === 'Ready' || progress?.status === 'InUse';
}

export interface RewardSelection {
  /** Undefined or null: every status. */
  readonly statuses?: readonly RewardStatus[] | null | undefined;
  readonly sortBy: RewardSortField;
  readonly isDescending: boolean;
  /** Number of rewards from the end of the order, or from the reward `beforeKey`. */
  readonly size: number;
  /** Assignation id of the reward before which the page ends. */
  readonly beforeKey: string | undefined;
}

/** Reasons that block a claim, from the SQL function reward_blocks, which the claim uses too. */
export type RewardBlock =
  | 'ACCOUNT_CLOSED'
  | 'SELF_EXCLUDED'
  | 'TIMED_OUT'
  | 'KYC_REQUIRED'
  | 'SOURCE_OF_WEALTH_EXPIRED'
  | 'TERMS_NOT_ACCEPTED'
  | 'REWARDS_BLOCKED';

/** Columns of a {@link RewardRow} besides its status; `$2` is the instant. */
export const REWARD_COLUMNS = `r.*, r.wagering_factor::float8 as wagering, api.free_spin_game(r.game_id, r.definition_id) as playable_game_id, (
  select jsonb_build_object('status', api.free_spin_status(g, $2), 'used', g.used, 'spins', g.spins, 'won', g.won, 'forfeitReason', g.forfeit_reason,
    'expiresAt', g.expires_at, 'forfeitedAt', g.forfeited_at)
  from api.free_spin_grant g where g.assignation_id = r.assignation_id) as free_spins`;
const COLUMNS = `${REWARD_COLUMNS}, api.reward_status(r, $2) as status_now`;
const ORDER = {
  assignedAt: 'r.assigned_at',
  rewardId: 'r.definition_id',
  status: 'api.reward_status(r, $2)',
  updatedAt: 'r.updated_at',
} as const satisfies Record<RewardSortField, string>;

/** The last rewards of the order, and one more when there are earlier ones. */
export async function readRewards(
  pool: Pool,
  playerId: string,
  { statuses, sortBy, isDescending, size, beforeKey }: RewardSelection,
  now: number,
): Promise<readonly RewardRow[]> {
  // reads backwards and reverses, to return the last rewards in the requested order
  const far = isDescending ? 'asc' : 'desc';
  const { rows } = await pool.query<RewardRow>(
    `with ordered as (
       select ${COLUMNS}, row_number() over (order by ${ORDER[sortBy]} ${far}, r.assignation_id ${far}) as position
       from api.player_reward r where r.player_id = $1
         and ($3::text[] is null or api.reward_status(r, $2) = any($3) or r.assignation_id = $5))
     select * from ordered
     where $5::text is null or position > (select position from ordered where assignation_id = $5) order by position limit $4`,
    [playerId, new Date(now), statuses ?? null, size + 1, beforeKey ?? null],
  );
  return rows.toReversed();
}

export async function readReward(
  pool: Pool,
  playerId: string,
  assignationId: string,
  now: number,
): Promise<RewardRow | undefined> {
  const { rows } = await pool.query<RewardRow>(
    `select ${COLUMNS} from api.player_reward r where r.player_id = $1 and r.assignation_id = $3`,
    [playerId, new Date(now), assignationId],
  );
  return rows[0];
}

/** Claimed free spins that can be played, the ones that expire first at the beginning. */
export async function readFreeSpins(
  pool: Pool,
  playerId: string,
  now: number,
): Promise<readonly RewardRow[]> {
  const { rows } = await pool.query<RewardRow>(
    `select ${COLUMNS} from api.free_spin_grant f join api.player_reward r on r.assignation_id = f.assignation_id
     where f.player_id = $1 and api.free_spin_status(f, $2) in ('Ready', 'InUse') order by f.expires_at, f.assignation_id`,
    [playerId, new Date(now)],
  );
  return rows;
}

/** Most severe first; empty when the player may claim. A brand without rules blocks every claim. */
export async function readRewardBlocks(
  pool: Pool,
  playerId: string,
  now: number,
): Promise<readonly RewardBlock[]> {
  const { rows } = await pool.query<{ blocks: RewardBlock[] | null }>(
    'select api.reward_blocks(p, $2) as blocks from api.player p where p.id = $1',
    [playerId, new Date(now)],
  );
  return rows[0]?.blocks ?? ['REWARDS_BLOCKED'];
}
