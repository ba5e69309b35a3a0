-- Publishes changes of a player in the transaction that makes them. A new time-out or exclusion ends every
-- session; `break` marks it as the reason. The time of the change is the service's, which may differ from the
-- database's clock.
create or replace function announce_player() returns trigger
language plpgsql set search_path = api, pg_temp as $$
declare
  v_at timestamptz := case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end;
  v_break boolean := new.self_excluded_at is distinct from old.self_excluded_at and new.self_excluded_at is not null
    or new.timeout_ends_at > coalesce(old.timeout_ends_at, '-infinity') and new.timeout_ends_at > v_at;
begin
  insert into outbox (topic, payload) values ('api.player-changed', jsonb_build_object(
    'brand', new.brand, 'playerId', new.id, 'isShutOut', new.status = 'Closed' or new.self_excluded_at is not null or coalesce(v_break, false))
    || case when v_break then jsonb_build_object('isBreak', true) else '{}' end);
  if v_break or new.status = 'Closed' and old.status <> 'Closed' then
    insert into session_end_request (player_id, reason, requested_at)
    values (new.id, case when v_break then 'BREAK_STARTED' else 'ACCOUNT_BLOCKED' end, v_at);
  end if;
  return null;
end $$;

create or replace trigger player_announced after update on player for each row when (old.* is distinct from new.*) execute function announce_player();

-- Closes the account at the player's request, once. Refused while the wallet holds money or a withdrawal
-- runs: it could not be paid out afterwards. The player may reopen the account by signing in.
create or replace function close_account(p_brand text, p_player_id text, p_reason text, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet := locked_wallet(p_brand, p_player_id);
begin
  if exists (select 1 from account where id in (v_wallet.real_account_id, v_wallet.bonus_account_id) and balance <> 0) then
    return 'BALANCE_LEFT';
  elsif exists (select 1 from payment_transaction where player_id = p_player_id and direction = 'Withdrawal' and ended_at is null) then
    return 'WITHDRAWAL_RUNNING';
  end if;
  update player set status = 'Closed', status_cause = 'PlayerRequest', closure_reason = p_reason, reopen_by_customer_allowed = true, updated_at = p_at
    where id = p_player_id and brand = p_brand and status = 'Active';
  return null;
end $$;

-- Publishes a new pop-up of a player.
create or replace function announce_pop_up() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into outbox (topic, payload) values ('api.pop-up-added', jsonb_build_object('playerId', new.player_id, 'id', new.id));
  return null;
end $$;

create or replace trigger customer_pop_up_announced after insert on customer_pop_up for each row
  when (new.seen_at is null) execute function announce_pop_up();

-- Publishes a change of the player when documents are requested or accepted: notices depend on them.
create or replace function announce_funding() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into outbox (topic, payload)
  select 'api.player-changed', jsonb_build_object(
    'brand', p.brand, 'playerId', p.id, 'isShutOut', p.status = 'Closed' or p.self_excluded_at is not null)
  from player p where p.id = new.player_id;
  return null;
end $$;

create or replace trigger source_of_wealth_funding_announced after update of is_requested, completed on source_of_wealth_funding
  for each row when (old.* is distinct from new.*) execute function announce_funding();
