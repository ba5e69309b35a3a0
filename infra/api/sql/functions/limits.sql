-- Limits of stakes
-- ----------------

-- The refusal of a stake by the player's limits: LIMIT_REQUIRED, LIMIT_REACHED, or null. Winnings add room to loss limits
-- (requirements/regulation#limit-changes). Raises for a kind of limit that is not enforced here, so that a new kind refuses stakes.
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
    elsif v_limit.kind = 'LOSS' then
      select * into v_play from real_play_since(p_player.id, v_limit.since);
      if v_play.staked - v_play.paid + p_stake > v_limit.ceiling then
        return 'LIMIT_REACHED';
      end if;
    else
      raise exception 'limit_refusal does not enforce limits of the kind %', v_limit.kind using errcode = 'P0422';
    end if;
  end loop;
  return null;
end $$;

-- Session limits
-- --------------

-- The session limit of a player with the least time left; no row without one. While a real-money game is open the time runs, and
-- `ends_at` is the instant at which it is used up.
create or replace function session_limit_of(p_player_id text, p_at timestamptz)
returns table (ceiling bigint, used_seconds bigint, is_running boolean, ends_at timestamptz, period_starts_at timestamptz, period_ends_at timestamptz)
language sql stable set search_path = api, pg_temp as $$
  select l.ceiling, played.seconds, running.is_running,
    case when running.is_running then p_at + make_interval(secs => greatest(0, l.ceiling * 60 - played.seconds)) end,
    span.starts_at, period_end(l.period, r.is_rolling, b.time_zone, p_at)
  from player_limit l
  join player p on p.id = l.player_id
  join brand_rule b on b.brand = p.brand
  join limit_rule r on r.brand = p.brand and r.kind = l.kind and r.period = l.period
  cross join lateral (select period_start(l.period, r.is_rolling, b.time_zone, p_at) as starts_at) span
  cross join lateral (select seconds_played_since(l.player_id, span.starts_at, p_at) as seconds) played
  cross join lateral (select is_playing(l.player_id, p_at) as is_running) running
  where l.player_id = p_player_id and l.kind = 'SESSION' and l.ceiling is not null
  order by l.ceiling * 60 - played.seconds limit 1
$$;

-- Records every session limit that was used up while a game is open, for the regulator and for end_sessions_due(). Returns their
-- number. A player who signs in again in the same period is not signed out again: play is refused, money stays reachable.
create or replace function record_reached_session_limits(p_at timestamptz) returns integer
language sql set search_path = api, pg_temp as $$
  with reached as (
    insert into session_limit_end (player_id, period_starts_at, ceiling, reached_at)
    select l.player_id, state.period_starts_at, state.ceiling, p_at
    from player_limit l cross join lateral session_limit_of(l.player_id, p_at) state
    where l.kind = 'SESSION' and l.ceiling is not null and is_playing(l.player_id, p_at)
      and state.used_seconds >= state.ceiling * 60
      and not exists (
        select 1 from session_limit_end e where e.player_id = l.player_id and e.period_starts_at = state.period_starts_at and e.ceiling >= state.ceiling)
    on conflict do nothing
    returning player_id, period_starts_at, ceiling
  ),
  recorded as (
    insert into responsible_gaming_event (player_id, kind, details, at)
    select player_id, 'session-limit-reached', jsonb_build_object('minutes', ceiling, 'periodStartsAt', period_starts_at), p_at from reached
    returning 1
  )
  select count(*)::integer from recorded
$$;

-- Reality checks
-- --------------

-- Maximum duration of a sign-in. It bounds the queries of a player's sign-ins, however long the history is.
create or replace function longest_session() returns interval
language sql immutable as $$ select interval '7 days' $$;

-- The start of a player's visit: the sign-in. A sign-in that replaced the session of another device continues the visit of that
-- device, so that changing devices resets neither the session clock nor the reality check.
create or replace function visit_started_at(p_player_id text, p_sid text) returns timestamptz
language sql stable set search_path = api, pg_temp as $$
  with recursive visit as (
    select sid, started_at from player_session where sid = p_sid and player_id = p_player_id
    union
    select s.sid, s.started_at from visit v
    join player_session s on s.player_id = p_player_id and s.started_at < v.started_at and s.started_at > v.started_at - longest_session()
    join ended_session e on e.sid = s.sid and e.reason = 'LOGGED_IN_FROM_ANOTHER_DEVICE' and e.at between v.started_at - interval '1 minute' and v.started_at + interval '1 minute'
  )
  select min(v.started_at) from visit v
$$;

-- The start of the interval of a player's reality check: the last answer on any device, else the start of the visit.
create or replace function reality_check_since(p_player_id text, p_sid text) returns timestamptz
language sql stable set search_path = api, pg_temp as $$
  -- an answer to an older sign-in was given before this one
  select greatest(visit_started_at(p_player_id, p_sid), (
    select max(s.reality_checked_at) from player_session s
    where s.player_id = p_player_id and s.started_at > (select own.started_at - longest_session() from player_session own where own.sid = p_sid)))
$$;

-- Grace period for an answer before stakes are refused, because the dialog opens only after the end of a
-- round.
create or replace function reality_check_grace() returns interval
language sql immutable as $$ select interval '30 seconds' $$;

-- The player's interval of reality checks: the player's choice, else that of the brand; null without reality checks.
create or replace function reality_check_every(p_player player) returns interval
language sql stable set search_path = api, pg_temp as $$
  select coalesce(make_interval(mins => p_player.reality_check_minutes), (select b.reality_check_every from brand_rule b where b.brand = p_player.brand))
$$;

-- When the next reality check is due, for an interval that started at `p_since`; null without reality checks. Where active play counts,
-- the earliest time: the instant at which it is due if the player plays until then.
create or replace function reality_check_due_at(p_player player, p_since timestamptz, p_at timestamptz) returns timestamptz
language sql stable set search_path = api, pg_temp as $$
  select case when b.reality_check_counts_play
    then p_at + greatest(interval '0', reality_check_every(p_player) - make_interval(secs => seconds_played_since(p_player.id, p_since, p_at)))
    else p_since + reality_check_every(p_player) end
  from brand_rule b where b.brand = p_player.brand
$$;

-- True while a reality check of the player's running session has been unanswered for longer than the grace
-- period.
create or replace function is_reality_check_overdue(p_player player, p_at timestamptz) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select coalesce((
    select case when b.reality_check_counts_play
      then make_interval(secs => seconds_played_since(p_player.id, visit.since, p_at)) >= reality_check_every(p_player) + reality_check_grace()
      else visit.since + reality_check_every(p_player) + reality_check_grace() <= p_at end
    from brand_rule b
    cross join lateral (
      select reality_check_since(p_player.id, s.sid) as since from player_session s
      where s.player_id = p_player.id and s.started_at > p_at - longest_session() and not exists (select 1 from ended_session e where e.sid = s.sid)
      order by s.started_at desc limit 1
    ) visit
    where b.brand = p_player.brand and reality_check_every(p_player) is not null
  ), false)
$$;

-- Breaks
-- ------

-- The end of the break that the licence requires after continuous play; null outside a break. Play is continuous while no two
-- stakes or free rounds are as far apart as the break, in any product. Computed from the journal: nothing has to be stored or can be lost.
create or replace function break_until(p_player player, p_at timestamptz) returns timestamptz
language sql stable set search_path = api, pg_temp as $$
  with rule as (
    select forced_break as pause, forced_break_after as play from brand_rule where brand = p_player.brand and forced_break > interval '0'
  ),
  stakes as (
    select j.effective_at as at, j.effective_at - lag(j.effective_at) over (order by j.effective_at) as gap
    -- older stakes cannot belong to play that still requires a break
    from rule, journal j where j.player_id = p_player.id and j.kind in ('bet', 'free_round') and j.effective_at > p_at - rule.play - 2 * rule.pause and j.effective_at <= p_at
  ),
  play as (
    select max(stakes.at) as ends_at, max(stakes.at) filter (where gap is null or gap >= rule.pause) as starts_at from stakes, rule
  )
  select play.ends_at + rule.pause from play, rule where play.ends_at - play.starts_at >= rule.play and play.ends_at + rule.pause > p_at
$$;

-- Simulation
-- ----------

-- The start of the previous calendar month of a time zone, and its end.
create or replace function previous_month(p_time_zone text, p_at timestamptz) returns table (starts_at timestamptz, ends_at timestamptz)
language sql stable set search_path = api, pg_temp as $$
  select (month.starts - interval '1 month') at time zone p_time_zone, month.starts at time zone p_time_zone
  from (select date_trunc('month', p_at at time zone p_time_zone) as starts) month
$$;

-- The effect that a limit would have had between two instants, from the actual movements: the first refused
-- stake, deposit or second (null: none), the days with a refusal, and the highest usage of one period. Raises
-- for a kind that is not simulated.
create or replace function simulate_limit(p_player player, p_kind text, p_period text, p_ceiling bigint, p_from timestamptz, p_to timestamptz)
returns table (stopped_at timestamptz, days bigint, most bigint)
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_rule record;
  v_length interval;
begin
  if p_kind not in ('DEPOSIT', 'LOSS', 'WAGER', 'SESSION') then
    raise exception 'simulate_limit does not simulate limits of the kind %', p_kind using errcode = 'P0422';
  end if;
  select r.is_rolling, b.time_zone into v_rule from limit_rule r join brand_rule b on b.brand = r.brand where r.brand = p_player.brand and r.kind = p_kind and r.period = p_period;
  if p_kind = 'SESSION' then
    return query select * from simulate_session_limit(p_player.id, p_period, v_rule.time_zone, p_ceiling, p_from, p_to);
    return;
  end if;
  v_length := p_from - period_start(p_period, true, v_rule.time_zone, p_from);
  return query
  with moves as (
    select j.version, j.effective_at as at, j.kind = case p_kind when 'DEPOSIT' then 'deposit' else 'bet' end as is_request,
      case p_kind when 'DEPOSIT' then case when j.kind = 'deposit' then j.amount else 0 end
        when 'WAGER' then stake_sign(j.kind) * j.amount
        else (stake_sign(j.kind) - payout_sign(j.kind)) * (j.amount - j.bonus_amount) end as change
    from journal j where j.player_id = p_player.id and j.effective_at >= least(period_start(p_period, v_rule.is_rolling, v_rule.time_zone, p_from), p_from) and j.effective_at < p_to
  ),
  used as (
    select m.at, m.is_request, case when v_rule.is_rolling
      then sum(m.change) over (order by m.version)
        -- one microsecond more, because a movement exactly as old as the window still counts
        - coalesce(sum(m.change) over (order by m.at range between unbounded preceding and v_length + interval '1 microsecond' preceding), 0)
      else sum(m.change) over (partition by period_start(p_period, false, v_rule.time_zone, m.at) order by m.version)
    end::bigint as amount
    from moves m
  )
  select min(u.at) filter (where u.amount > p_ceiling), count(distinct (u.at at time zone v_rule.time_zone)::date) filter (where u.amount > p_ceiling),
    greatest(0, coalesce(max(u.amount), 0))
  from used u where u.is_request and u.at >= p_from;
end $$;

-- Returns the figures of session limits: time with an open game, in calendar periods.
create or replace function simulate_session_limit(p_player_id text, p_period text, p_time_zone text, p_ceiling bigint, p_from timestamptz, p_to timestamptz)
returns table (stopped_at timestamptz, days bigint, most bigint)
language sql stable set search_path = api, pg_temp as $$
  with recursive periods as (
    select period_start(p_period, false, p_time_zone, p_from) as starts_at, period_end(p_period, false, p_time_zone, p_from) as ends_at
    union all
    select ends_at, period_end(p_period, false, p_time_zone, ends_at) from periods where ends_at < p_to
  ),
  spans as (
    select p.starts_at, lower(span) as at, upper(span) - lower(span) as length
    from periods p cross join lateral unnest(spans_played(p_player_id, p.starts_at, least(p.ends_at, p_to))) span
  ),
  running as (
    select s.starts_at, s.at, s.length, sum(extract(epoch from s.length)) over (partition by s.starts_at order by s.at) as seconds from spans s
  ),
  reached as (
    select r.starts_at, min(r.at + r.length - make_interval(secs => (r.seconds - p_ceiling * 60)::float8)) as at
    from running r where r.seconds >= p_ceiling * 60 group by r.starts_at
  )
  select (select min(at) from reached where at >= p_from), (select count(*) from reached), coalesce((select floor(max(seconds) / 60) from running), 0)::bigint
$$;

-- Reviews
-- -------

-- When the player last changed or reviewed the limits, else the registration.
create or replace function limits_considered_at(p_player player) returns timestamptz
language sql stable set search_path = api, pg_temp as $$
  select coalesce(max(e.at), p_player.created_at) from responsible_gaming_event e
  where e.player_id = p_player.id and e.kind in ('limits-reviewed', 'limit-set', 'limit-confirmed', 'limit-change-cancelled', 'deposit-limit-declined')
$$;

-- Histories
-- ---------

-- Every requested change of a player's limits with its outcome at an instant. `effective_at` is null for a change that never applied.
create or replace function limit_changes(p_player_id text, p_at timestamptz)
returns table (id bigint, kind text, period text, is_by_staff boolean, before bigint, after bigint, requested_at timestamptz,
  confirmable_at timestamptz, lapses_at timestamptz, effective_at timestamptz, ended_at timestamptz, status text)
language sql stable set search_path = api, pg_temp as $$
  with decisions as (
    select e.id, e.kind as decision, e.at, e.details, e.details -> 'pending' as pending,
      lead(e.kind) over by_limit as next_decision, lead(e.at) over by_limit as next_at
    from responsible_gaming_event e
    where e.player_id = p_player_id and e.kind in ('limit-set', 'limit-confirmed', 'limit-change-cancelled')
    window by_limit as (partition by e.details ->> 'kind', e.details ->> 'period' order by e.id)
  ),
  requests as (
    select d.*, d.pending is not null as is_raise,
      to_timestamp((d.pending ->> 'confirmableAt')::float8 / 1000) as confirmable_at,
      to_timestamp((d.pending ->> 'lapsesAt')::float8 / 1000) as lapses_at
    from decisions d where d.decision = 'limit-set'
  ),
  outcomes as (
    select r.*, case
        when not r.is_raise then 'APPLIED'
        when coalesce(r.next_at, p_at) >= r.lapses_at then 'LAPSED'
        when r.next_decision = 'limit-confirmed' then 'APPLIED'
        when r.next_decision = 'limit-change-cancelled' then 'CANCELLED'
        when r.next_decision = 'limit-set' then 'REPLACED'
        when p_at < r.confirmable_at then 'COOLING_OFF'
        else 'AWAITING_CONFIRMATION' end as status
    from requests r
  )
  select o.id, o.details ->> 'kind', o.details ->> 'period', coalesce((o.details ->> 'isByStaff')::boolean, false), (o.details ->> 'before')::bigint,
    (case when o.is_raise then o.pending else o.details end ->> 'ceiling')::bigint, o.at, o.confirmable_at, o.lapses_at,
    case when not o.is_raise then o.at when o.status = 'APPLIED' then o.next_at end,
    case o.status when 'LAPSED' then o.lapses_at when 'CANCELLED' then o.next_at when 'REPLACED' then o.next_at end, o.status
  from outcomes o
$$;
