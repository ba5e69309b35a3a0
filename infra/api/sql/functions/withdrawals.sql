-- Reasons why a player may not withdraw, most severe first; null (refuses) when the brand has no rules. An unverified
-- player is blocked if the licence requires identity before withdrawals.
create or replace function withdrawal_blocks(p_player player, p_at timestamptz) returns text[]
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_rule brand_rule;
begin
  select * into v_rule from brand_rule where brand = p_player.brand;
  if not found then
    return null;
  end if;
  return array_remove(array[
    case when p_player.withdrawals_blocked then 'WITHDRAWALS_BLOCKED' end,
    case when (v_rule.kyc_before_withdrawal and p_player.kyc_status <> 'Done')
      -- a licence that requires identity before play requires it before payouts
      or (v_rule.kyc_before_play and p_player.kyc_status = 'Required') then 'KYC_REQUIRED' end,
    case when is_wealth_overdue(p_player, p_at) then 'SOURCE_OF_WEALTH_EXPIRED' end,
    case when open_debt(p_player.id) > 0 then 'DEBT_OPEN' end
  ], null);
end $$;

-- Per account of a player, what was deposited and not yet returned; minor units.
create or replace function closed_loop(p_player_id text) returns table (account_id text, method_id text, method_kind text, method_name text, account_label text, remaining bigint, last_used_at timestamptz)
language sql stable set search_path = api, pg_temp as $$
  select t.account_id, (array_agg(t.method_id order by t.created_at desc))[1], (array_agg(t.method_kind order by t.created_at desc))[1], (array_agg(t.method_name order by t.created_at desc))[1],
    (array_agg(t.account_label order by t.created_at desc) filter (where t.account_label is not null))[1],
    greatest(0, coalesce(sum(t.amount) filter (where t.direction = 'Deposit' and t.status = 'Completed'), 0)
      - coalesce(sum(t.amount) filter (where t.direction = 'Withdrawal' and t.status in ('Initialized', 'Completed')), 0))::bigint,
    max(t.processed_at) filter (where t.status = 'Completed')
  from payment_transaction t where t.player_id = p_player_id and t.account_id is not null group by t.account_id
$$;

-- True if a withdrawal pays to another account although an account that can receive money is still owed
-- deposits. `p_receivers` lists the accounts that can receive; null: every account can. Filling an account up
-- to its minimum is allowed.
create or replace function violates_closed_loop(p_player_id text, p_shares withdrawal_share[], p_receivers payout_receiver[]) returns boolean
language sql stable set search_path = api, pg_temp as $$
  with owed as (
    select loop.account_id as id, loop.remaining, coalesce(receiver.minimum, 1) as minimum
    from closed_loop(p_player_id) loop left join unnest(p_receivers) receiver on receiver.id = loop.account_id
    where loop.remaining > 0 and (p_receivers is null or receiver.id is not null)
  ), sent as (
    select account_id as id, sum(amount) as amount from unnest(p_shares) group by 1
  ), elsewhere as (
    select coalesce(sum(greatest(0, s.amount - coalesce(greatest(o.remaining, o.minimum), 0))), 0) as amount from sent s left join owed o on o.id = s.id
  )
  select exists (
    select 1 from elsewhere e, owed o left join sent s on s.id = o.id
    where e.amount >= greatest(o.minimum, 1) and o.remaining > coalesce(s.amount, 0) and (s.amount is null or o.remaining - s.amount >= o.minimum)
  )
$$;

-- Reserves the money of all shares of a withdrawal, or of none. A refusal writes nothing.
create or replace function reserve_withdrawal(p_request withdrawal_request) returns payment_answer
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_player player;
  v_rule brand_rule;
  v_known record;
  v_blocks text[];
  v_total bigint;
  v_balance bigint;
  v_recent bigint;
  v_is_automatic boolean;
  v_share withdrawal_share;
  v_payment payment_transaction;
  v_posting payment_posting;
  v_moved movement;
  v_most_open constant integer := 10;
