-- Start of the period of a limit: rolling 24 h, 7 d or 30 d, or the calendar of the licence's time zone (weeks from Monday).
create or replace function period_start(p_period text, p_is_rolling boolean, p_time_zone text, p_at timestamptz) returns timestamptz
language sql stable set search_path = api, pg_temp as $$
  select case
    when p_is_rolling then p_at - case p_period when 'Day' then interval '24 hours' when 'Week' then interval '168 hours' else interval '720 hours' end
    else date_trunc(lower(p_period), p_at at time zone p_time_zone) at time zone p_time_zone
  end
$$;

-- End of the period of a limit: when it resets.
create or replace function period_end(p_period text, p_is_rolling boolean, p_time_zone text, p_at timestamptz) returns timestamptz
language sql stable set search_path = api, pg_temp as $$
  select case
    when p_is_rolling then p_at + case p_period when 'Day' then interval '24 hours' when 'Week' then interval '168 hours' else interval '720 hours' end
    else (date_trunc(lower(p_period), p_at at time zone p_time_zone) + ('1 ' || lower(p_period))::interval) at time zone p_time_zone
  end
$$;

-- Stakes, payouts and deposits since an instant, exact: whole hours from the hourly sums, the first hour from the journal.
create or replace function play_since(p_player_id text, p_since timestamptz) returns table (staked bigint, paid bigint, deposited bigint)
language sql stable set search_path = api, pg_temp as $$
  with edge as (select date_trunc('hour', p_since + interval '1 hour' - interval '1 microsecond') as first_whole_hour),
  whole as (
    select coalesce(sum(h.staked), 0) as staked, coalesce(sum(h.paid), 0) as paid, coalesce(sum(h.deposited), 0) as deposited
    from play_hour h, edge where h.player_id = p_player_id and h.hour >= edge.first_whole_hour
  ),
  partial as (
    select coalesce(sum(stake_sign(j.kind) * j.amount), 0) as staked,
           coalesce(sum(payout_sign(j.kind) * j.amount), 0) as paid,
           coalesce(sum(case when j.kind = 'deposit' then j.amount else 0 end), 0) as deposited
    from journal j, edge where j.player_id = p_player_id and j.effective_at >= p_since and j.effective_at < edge.first_whole_hour
  )
  select (whole.staked + partial.staked)::bigint, (whole.paid + partial.paid)::bigint, (whole.deposited + partial.deposited)::bigint from whole, partial
$$;

-- Real money staked and paid out since an instant: the basis of loss limits. Bonus money that returns adds no room.
create or replace function real_play_since(p_player_id text, p_since timestamptz) returns table (staked bigint, paid bigint)
language sql stable set search_path = api, pg_temp as $$
  with edge as (select date_trunc('hour', p_since + interval '1 hour' - interval '1 microsecond') as first_whole_hour),
  whole as (
    select coalesce(sum(h.staked - h.bonus_staked), 0) as staked, coalesce(sum(h.paid - h.bonus_paid), 0) as paid
    from play_hour h, edge where h.player_id = p_player_id and h.hour >= edge.first_whole_hour
  ),
  partial as (
    select coalesce(sum(stake_sign(j.kind) * (j.amount - j.bonus_amount)), 0) as staked,
           coalesce(sum(payout_sign(j.kind) * (j.amount - j.bonus_amount)), 0) as paid
    from journal j, edge where j.player_id = p_player_id and j.effective_at >= p_since and j.effective_at < edge.first_whole_hour
  )
  select (whole.staked + partial.staked)::bigint, (whole.paid + partial.paid)::bigint from whole, partial
$$;

-- Minutes with an open real-money game since an instant; overlapping sessions count once.
create or replace function minutes_played_since(p_player_id text, p_since timestamptz, p_at timestamptz) returns bigint
language sql stable set search_path = api, pg_temp as $$
  select coalesce(floor(extract(epoch from sum(upper(span) - lower(span))) / 60), 0)::bigint
  from (
    select unnest(range_agg(tstzrange(greatest(s.opened_at, p_since), greatest(least(coalesce(s.closed_at, s.last_activity_at), p_at), greatest(s.opened_at, p_since))))) as span
    from game_session s
    where s.player_id = p_player_id and s.mode = 'REAL' and coalesce(s.closed_at, s.last_activity_at) >= p_since and s.opened_at <= p_at
  ) spans
$$;

