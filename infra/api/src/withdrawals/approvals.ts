import type { ApprovalDecision, CaseState, WithdrawalCase } from '@foyer/kernel/withdrawal-answers';
import type { Pool } from '@foyer/runtime';
import type { PaymentDeps } from '../payments/payments.ts';

export interface CaseFilter {
  readonly brand: string | undefined;
  readonly state: CaseState | undefined;
}

const MOST = 200;

/** Open cases with the longest waiting time first; decided ones newest first. */
export async function readCases(
  pool: Pool,
  { brand, state }: CaseFilter,
  now: number,
): Promise<readonly WithdrawalCase[]> {
  const { rows } = await pool.query<{ view: WithdrawalCase }>(
    `with grouped as (
       select t.group_id, t.player_id, t.brand, t.currency, min(t.created_at) as requested_at, sum(t.amount)::bigint as amount, min(t.approval) as state, min(t.requested_by) as requested_by, max(t.held_back_at) as held_back_at, max(t.void_up_to_decision) as void_up_to,
         jsonb_agg(jsonb_build_object('id', t.id, 'kind', t.method_kind, 'accountLabel', t.account_label, 'amount', t.amount, 'fee', t.fee, 'status', t.status, 'otherName', told.name) order by t.id) as shares, count(told.name) > 0 as is_different_name
       from api.payment_transaction t
       left join lateral (
         select d.account_holder as name from api.payment_transaction d
         where t.approval = 'waiting' and api.is_third_party_account(t.player_id, t.account_id) and d.player_id = t.player_id and d.account_id = t.account_id and d.direction = 'Deposit' and d.account_holder is not null
         order by d.created_at desc, d.id limit 1) told on true
       where t.direction = 'Withdrawal' and ($1::text is null or t.brand = $1) and ($2::text is null or t.approval = $2) and ($2::text is distinct from 'waiting' or t.status = 'Initialized')
       group by 1, 2, 3, 4 order by case when $2 = 'waiting' then min(t.created_at) end, min(t.created_at) desc limit $3)
     select jsonb_build_object('id', g.group_id, 'brand', g.brand, 'playerId', g.player_id, 'amount', g.amount, 'currency', g.currency, 'requestedAt', to_char(g.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
       'state', g.state, 'approvalsNeeded', people.needed,
       'reason', case when g.state = 'waiting' and g.held_back_at is not null then 'HELD_BACK' when g.requested_by is not null then 'ASKED_BY_STAFF' when people.needed > 1 then 'ABOVE_FOUR_EYES' when g.is_different_name then 'OTHER_NAME' else 'ABOVE_AUTOMATIC' end,
       'shares', g.shares,
       'decisions', (select coalesce(jsonb_agg(jsonb_build_object('staff', d.staff, 'decision', d.decision, 'reason', d.reason, 'at', to_char(d.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isVoid', d.id <= g.void_up_to) order by d.id), '[]')
         from api.withdrawal_decision d where d.group_id = g.group_id),
       'player', jsonb_build_object('status', p.status, 'kycStatus', p.kyc_status, 'isSelfExcluded', p.self_excluded_at is not null,
         'since', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'blocks', coalesce(to_jsonb(api.withdrawal_blocks(p, $4)), '["WITHDRAWALS_BLOCKED"]'),
         'name', case when g.is_different_name then trim(p.first_name || ' ' || p.last_name) end, 'balance', a.balance, 'deposited', sums.deposited, 'withdrawn', sums.withdrawn)) as view
     from grouped g join api.player p on p.id = g.player_id join api.wallet w on w.player_id = g.player_id join api.account a on a.id = w.real_account_id
     cross join lateral (select coalesce(api.approvals_needed(t), 2) as needed from api.payment_transaction t where t.id = g.group_id) people
     cross join lateral (
       select coalesce(sum(amount) filter (where direction = 'Deposit'), 0) as deposited, coalesce(sum(amount) filter (where direction = 'Withdrawal'), 0) as withdrawn
       from api.payment_transaction where player_id = g.player_id and status = 'Completed') sums`,
    [brand ?? null, state ?? null, MOST, new Date(now)],
  );
  return rows.map((row) => row.view);
}

export type DecisionOutcome =
  | 'APPROVED'
  | 'REFUSED'
  | 'SECOND_NEEDED'
  | 'SAME_PERSON'
  | 'NOT_WAITING'
  | 'PLAYER_BLOCKED'
  | 'UNKNOWN'
  | 'KEY_REUSED';

export interface Decision {
  readonly decision: ApprovalDecision;
  readonly reason: string;
  /** Name of the operator in the staff realm. */
  readonly staff: string;
  readonly key: string;
}

/** Records an immutable decision; the rules, such as four eyes, are in SQL (`decide_withdrawal`). */
export async function decideWithdrawal(
  deps: Pick<PaymentDeps, 'pool' | 'clock' | 'relay'>,
  id: string,
  { decision, reason, staff, key }: Decision,
): Promise<DecisionOutcome> {
  const { rows } = await deps.pool.query<{ outcome: DecisionOutcome }>(
    'select api.decide_withdrawal($1, $2, $3, $4, $5, $6) as outcome',
    [id, decision, reason, staff, key, new Date(deps.clock())],
  );
  deps.relay.kick();
  return rows[0]?.outcome ?? 'UNKNOWN';
}