begin
  v_wallet := locked_wallet(p_request.brand, p_request.player_id);
  if v_wallet.player_id is null then
    return payment_refusal('UNKNOWN_PLAYER');
  end if;
  select player_id, fingerprint into v_known from payment_transaction where group_id = p_request.group_id limit 1;
  if found then
    return case when v_known.player_id = p_request.player_id and v_known.fingerprint = p_request.fingerprint then row('OK', '{}', null, null, true)::payment_answer else payment_refusal('KEY_REUSED') end;
  end if;
  if exists (select 1 from payment_transaction where id in (select share.id from unnest(p_request.shares) share)) then
    return payment_refusal('KEY_REUSED');
  end if;
  if v_wallet.currency <> p_request.currency then
    return payment_refusal('CURRENCY_MISMATCH');
  end if;
  select * into v_player from player where id = p_request.player_id for share;
  v_blocks := withdrawal_blocks(v_player, p_request.at);
  if v_blocks is null or cardinality(v_blocks) > 0 then
    return payment_refusal('BLOCKED', coalesce(v_blocks, array['WITHDRAWALS_BLOCKED']));
  end if;
  select sum(share.amount) into v_total from unnest(p_request.shares) share;
  select balance into v_balance from account where id = v_wallet.real_account_id;
  if coalesce(v_total, 0) <= 0 then
    return payment_refusal('INVALID');
  elsif v_total > v_balance then
    return payment_refusal('INSUFFICIENT_FUNDS', '{}', v_balance);
  end if;
  select * into v_rule from brand_rule where brand = p_request.brand;
  -- the plan was made before the lock: another withdrawal may have used an account's share since
  if v_rule.has_closed_loop and exists (
    select 1 from (select account_id as id, sum(amount) as amount from unnest(p_request.shares) where reason = 'DEPOSITED_FROM_HERE' group by 1) planned
    left join closed_loop(p_request.player_id) loop on loop.account_id = planned.id where planned.amount > coalesce(loop.remaining, 0)
  ) then
    return payment_refusal('CLOSED_LOOP');
  end if;
  -- payouts requested by staff follow the closed loop on every licence (ADR 0110)
  if (v_rule.has_closed_loop or p_request.requested_by is not null) and violates_closed_loop(p_request.player_id, p_request.shares, p_request.receivers) then
    return payment_refusal('CLOSED_LOOP');
  end if;
  if (select count(*) from payment_transaction where player_id = p_request.player_id and direction = 'Withdrawal' and status = 'Initialized') + cardinality(p_request.shares) > v_most_open then
    return payment_refusal('TOO_MANY_OPEN');
  end if;
  -- withdrawals of a day count together, so that splitting a large one changes nothing
  select coalesce(sum(amount), 0) into v_recent from payment_transaction
  where player_id = p_request.player_id and direction = 'Withdrawal' and status in ('Initialized', 'Completed') and created_at > p_request.at - interval '24 hours';
  v_is_automatic := p_request.requested_by is null and v_recent + v_total <= v_rule.automatic_withdrawal_up_to;
  foreach v_share in array p_request.shares loop
    insert into payment_transaction (id, group_id, fingerprint, player_id, brand, direction, status, processing_type, provider, method_id, method_kind, method_name, account_id, account_label, amount, fee, currency,
      locale, country, share_reason, estimated_seconds, approval, created_at, decided_at, requested_by)
    values (v_share.id, p_request.group_id, p_request.fingerprint, p_request.player_id, p_request.brand, 'Withdrawal', 'Initialized', case when v_is_automatic then 'Instant' else 'Manual' end,
      v_share.provider, v_share.method_id, v_share.method_kind, v_share.method_name, v_share.account_id, v_share.account_label, v_share.amount, v_share.fee, p_request.currency,
      p_request.locale, p_request.country, v_share.reason, v_share.estimated_seconds, case when v_is_automatic then 'automatic' else 'waiting' end, p_request.at, case when v_is_automatic then p_request.at end,
      p_request.requested_by)
    returning * into v_payment;
    v_posting := posting_of(v_payment, 'withdrawal_reserved', p_request.at);
    v_posting.key := 'withdrawal:' || v_payment.id;
    v_posting.from_account_id := v_wallet.real_account_id;
    v_posting.to_account_id := account_of_payment(v_payment, 'player_pending', p_request.player_id);
    v_posting.money_type := 'InitWithdrawal';
    v_moved := write_payment_movement(p_request.player_id, v_posting);
    if v_moved.code <> 'OK' then
      raise exception 'withdrawal % cannot be reserved: %', v_payment.id, v_moved.code using errcode = 'P0422';
    end if;
  end loop;
  return row('OK', '{}', null, null, false)::payment_answer;