-- The refusal of a stake by the player's limits: LIMIT_REQUIRED, LIMIT_REACHED, or null. Winnings add room to loss limits
-- (requirements/regulation#limit-changes).
create or replace function limit_refusal(p_player player, p_stake bigint, p_at timestamptz) returns text
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_limit record;
  v_play record;
begin
  if exists (
    select 1 from limit_rule rule left join player_limit l on l.player_id = p_player.id and l.kind = rule.kind and l.period = rule.period
    where rule.brand = p_player.brand and rule.is_required and l.ceiling is null
  ) then
    return 'LIMIT_REQUIRED';
  end if;
  -- most players have no limit: one primary-key lookup
  if not exists (select 1 from player_limit where player_id = p_player.id and ceiling is not null) then
    return null;
  end if;
  for v_limit in
    select l.kind, l.ceiling, period_start(l.period, rule.is_rolling, brand.time_zone, p_at) as since
    from player_limit l
    join brand_rule brand on brand.brand = p_player.brand
    join limit_rule rule on rule.brand = p_player.brand and rule.kind = l.kind and rule.period = l.period
    where l.player_id = p_player.id and l.ceiling is not null and l.kind <> 'DEPOSIT'
  loop
    if v_limit.kind = 'SESSION' then
      if minutes_played_since(p_player.id, v_limit.since, p_at) >= v_limit.ceiling then
        return 'LIMIT_REACHED';
      end if;
    elsif v_limit.kind = 'WAGER' then
      -- wager limits count real and bonus money
      select * into v_play from play_since(p_player.id, v_limit.since);
      if v_play.staked + p_stake > v_limit.ceiling then
        return 'LIMIT_REACHED';
      end if;
    else
      select * into v_play from real_play_since(p_player.id, v_limit.since);
      if v_play.staked - v_play.paid + p_stake > v_limit.ceiling then
        return 'LIMIT_REACHED';
      end if;
    end if;
  end loop;
  return null;
end $$;

-- Room left by each deposit limit of a player. Deposits in progress count until they end; `p_except_id` is left out.
create or replace function deposit_rooms(p_player player, p_at timestamptz, p_except_id text default null) returns table (period text, ceiling bigint, deposited bigint, pending bigint, room bigint, resets_at timestamptz)
language sql stable set search_path = api, pg_temp as $$
  select l.period, l.ceiling, used.deposited, open.pending, l.ceiling - used.deposited - open.pending,
    case when rule.is_rolling
      then coalesce((select min(j.effective_at) from journal j where j.player_id = p_player.id and j.kind = 'deposit' and j.effective_at >= since.at), p_at) + (p_at - since.at)
      else period_end(l.period, false, brand.time_zone, p_at) end
  from player_limit l
  join brand_rule brand on brand.brand = p_player.brand
  join limit_rule rule on rule.brand = p_player.brand and rule.kind = l.kind and rule.period = l.period
  cross join lateral (select period_start(l.period, rule.is_rolling, brand.time_zone, p_at) as at) since
  cross join lateral (select s.deposited from play_since(p_player.id, since.at) s) used
  cross join lateral (
    select coalesce(sum(t.amount), 0)::bigint as pending from payment_transaction t
    where t.player_id = p_player.id and t.direction = 'Deposit' and t.status = 'Initialized' and t.id is distinct from p_except_id
  ) open
  where l.player_id = p_player.id and l.kind = 'DEPOSIT' and l.ceiling is not null
  order by 5, 6 desc
$$;

-- Whether the licence requires a deposit limit that the player has not set.
create or replace function must_set_deposit_limit(p_player player) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select exists (
    select 1 from limit_rule rule left join player_limit l on l.player_id = p_player.id and l.kind = rule.kind and l.period = rule.period
    where rule.brand = p_player.brand and rule.kind = 'DEPOSIT' and rule.is_required and l.ceiling is null)
$$;

-- Whether the player is still to be offered a deposit limit before the first deposit.
create or replace function is_limit_offer_open(p_player player) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select coalesce((select offers_limit_first from brand_rule where brand = p_player.brand), true)
    and not exists (select 1 from payment_transaction where player_id = p_player.id and direction = 'Deposit' and status = 'Completed')
    and not exists (select 1 from player_limit where player_id = p_player.id and kind = 'DEPOSIT' and ceiling is not null)
    and not exists (select 1 from responsible_gaming_event where player_id = p_player.id and kind = 'deposit-limit-declined')
$$;
