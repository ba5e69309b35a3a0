-- Disputes about sports bets
-- --------------------------

-- Opens a dispute about a settled bet of the player, once per key; `code` is OK or the reason of the refusal. At most one dispute of a bet is
-- open. The snapshot was made from the results with p_numbers: another result since then is CHANGED, and the caller makes another one.
create or replace function open_sports_dispute(
  p_player_id text, p_bet_id text, p_numbers smallint[], p_key text, p_reason text, p_message text, p_snapshot jsonb, p_max_disputes integer, p_at timestamptz
) returns table (code text, dispute_id bigint)
language plpgsql set search_path = api, pg_temp as $$
#variable_conflict use_column
declare
  v_bet sports_bet;
  v_known sports_dispute;
begin
  -- requests with one key wait for each other here
  select * into v_bet from sports_bet where id = p_bet_id and player_id = p_player_id for update;
  select * into v_known from sports_dispute where player_id = p_player_id and key = p_key;
  if v_known.id is not null then
    return query select case when v_known.bet_id = p_bet_id and v_known.reason = p_reason and v_known.message = p_message then 'OK' else 'KEY_REUSED' end, v_known.id;
  elsif v_bet.id is null then
    return query select 'UNKNOWN_BET', null::bigint;
  elsif v_bet.status <> 'SETTLED' then
    return query select 'NOT_SETTLED', null::bigint;
  elsif v_bet.is_outdated or not is_decided_by(p_bet_id, p_numbers) then
    return query select 'CHANGED', null::bigint;
  elsif exists (select 1 from sports_dispute where bet_id = p_bet_id and status = 'OPEN') then
    return query select 'ALREADY_OPEN', null::bigint;
  elsif (select count(*) from sports_dispute where bet_id = p_bet_id) >= p_max_disputes then
    return query select 'TOO_MANY', null::bigint;
  else
    return query with added as (
      insert into sports_dispute (bet_id, player_id, key, reason, message, snapshot, created_at) values (p_bet_id, p_player_id, p_key, p_reason, p_message, p_snapshot, p_at) returning id
    ) select 'OK', id from added;
  end if;
end $$;

-- Stores the answer of staff to an open dispute with the email about it, once per key: OK, UNKNOWN, KEY_REUSED or ALREADY_ANSWERED.
create or replace function answer_sports_dispute(p_id bigint, p_status text, p_answer text, p_reason text, p_staff text, p_key text, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_dispute sports_dispute;
begin
  select * into v_dispute from sports_dispute where id = p_id for update;
  if v_dispute.id is null then
    return 'UNKNOWN';
  elsif exists (select 1 from sports_dispute where answer_key = p_key) then
    return case when v_dispute.answer_key = p_key and v_dispute.status = p_status and v_dispute.staff = p_staff and v_dispute.answer = p_answer then 'OK' else 'KEY_REUSED' end;
  elsif v_dispute.status <> 'OPEN' then
    return 'ALREADY_ANSWERED';
  end if;
  update sports_dispute set status = p_status, answer = p_answer, staff_reason = p_reason, staff = p_staff, answer_key = p_key, answered_at = p_at where id = p_id;
  insert into outgoing_email (player_id, kind, key, content, written_at)
  values (v_dispute.player_id, 'sports-dispute-answered', p_id::text, jsonb_build_object('bet', v_dispute.bet_id, 'status', p_status, 'answer', p_answer), p_at);
  return 'OK';
end $$;
