-- Sports operations
-- -----------------

-- Stores an operation of staff. Returns the outcome of an earlier one with this key, KEY_REUSED when that was another, and null
-- when the operation has not been carried out yet. Callers hold a lock, so that two requests with one key wait for each other.
create or replace function repeated_sports_operation(p_key text, p_action text, p_subject jsonb, p_staff text) returns text
language sql stable set search_path = api, pg_temp as $$
  select case when (action, subject, staff) = (p_action, p_subject, p_staff) then outcome else 'KEY_REUSED' end from sports_operation where key = p_key
$$;

create or replace function record_sports_operation(p_key text, p_action text, p_subject jsonb, p_reason text, p_staff text, p_outcome text, p_at timestamptz) returns text
language sql set search_path = api, pg_temp as $$
  insert into sports_operation (key, action, subject, reason, staff, outcome, at) values (p_key, p_action, p_subject, p_reason, p_staff, p_outcome, p_at)
  returning outcome
$$;

-- Serialises operations of staff. Bets and cash-outs hold it in shared mode until they commit: when a suspension has been stored,
-- no bet that has not seen it can follow. Taken before every other lock.
create or replace function lock_sports_operations() returns void
language sql set search_path = api, pg_temp as $$
  select pg_advisory_xact_lock(hashtext('api.sports_operation'))
$$;

-- Waits for operations of staff that are being stored, and keeps others waiting until the transaction ends.
create or replace function await_sports_operations() returns void
language sql set search_path = api, pg_temp as $$
  select pg_advisory_xact_lock_shared(hashtext('api.sports_operation'))
$$;

-- True when a list of markets contains the market; an entry without a line contains all lines.
create or replace function contains_market(p_markets jsonb, p_market text, p_line integer) returns boolean
language sql immutable set search_path = api, pg_temp as $$
  select exists (
    select 1 from jsonb_to_recordset(p_markets) m (kind text, line integer) where m.kind = p_market and (m.line is null or m.line = p_line)
  )
$$;

-- The result of a match that counts.
create or replace function last_sports_result(p_event_id text) returns sports_result
language sql stable set search_path = api, pg_temp as $$
  select * from sports_result where event_id = p_event_id order by number desc limit 1
$$;

-- True when no bet is accepted on a market: suspended by staff, void, or of a match with a result of staff.
create or replace function is_sports_suspended(p_brand text, p_event_id text, p_market text, p_line integer) returns boolean
language plpgsql stable set search_path = api, pg_temp as $$
begin
  -- planned once per connection
  return exists (
    select 1 from sports_suspension s
    where s.ended_at is null and (s.brand is null or s.brand = p_brand)
      and (
        s.scope = 'PRODUCT' or (s.scope = 'COMPETITION' and s.target = left(p_event_id, 3)) or (s.scope = 'EVENT' and s.target = p_event_id)
        or (s.scope = 'MARKET' and s.target = p_event_id and s.market = p_market and (s.line is null or s.line = p_line))
      )
  ) or exists (
    select 1 from (select is_final, void_markets from sports_result where event_id = p_event_id order by number desc limit 1) r where r.is_final or contains_market(r.void_markets, p_market, p_line)
  );
end $$;

-- True when no bet is accepted on a leg: on its market, or on that of a part of a bet builder.
create or replace function is_sports_leg_suspended(p_brand text, p_event_id text, p_market text, p_line integer, p_parts jsonb) returns boolean
language plpgsql stable set search_path = api, pg_temp as $$
begin
  return is_sports_suspended(p_brand, p_event_id, p_market, p_line) or exists (
    select 1 from jsonb_to_recordset(p_parts) m (kind text, line integer) where is_sports_suspended(p_brand, p_event_id, m.kind, m.line)
  );
end $$;

-- Suspends a market, a match, a competition or the product. Returns SUSPENDED, ALREADY_SUSPENDED or KEY_REUSED.
create or replace function suspend_sports(p_input sports_suspension_input) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_subject jsonb := jsonb_build_object('brand', p_input.brand, 'scope', p_input.scope, 'target', p_input.target, 'market', p_input.market, 'line', p_input.line);
  v_outcome text;
