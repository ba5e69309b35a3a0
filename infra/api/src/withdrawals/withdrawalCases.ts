import type { CaseState, WithdrawalCase } from '@foyer/kernel/withdrawal-answers';
import type { Pool } from '@foyer/runtime';
import { fullName } from '../players/names.ts';
import type { Decision } from './decideWithdrawal.ts';

export interface CaseFilter {
  readonly brand: string | undefined;
  readonly state: CaseState | undefined;
}

const MAX_ROWS = 200;

interface GroupRow {
  readonly group_id: string;
  readonly brand: string;
  readonly player_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly requested_at: Date;
  readonly state: WithdrawalCase['state'];
  readonly requested_by: string | null;
  readonly held_back_at: Date | null;
  /** Id of the last decision that no longer counts. */
  readonly void_up_to: number;
  readonly approvals_needed: number;
  readonly status: string;
  readonly kyc_status: string;
  readonly is_self_excluded: boolean;
  readonly player_since: Date;
  readonly first_name: string;
  readonly last_name: string;
  readonly blocks: readonly string[];
  readonly balance: number;
  readonly deposited: number;
  readonly withdrawn: number;
}

interface ShareRow {
  readonly group_id: string;
  readonly id: string;
  readonly method_kind: string;
  readonly account_label: string | null;
  readonly amount: number;
  readonly fee: number;
  readonly status: string;
  readonly other_name: string | null;
}

interface DecisionRow {
  readonly id: number;
  readonly group_id: string;
  readonly staff: string;
  readonly decision: Decision['decision'];
  readonly reason: string;
  readonly at: Date;
}

/** Open cases with the longest waiting time first; decided ones newest first. */
export async function readCases(
  pool: Pool,
  { brand, state }: CaseFilter,
  now: number,
): Promise<readonly WithdrawalCase[]> {
  const { rows: groups } = await pool.query<GroupRow>(
    `with grouped as (
       select t.group_id, t.player_id, t.brand, t.currency, min(t.created_at) as requested_at, sum(t.amount)::bigint as amount, min(t.approval) as state, min(t.requested_by) as requested_by, max(t.held_back_at) as held_back_at, max(t.void_up_to_decision) as void_up_to
       from api.payment_transaction t
       where t.direction = 'Withdrawal' and ($1::text is null or t.brand = $1) and ($2::text is null or t.approval = $2) and ($2::text is distinct from 'waiting' or t.status = 'Initialized')
       group by 1, 2, 3, 4 order by case when $2 = 'waiting' then min(t.created_at) end, min(t.created_at) desc limit $3)
     select g.*, people.approvals_needed, p.status, p.kyc_status, p.self_excluded_at is not null as is_self_excluded, p.created_at as player_since, p.first_name, p.last_name,
       coalesce(api.withdrawal_blocks(p, $4), array['WITHDRAWALS_BLOCKED']) as blocks, a.balance, sums.deposited, sums.withdrawn
     from grouped g join api.player p on p.id = g.player_id join api.wallet w on w.player_id = g.player_id join api.account a on a.id = w.real_account_id
     cross join lateral (select coalesce(api.approvals_needed(t), 2) as approvals_needed from api.payment_transaction t where t.id = g.group_id) people
     cross join lateral (
       select coalesce(sum(amount) filter (where direction = 'Deposit'), 0)::bigint as deposited, coalesce(sum(amount) filter (where direction = 'Withdrawal'), 0)::bigint as withdrawn
       from api.payment_transaction where player_id = g.player_id and status = 'Completed') sums
     order by case when $2 = 'waiting' then g.requested_at end, g.requested_at desc`,
    [brand ?? null, state ?? null, MAX_ROWS, new Date(now)],
  );
  const ids = groups.map(({ group_id }) => group_id);
  const { rows: shares } = await pool.query<ShareRow>(
    `select t.group_id, t.id, t.method_kind, t.account_label, t.amount, t.fee, t.status, (
       select d.account_holder from api.payment_transaction d
       where t.approval = 'waiting' and api.is_third_party_account(t.player_id, t.account_id) and d.player_id = t.player_id and d.account_id = t.account_id and d.direction = 'Deposit' and d.account_holder is not null
       order by d.created_at desc, d.id limit 1) as other_name
     from api.payment_transaction t
     where t.group_id = any($1) and ($2::text is null or t.approval = $2) and ($2::text is distinct from 'waiting' or t.status = 'Initialized') order by t.id`,
    [ids, state ?? null],
  );
  const { rows: decisions } = await pool.query<DecisionRow>(
    'select id, group_id, staff, decision, reason, at from api.withdrawal_decision where group_id = any($1) order by id',
    [ids],
  );
  const sharesOf = Map.groupBy(shares, (share) => share.group_id);
  const decisionsOf = Map.groupBy(decisions, (decision) => decision.group_id);
  return groups.map((group) =>
    describeCase(group, sharesOf.get(group.group_id) ?? [], decisionsOf.get(group.group_id) ?? []),
  );
}

function describeCase(
  group: GroupRow,
  shares: readonly ShareRow[],
  decisions: readonly DecisionRow[],
): WithdrawalCase {
  const isThirdParty = shares.some((share) => share.other_name !== null);
  return {
    id: group.group_id,
    brand: group.brand,
    playerId: group.player_id,
    amount: group.amount,
    currency: group.currency,
    requestedAt: group.requested_at.toISOString(),
    state: group.state,
    approvalsNeeded: group.approvals_needed,
    reason: reasonOf(group, isThirdParty),
    shares: shares.map((share) => ({
      id: share.id,
      kind: share.method_kind,
      accountLabel: share.account_label,
      amount: share.amount,
      fee: share.fee,
      status: share.status,
      otherName: share.other_name,
    })),
    decisions: decisions.map(({ id, staff, decision, reason, at }) => ({
      staff,
      decision,
      reason,
      at: at.toISOString(),
      isVoid: id <= group.void_up_to,
    })),
    player: {
      status: group.status,
      kycStatus: group.kyc_status,
      isSelfExcluded: group.is_self_excluded,
      since: group.player_since.toISOString(),
      blocks: group.blocks,
      name: isThirdParty ? fullName(group) : null,
      balance: group.balance,
      deposited: group.deposited,
      withdrawn: group.withdrawn,
    },
  };
}

function reasonOf(group: GroupRow, isThirdParty: boolean): WithdrawalCase['reason'] {
  if (group.state === 'waiting' && group.held_back_at !== null) return 'HELD_BACK';
  if (group.requested_by !== null) return 'ASKED_BY_STAFF';
  if (group.approvals_needed > 1) return 'ABOVE_FOUR_EYES';
  return isThirdParty ? 'OTHER_NAME' : 'ABOVE_AUTOMATIC';
}