end $$;

-- Claims approved withdrawals for sending, at most `p_limit`, skipping locked ones. A withdrawal whose account became a
-- third-party account since its automatic approval is held for manual review instead.
create or replace function claim_payouts(p_at timestamptz, p_limit integer) returns setof payment_transaction
language plpgsql set search_path = api, pg_temp as $$
declare
  v_due text[];
begin
  select array_agg(held.id) into v_due from (
    select c.id from payment_transaction c join wallet w on w.player_id = c.player_id join player p on p.id = c.player_id
    where c.direction = 'Withdrawal' and c.status = 'Initialized' and c.approval in ('automatic', 'approved') and c.provider_payment_id is null
      and (c.queried_at is null or c.queried_at < p_at - interval '15 seconds')
    order by c.created_at limit p_limit for update of c, w skip locked for share of p skip locked
  ) held;
  update payment_transaction t set approval = 'waiting', decided_at = null, held_back_at = p_at,
    void_up_to_decision = coalesce((select max(d.id) from withdrawal_decision d where d.group_id = t.group_id), 0)
  from player p
  where t.id = any(v_due) and t.sending_at is null and p.id = t.player_id
    and (coalesce(cardinality(withdrawal_blocks(p, p_at)), 1) > 0 or t.approval = 'automatic' and is_third_party_account(t.player_id, t.account_id));
  return query update payment_transaction t set sending_at = coalesce(t.sending_at, p_at), queried_at = p_at where t.id = any(v_due) and t.approval in ('automatic', 'approved') returning t.*;
end $$;

