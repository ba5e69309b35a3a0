-- Money out, where its rules could be walked around (ADR 0120): two people in pieces of one, and a block that came after the yes.

-- Decisions up to this one were made before the withdrawal was held back, and count no more.
alter table payment_transaction add column void_up_to_decision bigint not null default 0;

-- How many of the staff have to agree to a withdrawal. A day's withdrawals count together, before and after it: a large one does not pass in pieces.
-- Null, when the brand has no rules, lets nothing go.
create function approvals_needed(p_payment payment_transaction) returns integer
language sql stable set search_path = api, pg_temp as $$
  select case
    when p_payment.asked_by is not null then 2
    when (
      select coalesce(sum(t.amount), 0) from payment_transaction t
      where t.player_id = p_payment.player_id and t.direction = 'Withdrawal' and t.status in ('Initialized', 'Completed')
        and t.created_at > p_payment.created_at - interval '24 hours' and t.created_at < p_payment.created_at + interval '24 hours'
    ) >= r.four_eyes_from then 2
    else 1
  end
  from brand_rule r where r.brand = p_payment.brand
$$;

-- As in 025, but for the number of people and the decisions that count.
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

-- Withdrawals that may leave, marked before anybody is asked to send them. Several workers may ask at once. What stands against the player by now (a debt, a block,
-- identity) stands against what was let go before it came: that is held back, for people to decide on, and what they had decided is void.
-- Whoever is held by somebody is looked at with the next tick; what was marked before goes on, because it may have left.
create or replace function claim_payouts(p_at timestamptz, p_most integer) returns setof payment_transaction
language plpgsql set search_path = api, pg_temp as $$
declare
  v_due text[];
begin
  select array_agg(held.id) into v_due from (
    select c.id from payment_transaction c join wallet w on w.player_id = c.player_id join player p on p.id = c.player_id
    where c.direction = 'Withdrawal' and c.status = 'Initialized' and c.approval in ('automatic', 'approved') and c.provider_payment_id is null
      and (c.asked_at is null or c.asked_at < p_at - interval '15 seconds')
    order by c.created_at limit p_most for update of c, w skip locked for share of p skip locked
  ) held;
  update payment_transaction t set approval = 'waiting', decided_at = null, void_up_to_decision = coalesce((select max(d.id) from withdrawal_decision d where d.group_id = t.group_id), 0)
  from player p
  where t.id = any(v_due) and t.sending_at is null and p.id = t.player_id and coalesce(cardinality(withdrawal_blocks(p, p_at)), 1) > 0;
  return query update payment_transaction t set sending_at = coalesce(t.sending_at, p_at), asked_at = p_at where t.id = any(v_due) and t.approval in ('automatic', 'approved') returning t.*;
end $$;

-- What the provider says of money and nobody here can make good is told to the staff at once, not with the books of the next night (ADR 0115). What is charged after
-- the end goes back by itself. No amounts: whoever watches releases reads alerts, too.
create function tell_anomaly() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into outbox (topic, payload) values ('api.alert', jsonb_build_object('about', format('payment %s %s', coalesce(new.payment_id, 'unknown'), new.kind),
    'text', format('The payment provider told of payment %s what cannot be (%s): somebody has to look at it', coalesce(new.payment_id, 'unknown'), new.kind)));
  return null;
end $$;
create trigger payment_anomaly_told after insert on payment_anomaly for each row when (new.kind <> 'CHARGED_AFTER_END') execute function tell_anomaly();
