-- The events that markers of harm count (requirements/regulation#markers-of-harm), one row each, from the ledger and the payments
-- of one player. Which number is a marker is decided in TypeScript.
create or replace function harm_events(p_player_id text, p_since timestamptz, p_at timestamptz, p_measures harm_measures) returns table (marker text, at timestamptz)
language sql stable set search_path = api, pg_temp as $$
  -- a deposit shortly after play that used up the balance
  select 'chasing', d.created_at
  from payment_transaction t
  join payment_movement m on m.payment_id = t.id and m.type = 'captured'
  join journal d on d.id = m.journal_id and d.kind = 'deposit'
  cross join lateral (
    select j.created_at, j.balance_after from journal j
    where j.player_id = d.player_id and j.version < d.version and j.product is not null order by j.version desc limit 1
  ) play
  where t.player_id = p_player_id and t.direction = 'Deposit' and d.created_at >= p_since and d.created_at <= p_at
    and play.created_at >= d.created_at - make_interval(mins => p_measures.chase_minutes)
    and play.balance_after * 100 <= d.amount * p_measures.chase_balance_percent
  union all
  -- a night of the licence with stakes in several of its hours
  select 'night-play', max(h.hour)
  from play_hour h join player p on p.id = h.player_id join brand_rule b on b.brand = p.brand
  where h.player_id = p_player_id and h.hour >= p_since and h.hour <= p_at and h.staked + h.bonus_staked > 0
    and extract(hour from h.hour at time zone b.time_zone) >= p_measures.night_from_hour
    and extract(hour from h.hour at time zone b.time_zone) < p_measures.night_until_hour
  group by (h.hour at time zone b.time_zone)::date
  having count(*) >= p_measures.night_hours
  union all
  select 'failed-deposits', t.ended_at from payment_transaction t
  where t.player_id = p_player_id and t.direction = 'Deposit' and t.status = 'Cancelled' and t.provider_status = 'failed' and t.ended_at >= p_since and t.ended_at <= p_at
  union all
  -- cancelled by the player
  select 'withdrawal-reversals', t.ended_at from payment_transaction t
  where t.player_id = p_player_id and t.direction = 'Withdrawal' and t.status = 'Cancelled' and t.failure is null and t.approval <> 'refused' and t.ended_at >= p_since and t.ended_at <= p_at
  union all
  -- requested where no reversal is possible; one per payment
  select 'withdrawal-reversals', min(e.at) from responsible_gaming_event e
  where e.player_id = p_player_id and e.kind = 'withdrawal-reversal-refused' and e.at >= p_since and e.at <= p_at
  group by e.details->>'paymentId'
  union all
  select 'limit-raises', e.at from responsible_gaming_event e
  where e.player_id = p_player_id and e.kind = 'limit-set' and e.details ? 'pending' and e.at >= p_since and e.at <= p_at
  union all
  -- each account or method that a deposit was started with, at its last use
  select 'payment-methods', max(t.created_at) from payment_transaction t
  where t.player_id = p_player_id and t.direction = 'Deposit' and t.created_at >= p_since and t.created_at <= p_at
  group by coalesce(t.account_id, t.method_id)
$$;

-- Stores the markers of a player for a day and returns how many are new. From the second level on the player is excluded from
-- marketing until staff release the player.
create or replace function record_harm_markers(p_player_id text, p_markers harm_finding[], p_at timestamptz) returns integer
language plpgsql set search_path = api, pg_temp as $$
declare
  v_day date;
  v_level integer;
  v_new integer;
begin
  select (p_at at time zone b.time_zone)::date into v_day from player p join brand_rule b on b.brand = p.brand where p.id = p_player_id;
  with found as (
    insert into harm_marker (player_id, marker, level, counted, threshold, window_days, day, at)
    select p_player_id, m.marker, m.level, m.counted, m.threshold, m.window_days, v_day, p_at from unnest(p_markers) m
    on conflict (player_id, marker, level, day) do nothing returning level
  )
  select count(*), max(level) into v_new, v_level from found;
  if v_level >= 2 then
    update player set is_suppressed = true, updated_at = p_at where id = p_player_id and not is_suppressed;
  end if;
  return v_new;
end $$;

-- Schedules the check of every player of a brand with a movement since an instant, once per day in the
-- licence's time zone. Returns the number of players; null when that day was scheduled before.
create or replace function start_harm_night(p_brand text, p_since timestamptz, p_at timestamptz) returns integer
language plpgsql set search_path = api, pg_temp as $$
declare
  v_players integer;
begin
  insert into harm_night (brand, day, players, at) select b.brand, (p_at at time zone b.time_zone)::date, 0, p_at from brand_rule b where b.brand = p_brand
  on conflict (brand, day) do nothing;
  if not found then
    return null;
  end if;
  insert into harm_check_due (player_id, since)
  select p.id, p_at from player p
  where p.brand = p_brand and (exists (select 1 from journal j where j.player_id = p.id and j.effective_at >= p_since)
    or exists (select 1 from payment_transaction t where t.player_id = p.id and t.created_at >= p_since)
    or exists (select 1 from responsible_gaming_event e where e.player_id = p.id and e.at >= p_since))
  order by p.id
  on conflict (player_id) do nothing;
  get diagnostics v_players = row_count;
  update harm_night set players = v_players where brand = p_brand and at = p_at;
  return v_players;
end $$;

-- Schedules the check of a player whose payment ended or failed, in the transaction of the change.
create or replace function check_harm_after_payment() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into harm_check_due (player_id, since) values (new.player_id, now()) on conflict (player_id) do nothing;
  return null;
end $$;

create or replace trigger payment_checks_harm after update of status on payment_transaction for each row
  when (new.status in ('Completed', 'Cancelled') and old.status is distinct from new.status) execute function check_harm_after_payment();

create or replace trigger protection_event_checks_harm after insert on responsible_gaming_event for each row
  when (new.kind in ('limit-set', 'withdrawal-reversal-refused')) execute function check_harm_after_payment();

-- Stores what staff did for a player and applies it, once per key. OK, UNKNOWN_PLAYER, KEY_REUSED. For a
-- limit, the limit functions have set the ceiling before.
create or replace function record_harm_action(p_action new_harm_action) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_before harm_action;
begin
  perform 1 from player where id = p_action.player_id and brand = p_action.brand for update;
  if not found then
    return 'UNKNOWN_PLAYER';
  end if;
  select * into v_before from harm_action where key = p_action.key;
  if found then
    return case when (v_before.player_id, v_before.action, v_before.staff) = (p_action.player_id, p_action.action, p_action.staff) then 'OK' else 'KEY_REUSED' end;
  end if;
  insert into harm_action (player_id, action, details, reason, staff, key, at)
  values (p_action.player_id, p_action.action, p_action.details, p_action.reason, p_action.staff, p_action.key, p_action.at);
  case p_action.action
    when 'block' then
      update player set deposits_blocked = true, is_suppressed = true, updated_at = p_action.at where id = p_action.player_id;
    when 'limit' then
      update player set increase_deposit_limit_blocked = true, updated_at = p_action.at where id = p_action.player_id;
    when 'release' then
      update player set deposits_blocked = false, increase_deposit_limit_blocked = false, is_suppressed = false, updated_at = p_action.at where id = p_action.player_id;
    when 'message' then
      insert into outgoing_email (player_id, kind, key, content, written_at) values (p_action.player_id, 'care-message', p_action.key, '{}', p_action.at);
    else null;
  end case;
  return 'OK';
end $$;