-- Books a withdrawal that the provider has paid.
create or replace function complete_withdrawal(p_payment payment_transaction, p_money_type text, p_provider_at timestamptz, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_posting payment_posting := posting_of(p_payment, 'withdrawal_sent', p_at);
begin
  v_posting.from_account_id := account_of_payment(p_payment, 'player_pending', p_payment.player_id);
  v_posting.to_account_id := account_of_payment(p_payment, 'payment_provider', p_payment.provider);
  v_posting.money_type := p_money_type;
  perform record_payment_movement(p_payment, v_posting, 'paid_out', p_provider_at);
end $$;

-- Returns a withdrawal that was never sent from the pending account to the balance.
create or replace function return_withdrawal(p_payment payment_transaction, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_posting payment_posting := posting_of(p_payment, 'withdrawal_returned', p_at);
  v_result movement;
begin
  v_posting.from_account_id := account_of_payment(p_payment, 'player_pending', p_payment.player_id);
  v_posting.to_account_id := real_account_of(p_payment.player_id);
  v_posting.money_type := 'WithdrawalCancelled';
  v_result := write_payment_movement(p_payment.player_id, v_posting);
  if v_result.code <> 'OK' then
    raise exception 'withdrawal % cannot be returned: %', p_payment.id, v_result.code using errcode = 'P0422';
  end if;
end $$;

-- Returns a payout that was sent and came back to the balance.
create or replace function return_payout(p_payment payment_transaction, p_provider_at timestamptz, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_posting payment_posting := posting_of(p_payment, 'payout_returned', p_at);
begin
  v_posting.from_account_id := account_of_payment(p_payment, 'payment_provider', p_payment.provider);
  v_posting.to_account_id := real_account_of(p_payment.player_id);
  v_posting.money_type := 'WithdrawalCancelled';
  perform record_payment_movement(p_payment, v_posting, 'payout_returned', p_provider_at);
end $$;

-- Applies a provider update of a withdrawal and returns the outcome. The caller has checked and locked the payment.
create or replace function apply_payout_update(p_payment payment_transaction, p_event_id text, p_update jsonb, p_at timestamptz) returns text
language plpgsql as $$
declare
  v_status constant text := p_update->>'status';
  v_provider_at constant timestamptz := (p_update->>'updatedAt')::timestamptz;
begin
  if p_payment.sending_at is null then
    perform record_anomaly(p_payment.id, p_event_id, 'NOT_REQUESTED', p_update, p_at);
    return 'ANOMALY';
  end if;
  if v_status in ('created', 'pending') then
    if p_payment.status <> 'Initialized' or (v_status = 'created' and p_payment.provider_status = 'pending') then
      return 'STALE';
    end if;
    update payment_transaction set provider_status = v_status, sent_at = coalesce(sent_at, p_at), fee = coalesce((p_update->>'fee')::bigint, fee),
      account_label = coalesce(p_update->'account'->>'label', account_label) where id = p_payment.id;
    return 'APPLIED';
  elsif v_status = 'completed' then
    if exists (select 1 from payment_movement where payment_id = p_payment.id and type = 'paid_out') then
      return 'STALE';
    elsif p_payment.status <> 'Initialized' then
      perform record_anomaly(p_payment.id, p_event_id, 'PAID_AFTER_RETURN', p_update, p_at);
      return 'ANOMALY';
    end if;
    perform complete_withdrawal(p_payment, 'Withdrawal', v_provider_at, p_at);
    update payment_transaction set status = 'Completed', provider_status = v_status, sent_at = coalesce(sent_at, p_at), processed_at = p_at, ended_at = p_at where id = p_payment.id;
    return 'APPLIED';
  elsif v_status in ('failed', 'cancelled') then
    if p_payment.status = 'Initialized' then
      update payment_transaction set provider_status = v_status where id = p_payment.id;
      perform end_payment(p_payment.id, p_update->>'failure', p_at);
      return 'APPLIED';
    elsif p_payment.status = 'Cancelled' then
      return 'STALE';
    end if;
  elsif v_status = 'returned' then
    if p_payment.status = 'RolledBacked' then
      return 'STALE';
    elsif p_payment.status in ('Initialized', 'Completed') then
      -- arrived before the confirmation it reverses
      if p_payment.status = 'Initialized' then
        perform complete_withdrawal(p_payment, null, v_provider_at, p_at);
      end if;
      perform return_payout(p_payment, v_provider_at, p_at);
      update payment_transaction set status = 'RollbackInitialized', failure = p_update->>'failure', provider_status = v_status where id = p_payment.id;
      update payment_transaction set status = 'RolledBacked', sent_at = coalesce(sent_at, p_at), processed_at = coalesce(processed_at, p_at), ended_at = p_at where id = p_payment.id;
      return 'APPLIED';
    end if;
  end if;
  perform record_anomaly(p_payment.id, p_event_id, 'ILLEGAL_EDGE', p_update, p_at);
  return 'ANOMALY';
end $$;

-- Number of staff members who must approve a withdrawal; null (approves nothing) when the brand has no rules. Withdrawals
-- of the same day count together, so splitting a large one changes nothing.
create or replace function approvals_needed(p_payment payment_transaction) returns integer
language sql stable set search_path = api, pg_temp as $$
  select case
    when p_payment.requested_by is not null then 2
    when (
      select coalesce(sum(t.amount), 0) from payment_transaction t
      where t.player_id = p_payment.player_id and t.direction = 'Withdrawal' and t.status in ('Initialized', 'Completed')
        and t.created_at > p_payment.created_at - interval '24 hours' and t.created_at < p_payment.created_at + interval '24 hours'
    ) >= r.four_eyes_from then 2
    else 1
  end
  from brand_rule r where r.brand = p_payment.brand
$$;

-- Records a staff decision on a withdrawal and approves or refuses it when enough distinct staff members have decided.
-- Idempotent by key.
create or replace function decide_withdrawal(p_payment_id text, p_decision text, p_reason text, p_staff text, p_key text, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_any payment_transaction;
  v_player player;
  v_before withdrawal_decision;
  v_void_up_to bigint;
  v_result text;
  v_share text;
begin
  select * into v_any from payment_transaction where id = p_payment_id and direction = 'Withdrawal';
  if not found then
    return 'UNKNOWN';
  end if;
  perform 1 from wallet where player_id = v_any.player_id for update;
  select * into v_before from withdrawal_decision where key = p_key;
  if found then
    return case when (v_before.group_id, v_before.decision, v_before.staff) = (v_any.group_id, p_decision, p_staff) then v_before.result else 'KEY_REUSED' end;
  end if;
  perform 1 from payment_transaction where group_id = v_any.group_id for update;
  select max(void_up_to_decision) into v_void_up_to from payment_transaction where group_id = v_any.group_id and approval = 'waiting' and status = 'Initialized';
  if v_void_up_to is null then
    return 'NOT_WAITING';
  end if;
  if p_decision = 'refuse' then
    v_result := 'REFUSED';
  else
    if exists (select 1 from withdrawal_decision where group_id = v_any.group_id and staff = p_staff and decision = 'approve' and id > v_void_up_to) then
      return 'SAME_PERSON';
    end if;
    select * into v_player from player where id = v_any.player_id for share;
    if coalesce(cardinality(withdrawal_blocks(v_player, p_at)), 1) > 0 then
      return 'PLAYER_BLOCKED';
    end if;
    v_result := case when (select count(*) from withdrawal_decision where group_id = v_any.group_id and decision = 'approve' and id > v_void_up_to) + 1 >= approvals_needed(v_any)
      then 'APPROVED' else 'SECOND_NEEDED' end;
  end if;
  insert into withdrawal_decision (group_id, staff, decision, reason, key, result, at) values (v_any.group_id, p_staff, p_decision, p_reason, p_key, v_result, p_at);
  if v_result = 'APPROVED' then
    update payment_transaction set approval = 'approved', decided_at = p_at where group_id = v_any.group_id and approval = 'waiting' and status = 'Initialized';
  elsif v_result = 'REFUSED' then
    for v_share in update payment_transaction set approval = 'refused', decided_at = p_at where group_id = v_any.group_id and approval = 'waiting' and status = 'Initialized' returning id loop
      perform end_payment(v_share, 'REFUSED_BY_OPERATOR', p_at);
    end loop;
  end if;
  return v_result;
end $$;

-- Requests a payout for a player who cannot sign in: settles the debt and reserves the rest, waiting for another staff member.
-- A refusal writes nothing.
create or replace function request_payout(p_request withdrawal_request, p_reason text) returns payment_answer
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_settled movement;
  v_answer payment_answer;
begin
  v_wallet := locked_wallet(p_request.brand, p_request.player_id);
  begin
    if v_wallet.player_id is not null and open_debt(p_request.player_id) > 0 and not exists (select 1 from payment_transaction where group_id = p_request.group_id) then
      v_settled := settle_debt(v_wallet, 'payout-debt:' || p_request.group_id, p_request.at);
    end if;
    v_answer := reserve_withdrawal(p_request);
    if v_answer.code <> 'OK' then
      -- undoes the settlement as well: a refusal writes nothing
      raise exception 'refused' using errcode = 'P0499';
    end if;
  exception when sqlstate 'P0499' then
    return v_answer;
  end;
  if not v_answer.replayed then
    -- the requester counts as one approval and cannot approve again
    insert into withdrawal_decision (group_id, staff, decision, reason, key, result, at)
    values (p_request.group_id, p_request.requested_by, 'approve', p_reason, 'requested:' || p_request.group_id, 'SECOND_NEEDED', p_request.at);
    insert into payout_email (player_id, kind, amount, currency, written_at)
    select p_request.player_id, 'payout-requested', sum(amount), p_request.currency, p_request.at from payment_transaction where group_id = p_request.group_id;
  end if;
  return v_answer;
end $$;

-- Writes the email about a payout requested by staff when it is completed, cancelled or returned.
create or replace function write_payout_email() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into payout_email (player_id, kind, amount, currency, account_label, written_at)
  values (new.player_id, case new.status when 'Completed' then 'payout-sent' else 'payout-not-sent' end, new.amount, new.currency, new.account_label, coalesce(new.ended_at, now()));
  return null;
end $$;

create or replace trigger payout_ended after update on payment_transaction for each row
  when (new.requested_by is not null and old.status is distinct from new.status and new.status in ('Completed', 'Cancelled', 'RolledBacked')) execute function write_payout_email();