begin
  perform lock_sports_operations();
  v_outcome := repeated_sports_operation(p_input.key, 'SUSPEND', v_subject, p_input.staff);
  if v_outcome is not null then
    return v_outcome;
  end if;
  insert into sports_suspension (brand, scope, target, market, line, reason, staff, at)
  values (p_input.brand, p_input.scope, p_input.target, p_input.market, p_input.line, p_input.reason, p_input.staff, p_input.at)
  on conflict do nothing;
  if not found then
    return 'ALREADY_SUSPENDED';
  end if;
  return record_sports_operation(p_input.key, 'SUSPEND', v_subject, p_input.reason, p_input.staff, 'SUSPENDED', p_input.at);
end $$;

-- Ends a suspension. Returns RESUMED, NOT_SUSPENDED or KEY_REUSED.
create or replace function resume_sports(p_id bigint, p_reason text, p_staff text, p_key text, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_outcome text;
  v_ended sports_suspension;
  v_subject jsonb := jsonb_build_object('id', p_id);
begin
  perform lock_sports_operations();
  select case when action = 'RESUME' and subject @> v_subject and staff = p_staff then outcome else 'KEY_REUSED' end into v_outcome from sports_operation where key = p_key;
  if v_outcome is not null then
    return v_outcome;
  end if;
  update sports_suspension set ended_at = p_at, ended_by = p_staff, ended_reason = p_reason where id = p_id and ended_at is null returning * into v_ended;
  if v_ended.id is null then
    return 'NOT_SUSPENDED';
  end if;
  return record_sports_operation(p_key, 'RESUME', v_subject || jsonb_build_object('brand', v_ended.brand, 'scope', v_ended.scope, 'target', v_ended.target,
    'market', v_ended.market, 'line', v_ended.line), p_reason, p_staff, 'RESUMED', p_at);
end $$;

-- Sets or removes the limit of a market of a brand, or of a player. Returns SET, UNKNOWN_PLAYER or KEY_REUSED.
create or replace function set_sports_limit(p_input sports_limit_input) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_subject jsonb := jsonb_build_object('brand', p_input.brand, 'market', p_input.market, 'playerId', p_input.player_id, 'maxStake', p_input.max_stake, 'maxPayout', p_input.max_payout);
  v_outcome text;
begin
  perform lock_sports_operations();
  v_outcome := repeated_sports_operation(p_input.key, 'SET_LIMIT', v_subject, p_input.staff);
  if v_outcome is not null then
    return v_outcome;
  end if;
  if p_input.player_id is not null then
    if not exists (select 1 from player where id = p_input.player_id and brand = p_input.brand) then
      return 'UNKNOWN_PLAYER';
    end if;
    delete from sports_player_limit where player_id = p_input.player_id;
    insert into sports_player_limit (player_id, max_stake, max_payout, staff, at)
    select p_input.player_id, p_input.max_stake, p_input.max_payout, p_input.staff, p_input.at where num_nonnulls(p_input.max_stake, p_input.max_payout) > 0;
  else
    delete from sports_market_limit where brand = p_input.brand and market = p_input.market;
    insert into sports_market_limit (brand, market, max_stake, max_payout, staff, at)
    select p_input.brand, p_input.market, p_input.max_stake, p_input.max_payout, p_input.staff, p_input.at where num_nonnulls(p_input.max_stake, p_input.max_payout) > 0;
  end if;
  return record_sports_operation(p_input.key, 'SET_LIMIT', v_subject, p_input.reason, p_input.staff, 'SET', p_input.at);
end $$;

-- Stores results of the feed under our next number. Refuses those that are known, and all of a match that staff decided.
create or replace function store_feed_results(p_results sports_feed_result[], p_at timestamptz) returns setof text
language plpgsql set search_path = api, pg_temp as $$
begin
  perform await_sports_operations();
  return query
    insert into sports_result (event_id, number, feed_number, status, reason, home, away, periods, statistics, field, ended_at, received_at, void_markets)
    select r.event_id, coalesce(l.number, 0) + 1, r.number, r.status, r.reason, r.home, r.away, r.periods::jsonb, r.statistics::jsonb, r.field::jsonb, r.ended_at, p_at, coalesce(l.void_markets, '[]')
    from unnest(p_results) r left join lateral last_sports_result(r.event_id) l on l.event_id is not null
    where not coalesce(l.is_final, false) and r.number > coalesce((
      select max(coalesce(k.feed_number, k.number)) from sports_result k where k.event_id = r.event_id and k.source = 'FEED'), 0)
    on conflict do nothing
    returning event_id;
end $$;

-- Number of persons who decide about a result. Two when the possible returns of the bets that it decides reach the sum from which
-- two persons approve a withdrawal at their brand.
create or replace function sports_approvals_needed(p_event_id text, p_market text, p_line integer) returns smallint
language sql stable set search_path = api, pg_temp as $$
  select (case when exists (
    select 1 from (
      select b.brand, sum(greatest(b.possible_returns, b.stake)) as sum from sports_bet b
      where b.status <> 'CASHED_OUT' and b.id in (
        select l.bet_id from sports_bet_leg l where l.event_id = p_event_id and (p_market is null or (l.market = p_market and (p_line is null or l.line = p_line)))
      ) group by b.brand
    ) s left join brand_rule r on r.brand = s.brand where s.sum >= coalesce(r.four_eyes_from, 0)
  ) then 2 else 1 end)::smallint
$$;

-- A finishing order with the positions of staff; runners that are not listed did not finish.
create or replace function replace_positions(p_field jsonb, p_positions jsonb) returns jsonb
language sql immutable set search_path = api, pg_temp as $$
  select jsonb_set(p_field, '{runners}', coalesce(jsonb_agg(r.runner || jsonb_build_object('position', p.position) order by p.position nulls last, r.place), '[]'))
  from jsonb_array_elements(p_field -> 'runners') with ordinality r (runner, place)
    left join jsonb_to_recordset(p_positions) p (runner text, position integer) on p.runner = r.runner ->> 'runner'
$$;

-- Stores the result of a request as the last one of its match, and returns its number. Goalscorers, corners, cards and finishing orders remain those of
-- the result before. The caller holds lock_sports_operations().
create or replace function apply_sports_result(p_request sports_result_request, p_at timestamptz) returns smallint
language plpgsql set search_path = api, pg_temp as $$
declare
  v_last sports_result := last_sports_result(p_request.event_id);
  v_number smallint := coalesce(v_last.number, 0) + 1;
  v_voids jsonb := coalesce(v_last.void_markets, '[]');
begin
  if p_request.kind = 'VOID_MARKET' then
    v_voids := v_voids || jsonb_build_array(jsonb_build_object('kind', p_request.market, 'line', p_request.line));
  end if;
  insert into sports_result (event_id, number, source, comment, is_final, void_markets, status, reason, home, away, periods, statistics, field, ended_at, received_at)
  values (p_request.event_id, v_number, 'STAFF', p_request.reason, p_request.kind <> 'VOID_MARKET' or coalesce(v_last.is_final, false), v_voids,
    case p_request.kind when 'VOID_MATCH' then 'VOID' when 'CORRECT' then 'PLAYED' when 'CORRECT_ORDER' then 'PLAYED' else coalesce(v_last.status, 'PARTIAL') end,
    case p_request.kind when 'VOID_MATCH' then 'OPERATOR' when 'CORRECT' then null when 'CORRECT_ORDER' then null else v_last.reason end,
    coalesce(p_request.home, v_last.home, 0), coalesce(p_request.away, v_last.away, 0), coalesce(p_request.periods, v_last.periods, '[]'), v_last.statistics,
    case when p_request.positions is null then v_last.field else replace_positions(v_last.field, p_request.positions) end,
    coalesce(v_last.ended_at, p_at), p_at);
  return v_number;
end $$;

-- Requests a void or a correction of a match with bets, or a void of one that the feed offers. It takes effect at once below the sum for two persons, and waits for another one above it.
-- Outcomes: APPLIED, SECOND_NEEDED, ALREADY_WAITING, UNKNOWN_EVENT and KEY_REUSED.
create or replace function request_sports_result(p_input sports_result_request_input) returns sports_request_answer
language plpgsql set search_path = api, pg_temp as $$
declare
  v_subject jsonb := jsonb_build_object('eventId', p_input.event_id, 'kind', p_input.kind, 'market', p_input.market, 'line', p_input.line,
    'home', p_input.home, 'away', p_input.away, 'periods', p_input.periods::jsonb)
    || case when p_input.positions is null then '{}' else jsonb_build_object('positions', p_input.positions::jsonb) end;
  v_outcome text;
  v_needed smallint;
  v_request sports_result_request;
begin
  perform lock_sports_operations();
  v_outcome := repeated_sports_operation(p_input.key, 'REQUEST_RESULT', v_subject, p_input.staff);
  if v_outcome is not null then
    return (v_outcome, null)::sports_request_answer;
  end if;
  -- a match of the feed can be void before its first bet, but has no score to correct; an order replaces one whose runners are known
  if not exists (select 1 from sports_bet_leg where event_id = p_input.event_id) and not (p_input.kind not in ('CORRECT', 'CORRECT_ORDER') and coalesce(p_input.is_offered, false))
    or (p_input.positions is not null and (last_sports_result(p_input.event_id)).field is null) then
    return ('UNKNOWN_EVENT', null)::sports_request_answer;
  end if;
  if exists (select 1 from sports_result_request where event_id = p_input.event_id and status = 'WAITING') then
    return ('ALREADY_WAITING', null)::sports_request_answer;
  end if;
  v_needed := sports_approvals_needed(p_input.event_id, p_input.market, p_input.line);
  insert into sports_result_request (event_id, kind, market, line, home, away, periods, positions, reason, staff, at, bets, approvals_needed, status)
  values (p_input.event_id, p_input.kind, p_input.market, p_input.line, p_input.home, p_input.away, p_input.periods::jsonb, p_input.positions::jsonb, p_input.reason, p_input.staff, p_input.at,
    (select count(distinct l.bet_id) from sports_bet_leg l where l.event_id = p_input.event_id and (p_input.market is null or (l.market = p_input.market and (p_input.line is null or l.line = p_input.line)))),
    v_needed, 'WAITING')
  returning * into v_request;
  if v_needed = 1 then
    update sports_result_request set status = 'APPLIED', decided_by = p_input.staff, decided_at = p_input.at, result_number = apply_sports_result(v_request, p_input.at) where id = v_request.id;
  end if;
  v_outcome := record_sports_operation(p_input.key, 'REQUEST_RESULT', v_subject, p_input.reason, p_input.staff,
    case v_needed when 1 then 'APPLIED' else 'SECOND_NEEDED' end, p_input.at);
  return (v_outcome, v_request.id)::sports_request_answer;
end $$;

-- Approves or rejects a waiting request. Only another member of staff approves. Outcomes: APPLIED, REJECTED, SAME_PERSON,
-- REQUEST_DECIDED and KEY_REUSED.
create or replace function decide_sports_result(p_id bigint, p_decision text, p_reason text, p_staff text, p_key text, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_action text := case p_decision when 'approve' then 'APPROVE_RESULT' else 'REJECT_RESULT' end;
  v_outcome text;
  v_request sports_result_request;
begin
  perform lock_sports_operations();
  select case when action = v_action and subject @> jsonb_build_object('id', p_id) and staff = p_staff then outcome else 'KEY_REUSED' end into v_outcome
  from sports_operation where key = p_key;
  if v_outcome is not null then
    return v_outcome;
  end if;
  select * into v_request from sports_result_request where id = p_id and status = 'WAITING';
  if v_request.id is null then
    return 'REQUEST_DECIDED';
  end if;
  if p_decision = 'approve' and v_request.staff = p_staff then
    return 'SAME_PERSON';
  end if;
  if p_decision = 'approve' then
    update sports_result_request set status = 'APPLIED', decided_by = p_staff, decided_at = p_at, result_number = apply_sports_result(v_request, p_at) where id = p_id;
  else
    update sports_result_request set status = 'REJECTED', decided_by = p_staff, decided_at = p_at where id = p_id;
  end if;
  return record_sports_operation(p_key, v_action, jsonb_build_object('id', p_id, 'eventId', v_request.event_id, 'kind', v_request.kind), p_reason, p_staff,
    case p_decision when 'approve' then 'APPLIED' else 'REJECTED' end, p_at);
end $$;

-- The list that the feed shows as suspended: the active suspensions, and the matches and markets of the last day that staff decided.
create or replace function shown_sports_suspensions(p_at timestamptz) returns table (brand text, scope text, target text, kind text, line integer)
language sql stable set search_path = api, pg_temp as $$
  select s.brand, s.scope, s.target, s.market, s.line from sports_suspension s where s.ended_at is null
  union
  select null, 'EVENT', r.event_id, null, null from sports_result r where r.source = 'STAFF' and r.received_at > p_at - interval '24 hours' and r.is_final
  union
  select null, 'MARKET', r.event_id, m.kind, m.line from sports_result r, jsonb_to_recordset(r.void_markets) m (kind text, line integer)
  where r.source = 'STAFF' and r.received_at > p_at - interval '24 hours'
$$;

-- Grows with every change of shown_sports_suspensions(), so that an older list never replaces a newer one.
create or replace function sports_suspension_revision() returns bigint
language sql stable set search_path = api, pg_temp as $$
  select (select count(*) + count(ended_at) from sports_suspension) + (select count(*) from sports_result where source = 'STAFF')
$$;

-- Liability per outcome in minor units of one currency, which `p_rates` names by numerator and denominator of the factor of each
-- other: [{"currency": "CAD", "numerator": 1, "denominator": 1}]. A line with a lost selection pays nothing (ADR 0310).
create or replace function sports_liability(p_brand text, p_event_id text, p_rates jsonb)
returns table (event_id text, market text, line integer, outcome text, bets bigint, stake bigint, liability bigint)
language sql stable set search_path = api, pg_temp as $$
  -- once, not for each selection: of few bets only a part is decided
  with lost as materialized (
    select b.id from sports_bet b
    where b.status = 'OPEN' and b.lines = 1 and b.sizes <> '{1}' and b.open_legs < cardinality(b.bankers) + b.sizes[1]
      and exists (select 1 from sports_bet_leg x where x.bet_id = b.id and x.result = 'LOST')
  )
  select s.event_id, s.market, s.line, s.outcome, sum(s.bets)::bigint, floor(sum(s.stake * f.numerator / f.denominator))::bigint, floor(sum(s.liability * f.numerator / f.denominator))::bigint
  from (
    select l.event_id, l.market, l.line, l.outcome, b.currency, count(*) as bets, sum(coalesce(l.stake, b.stake)) as stake, sum(coalesce(l.possible_returns, b.possible_returns)) as liability
    from sports_bet_leg l join sports_bet b on b.id = l.bet_id left join lost on lost.id = b.id
    where l.result is null and b.status = 'OPEN' and lost.id is null and (p_event_id is null or l.event_id = p_event_id) and (p_brand is null or b.brand = p_brand)
    group by l.event_id, l.market, l.line, l.outcome, b.currency
  ) s join jsonb_to_recordset(p_rates) f (currency text, numerator numeric, denominator numeric) using (currency)
  group by s.event_id, s.market, s.line, s.outcome
$$;
