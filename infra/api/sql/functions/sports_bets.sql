-- Sports bets
-- -----------

-- Reasons against a sports bet besides those of stake(), null without one: a market that staff suspended, a stake or payout above the
-- limits of all open bets of the player, a boost that another bet has used, the maximum of boosted odds, and the terms of the bonus. The caller holds the lock of the wallet.
create or replace function sports_bet_refusal(p_request play_request, p_bet sports_bet_input, p_legs sports_leg_input[]) returns text
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_room record;
begin
  if exists (select 1 from unnest(p_legs) l where is_sports_leg_suspended(p_request.brand, l.event_id, l.market, l.line, l.parts::jsonb)) then
    return 'SUSPENDED';
  end if;
  select * into v_room from sports_room(p_request.brand, p_request.player_id, p_bet.maximum_payout,
    array(
      select row(l.event_id, l.market, l.line, l.outcome)::sports_selection from unnest(p_legs) l
      union all select row(l.event_id, m.kind, m.line, m.outcome)::sports_selection from unnest(p_legs) l, jsonb_to_recordset(l.parts::jsonb) m (kind text, line integer, outcome text)
    ));
  if p_request.amount > v_room.max_stake or p_bet.unboosted_returns > v_room.max_payout then
    return 'STAKE_TOO_HIGH';
  end if;
  if p_bet.boost_id is not null and exists (select 1 from sports_bet where player_id = p_request.player_id and boost_id = p_bet.boost_id and id <> p_request.reference) then
    return 'BOOST_UNAVAILABLE';
  end if;
  if p_bet.boosted_odds_id is not null and p_request.amount + (
    select coalesce(sum(stake), 0) from sports_bet where player_id = p_request.player_id and boosted_odds_id = p_bet.boosted_odds_id) > p_bet.boosted_maximum then
    return 'BOOSTED_STAKE_TOO_HIGH';
  end if;
  return case when p_request.money = 'BONUS' then sports_bonus_refusal(current_bonus(p_request.player_id, p_request.at), p_bet, p_legs) end;
end $$;

-- Reason against a sports bet with the money of a bonus, by its terms; null without one.
create or replace function sports_bonus_refusal(p_bonus bonus, p_bet sports_bet_input, p_legs sports_leg_input[]) returns text
language sql immutable as $$
  select case
    when p_bonus.id is null or p_bonus.sports_terms is null or not p_bonus.contributions ? 'SPORTSBOOK' then 'BONUS_UNAVAILABLE'
    when p_bet.lines > (p_bonus.sports_terms->>'maximumLines')::integer or num_nonnulls(p_bet.boost_id, p_bet.boosted_odds_id) > 0 then 'BONUS_BET_EXCLUDED'
    when exists (
      select 1 from unnest(p_legs) l where p_bonus.sports_terms->'excludedMarkets' ? l.market
        or exists (select 1 from jsonb_to_recordset(l.parts::jsonb) m (kind text) where p_bonus.sports_terms->'excludedMarkets' ? m.kind)
    ) then 'BONUS_MARKET_EXCLUDED'
    when exists (select 1 from unnest(p_legs) l where l.price < (p_bonus.sports_terms->>'minimumPrice')::integer) then 'BONUS_PRICE_TOO_LOW'
  end
$$;

-- Highest stake and payout of a bet of the player on these selections beside the open bets, in minor units; null: no limit. Limits of a market and
-- `p_maximum_payout` hold for all open bets on one outcome, those of a player for all open bets on one match. `is_shared`: open bets
-- have used a part of a limit.
create or replace function sports_room(p_brand text, p_player_id text, p_maximum_payout bigint, p_selections sports_selection[])
returns table (max_stake bigint, max_payout bigint, is_shared boolean)
language plpgsql stable
-- planned once per connection, by indexes only, as write_bets()
set search_path = api, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
  return query
  with chosen as materialized (select distinct event_id, market, line, outcome from unnest(p_selections)),
  -- liabilities of lines that contain the selection; a line with a lost selection pays nothing
  placed as materialized (
    select l.bet_id, l.event_id, l.market, l.line, l.outcome, coalesce(l.stake, b.stake) as stake, coalesce(l.possible_returns, b.possible_returns) as returns,
      (b.stake_per_line - b.cashed_out_per_line) * b.lines as bet_stake, b.possible_returns - b.cashed_out as bet_returns
    from sports_bet_leg l join sports_bet b on b.id = l.bet_id
    where l.player_id = p_player_id and l.event_id = any(array(select event_id from chosen)) and l.result is null and b.status = 'OPEN'
      and not (b.lines = 1 and exists (select 1 from sports_bet_leg x where x.bet_id = b.id and x.result = 'LOST'))
  ),
  -- selections of one match in one line are one liability
  of_match as (
    select event_id, sum(stake) as stake, sum(returns) as returns from (
      select event_id, least(sum(stake), min(bet_stake)) as stake, least(sum(returns), min(bet_returns)) as returns from placed group by bet_id, event_id
    ) m group by event_id
  ),
  of_outcome as (
    select c.event_id, c.market, coalesce(sum(p.stake), 0) as stake, coalesce(sum(p.returns), 0) as returns
    from chosen c left join placed p on p.event_id = c.event_id and p.market = c.market and p.line is not distinct from c.line and p.outcome = c.outcome
    group by c.event_id, c.market, c.line, c.outcome
  ),
  room as (
    select l.max_stake - o.stake as max_stake, l.max_payout - o.returns as max_payout, o.stake > 0 as is_shared
    from of_outcome o join sports_market_limit l on l.brand = p_brand and l.market = o.market
    union all
    select l.max_stake - coalesce(m.stake, 0), l.max_payout - coalesce(m.returns, 0), m.stake > 0
    from chosen c join sports_player_limit l on l.player_id = p_player_id left join of_match m using (event_id)
    union all
    select null, p_maximum_payout - o.returns, o.stake > 0 from of_outcome o
  )
  -- greatest() ignores null
  select case when min(r.max_stake) is not null then greatest(0, min(r.max_stake))::bigint end,
    case when min(r.max_payout) is not null then greatest(0, min(r.max_payout))::bigint end, coalesce(bool_or(r.is_shared), false) from room r;
end $$;

-- Takes the stakes of sports bets of different players and stores the bets with their legs, each once per key: those of the list that
-- `p_places` names. `p_leg_counts` has the number of legs of each bet. A refused stake stores no bet. Refused with the reasons of sports_bet_refusal(), unless the
-- bet was accepted before. The caller holds the locks of the wallets and of await_sports_operations(). All bets are written by one statement each for the ledger, bets and legs: accounts of the
-- operator are locked last, in the order of their ids.
create or replace function place_held_sports_bets(p_requests play_request[], p_bets sports_bet_input[], p_legs sports_leg_input[], p_leg_counts integer[], p_places integer[])
returns table (place integer, code text, balance bigint, version bigint, journal_id bigint, replayed boolean, reasons text[])
language plpgsql
-- as write_bets(): planned once per connection
set search_path = api, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  v_item record;
  v_check record;
  v_result movement;
  v_refusal text;
  v_places integer[];
  v_accepted accepted_bet[];
  v_bets sports_bet_input[];
  v_legs sports_leg_input[];
  v_bet_of_leg integer[];
begin
  for v_item in
    select i as place, p_requests[i] as request, p_bets[i] as bet, p_legs[b.last - p_leg_counts[i] + 1 : b.last] as legs, w as wallet
    from (select i, sum(p_leg_counts[i]) over (order by i)::integer as last from generate_subscripts(p_requests, 1) i) b
      left join wallet w on w.player_id = (p_requests[i]).player_id and w.brand = (p_requests[i]).brand
    where i = any(p_places)
  loop
    v_result := decided_stake(v_item.wallet, v_item.request);
    if v_result.code is null then
      v_refusal := sports_bet_refusal(v_item.request, v_item.bet, v_item.legs);
      if v_refusal is not null then
        v_result := refused(v_refusal);
      else
        v_check := check_stake(v_item.wallet, v_item.request);
        v_result := v_check.refusal;
      end if;
    end if;
    if v_result.code is null then
      v_places := v_places || v_item.place;
      v_accepted := v_accepted || row(v_item.request, v_item.wallet, v_check.share)::accepted_bet;
      v_bets := v_bets || v_item.bet;
      v_legs := v_legs || v_item.legs;
      v_bet_of_leg := v_bet_of_leg || array_fill(cardinality(v_accepted), array[cardinality(v_item.legs)]);
    else
      place := v_item.place;
      code := v_result.code;
      balance := v_result.balance;
      version := v_result.version;
      journal_id := v_result.journal_id;
      replayed := v_result.replayed;
      reasons := v_result.reasons;
      return next;
    end if;
  end loop;
  if v_accepted is null then
    return;
  end if;
  return query select v_places[w.place], 'OK', w.balance, w.version, w.journal_id, false, '{}'::text[] from write_bets(v_accepted) w;
  insert into sports_bet (id, brand, player_id, key, fingerprint, bankers, sizes, lines, open_legs, stake_per_line, stake, possible_returns, currency, placed_at,
    boost_id, boost_percent, boost_maximum, bonus_id, bonus_stake, boosted_odds_id)
  select (a.request).reference, (a.request).brand, (a.request).player_id, b.key, (a.request).fingerprint, b.bankers, b.sizes, b.lines, (select count(*) from unnest(v_bet_of_leg) l where l = a.n),
    b.stake_per_line, (a.request).amount, b.possible_returns, (a.request).currency, (a.request).at, b.boost_id, b.boost_percent, b.boost_maximum,
    (a.bonus).bonus_id, coalesce((a.bonus).amount, 0), b.boosted_odds_id
  from unnest(v_accepted) with ordinality a (request, wallet, bonus, n) join unnest(v_bets) with ordinality b on b.ordinality = a.n;
  insert into sports_bet_leg (bet_id, player_id, leg, event_id, sport, competition, home, away, starts_at, phase, market, line, outcome, price, player, regular_price, stake, possible_returns, parts, place_terms)
  select (a.request).reference, (a.request).player_id, l.leg, l.event_id, l.sport, l.competition, l.home, l.away, l.starts_at, l.phase, l.market, l.line, l.outcome, l.price,
    l.player, l.regular_price, l.stake, l.possible_returns, l.parts::jsonb, l.place_terms
  from unnest(v_legs) with ordinality l join unnest(v_accepted) with ordinality a (request, wallet, bonus, n) on a.n = v_bet_of_leg[l.ordinality];
end $$;

-- Takes the stake of a sports bet and stores the bet with its legs, once per key, as place_held_sports_bets().
create or replace function place_sports_bet(p_request play_request, p_bet sports_bet_input, p_legs sports_leg_input[]) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_result play_movement;
begin
  perform await_sports_operations();
  -- the wallet before the checks, as stake() does: two bets of a player wait for each other
  perform locked_wallet(p_request.brand, p_request.player_id);
  select b.code, b.balance, b.version, b.journal_id, b.replayed, b.reasons, 0 into v_result
  from place_held_sports_bets(array[p_request], array[p_bet], p_legs, array[cardinality(p_legs)], '{1}') b;
  return v_result;
end $$;

-- Places sports bets of different players in one transaction, each as place_sports_bet(). `p_leg_counts` has the number of legs of each bet.
-- Players whose wallet or row is locked are left out: a batch never waits for a player while it holds others. So are those for whom the operator has
-- no account yet: two batches that create it could wait for each other.
create or replace function place_sports_bets(p_requests play_request[], p_bets sports_bet_input[], p_legs sports_leg_input[], p_leg_counts integer[])
returns table (place integer, code text, reasons text[], replayed boolean)
language plpgsql
set search_path = api, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  v_places integer[];
begin
  perform await_sports_operations();
  with held as materialized (
    select w.player_id, w.brand, w.currency from wallet w join player p on p.id = w.player_id
    where w.player_id = any(array(select (r).player_id from unnest(p_requests) r)) for update of w skip locked for share of p skip locked
  )
  select array_agg(i) into v_places from generate_subscripts(p_requests, 1) i join held on held.player_id = (p_requests[i]).player_id
  where exists (
    select 1 from account a
    where a.kind = 'game_provider' and a.brand = held.brand and a.holder = (p_requests[i]).provider and a.currency = held.currency and a.shard = shard_of(held.player_id));
  return query select b.place, b.code, b.reasons, b.replayed from place_held_sports_bets(p_requests, p_bets, p_legs, p_leg_counts, v_places) b;
end $$;

-- Makes the refusal of a sports bet or a cash-out final: its key never moves money later, also not by an earlier request that is
-- still being decided. Returns the refusal that counts for the key, and no row when its money has been moved.
create or replace function refuse_sports_request(p_brand text, p_player_id text, p_key text, p_code text, p_at timestamptz) returns table (code text, reasons text[])
language plpgsql set search_path = api, pg_temp as $$
#variable_conflict use_column
begin
  -- as in stake(), which finds the refusal or is found in the journal
  perform locked_wallet(p_brand, p_player_id);
  if exists (select 1 from journal where player_id = p_player_id and idempotency_key = p_key) then
    return;
  end if;
  insert into refused_bet (player_id, bet_key, code, at) values (p_player_id, p_key, p_code, p_at) on conflict do nothing;
  return query select r.code, r.reasons from refused_bet r where r.player_id = p_player_id and r.bet_key = p_key;
end $$;

-- The refusal that was stored for the key of a cash-out; a null row without one. Locks the wallet, as refuse_sports_request() does.
create or replace function refused_sports_request(p_request play_request) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_refused refused_bet;
begin
  perform locked_wallet(p_request.brand, p_request.player_id);
  select * into v_refused from refused_bet where player_id = p_request.player_id and bet_key = p_request.key;
  return case when v_refused.code is not null then to_play_movement(refused(v_refused.code, v_refused.reasons)) end;
end $$;

-- Stores the results of legs: those of open legs, and corrections, which have a greater number. A payout that a correction
-- changes is marked. The lists have one entry for each leg; `p_terms` has dead heats and deductions as JSON.
drop function if exists decide_sports_legs(text[], smallint[], text[], smallint[]);
create or replace function decide_sports_legs(p_bet_ids text[], p_legs smallint[], p_results text[], p_numbers smallint[], p_terms text[] default null) returns void
language plpgsql set search_path = api, pg_temp as $$
begin
  -- in one order, so that two processes never wait for each other
  perform 1 from sports_bet where id = any(p_bet_ids) order by id for update;
  with decided as (
    update sports_bet_leg l set result = r.result, result_number = r.number, result_terms = r.terms::jsonb
    from unnest(p_bet_ids, p_legs, p_results, p_numbers, p_terms) r (bet_id, leg, result, number, terms) join sports_bet_leg before using (bet_id, leg)
    where l.bet_id = r.bet_id and l.leg = r.leg and (l.result is null or l.result_number < r.number)
    returning l.bet_id, before.result is null as was_open, (before.result, before.result_terms) is distinct from (l.result, l.result_terms) as is_other
  )
  update sports_bet b set open_legs = b.open_legs - d.opened, is_outdated = b.is_outdated or (b.status = 'SETTLED' and d.is_other)
  from (select bet_id, count(*) filter (where was_open) as opened, bool_or(is_other) as is_other from decided group by bet_id) d where b.id = d.bet_id;
end $$;

-- True when the legs of a bet were decided by these results, in the order of the legs.
create or replace function is_decided_by(p_bet_id text, p_numbers smallint[]) returns boolean
language sql stable as $$
  select array(select result_number from api.sports_bet_leg where bet_id = p_bet_id order by leg) = p_numbers
$$;

-- Stake of a decided bet that counts towards wagering: what was not cashed out, unless every selection is void.
create or replace function counted_sports_stake(p_bet sports_bet) returns bigint
language sql stable set search_path = api, pg_temp as $$
  select case when exists (select 1 from sports_bet_leg where bet_id = p_bet.id and result <> 'VOID')
    then (p_bet.stake_per_line - p_bet.cashed_out_per_line) * p_bet.lines else 0 end
$$;

-- Pays out the rest of an open sports bet and closes it, once: by its results, or as a cash-out while some are open; `p_numbers`
-- are the numbers of the results, null for an open leg. `p_stake_per_line` is the open stake of a line from which the amount was computed; null for a caller that
-- does not know of partial cash-outs. Refused with ROUND_CLOSED when the bet is closed already, and with NOT_SETTLED when its
-- results or its open stake are not those of the amount. A cash-out is refused with SUSPENDED while an open selection is suspended.
drop function if exists close_sports_bet(play_request, text, smallint[]);
create or replace function close_sports_bet(p_request play_request, p_status text, p_numbers smallint[], p_stake_per_line bigint default null) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_bet sports_bet;
  v_result play_movement;
begin
  if p_status = 'CASHED_OUT' then
    perform await_sports_operations();
  end if;
  -- before the wallet, as everywhere: a payout by results and a cash-out wait for each other
  select * into v_bet from sports_bet where id = p_request.reference and player_id = p_request.player_id for update;
  if v_bet.id is null or (v_bet.status <> 'OPEN' and not exists (select 1 from journal where player_id = p_request.player_id and idempotency_key = p_request.key)) then
    return to_play_movement(refused('ROUND_CLOSED'));
  end if;
  if v_bet.status = 'OPEN' and (p_numbers is not null and not is_decided_by(v_bet.id, p_numbers)
      or coalesce(p_stake_per_line, v_bet.stake_per_line) <> v_bet.stake_per_line - v_bet.cashed_out_per_line) then
    return to_play_movement(refused('NOT_SETTLED'));
  end if;
  if v_bet.status = 'OPEN' and p_status = 'CASHED_OUT' then
    v_result := refused_sports_request(p_request);
    if v_result.code is not null then
      return v_result;
    end if;
  end if;
  if v_bet.status = 'OPEN' and p_status = 'CASHED_OUT'
    and exists (select 1 from sports_bet_leg l where l.bet_id = v_bet.id and l.result is null and is_sports_leg_suspended(v_bet.brand, l.event_id, l.market, l.line, l.parts)) then
    return to_play_movement(refused('SUSPENDED'));
  end if;
  v_result := settle(p_request, true, 0, case when p_status = 'SETTLED' then counted_sports_stake(v_bet) end);
  if v_result.code = 'OK' and not v_result.replayed then
    update sports_bet set status = p_status, returns = cashed_out + p_request.amount, settled_at = p_request.at, paid_numbers = p_numbers where id = p_request.reference;
    delete from sports_auto_cash_out where bet_id = v_bet.id;
    if p_status = 'CASHED_OUT' then
      insert into sports_cash_out (bet_id, player_id, key, stake_per_line, amount, is_automatic, at)
      values (v_bet.id, v_bet.player_id, p_request.key, v_bet.stake_per_line - v_bet.cashed_out_per_line, p_request.amount, p_request.key like 'sports-auto-cash-out:%', p_request.at);
    end if;
  end if;
  return v_result;
end $$;

-- Pays out `p_part` of the stake of each line of an open bet, once per key; the bet continues with the rest.
-- `p_stake_per_line` is the open stake of a line from which the amount was computed, `p_possible_returns` what the bet can return
-- in total afterwards. Refused with ROUND_CLOSED when the bet is closed, with NOT_SETTLED when its results or its open stake are not
-- those of the amount, with STAKE_EXCEEDED when nothing would be left, and with SUSPENDED as in close_sports_bet().
create or replace function cash_out_sports_bet_part(p_request play_request, p_part bigint, p_stake_per_line bigint, p_numbers smallint[], p_possible_returns bigint) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_bet sports_bet;
  v_is_repeated boolean;
  v_result play_movement;
begin
  perform await_sports_operations();
  select * into v_bet from sports_bet where id = p_request.reference and player_id = p_request.player_id for update;
  -- after the lock: the same key may have been used while this transaction waited
  v_is_repeated := exists (select 1 from journal where player_id = p_request.player_id and idempotency_key = p_request.key);
  if v_bet.id is null or (v_bet.status <> 'OPEN' and not v_is_repeated) then
    return to_play_movement(refused('ROUND_CLOSED'));
  elsif not v_is_repeated and (v_bet.stake_per_line - v_bet.cashed_out_per_line <> p_stake_per_line or not is_decided_by(v_bet.id, p_numbers)) then
    return to_play_movement(refused('NOT_SETTLED'));
  elsif not v_is_repeated and (p_part < 1 or p_part >= p_stake_per_line) then
    return to_play_movement(refused('STAKE_EXCEEDED'));
  elsif not v_is_repeated
    and exists (select 1 from sports_bet_leg l where l.bet_id = v_bet.id and l.result is null and is_sports_leg_suspended(v_bet.brand, l.event_id, l.market, l.line, l.parts)) then
    return to_play_movement(refused('SUSPENDED'));
  end if;
  v_result := refused_sports_request(p_request);
  if v_result.code is not null then
    return v_result;
  end if;
  v_result := settle(p_request, false, p_part * v_bet.lines);
  if v_result.code = 'OK' and not v_result.replayed then
    update sports_bet set cashed_out_per_line = cashed_out_per_line + p_part, cashed_out = cashed_out + p_request.amount, possible_returns = p_possible_returns where id = v_bet.id;
    -- liability of the rest
    update sports_bet_leg set stake = stake * (p_stake_per_line - p_part) / p_stake_per_line, possible_returns = possible_returns * (p_stake_per_line - p_part) / p_stake_per_line
    where bet_id = v_bet.id;
    insert into sports_cash_out (bet_id, player_id, key, stake_per_line, amount, is_automatic, at)
    values (v_bet.id, v_bet.player_id, p_request.key, p_part, p_request.amount, false, p_request.at);
  end if;
  return v_result;
end $$;

-- Cashes out a bet by the rule `p_rule_id` of its player, with an email, once. The stake and the results are checked as in close_sports_bet(). Refused
-- with ROUND_CLOSED when the rule or the open bet does not exist any more, and with NOT_SETTLED when the amount is below that of the
-- rule or was computed from another stake or other results.
create or replace function run_sports_auto_cash_out(p_request play_request, p_rule_id bigint, p_stake_per_line bigint, p_numbers smallint[]) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_bet sports_bet;
  v_rule sports_auto_cash_out;
  v_result play_movement;
begin
  select * into v_bet from sports_bet where id = p_request.reference and player_id = p_request.player_id for update;
  select * into v_rule from sports_auto_cash_out where bet_id = p_request.reference and player_id = p_request.player_id and id = p_rule_id;
  if v_rule.id is null or v_bet.status is distinct from 'OPEN' then
    return to_play_movement(refused('ROUND_CLOSED'));
  elsif p_request.amount < v_rule.amount then
    return to_play_movement(refused('NOT_SETTLED'));
  end if;
  v_result := close_sports_bet(p_request, 'CASHED_OUT', p_numbers, p_stake_per_line);
  if v_result.code = 'OK' and not v_result.replayed then
    insert into outgoing_email (player_id, kind, key, content, written_at)
    values (p_request.player_id, 'automatic-cash-out', v_bet.id, jsonb_build_object('bet', v_bet.id, 'amount', p_request.amount, 'asked', v_rule.amount), p_request.at)
    on conflict do nothing;
  end if;
  return v_result;
end $$;

-- Stores the rule of a player for an open bet; null removes it. Returns false when the bet is not open.
create or replace function set_sports_auto_cash_out(p_player_id text, p_bet_id text, p_amount bigint, p_at timestamptz) returns boolean
language plpgsql set search_path = api, pg_temp as $$
begin
  -- a payout that closes the bet deletes the rule in its transaction
  perform 1 from sports_bet where id = p_bet_id and player_id = p_player_id and status = 'OPEN' for update;
  if not found then
    return false;
  end if;
  -- the same rule again keeps its id
  if exists (select 1 from sports_auto_cash_out where bet_id = p_bet_id and amount = p_amount) then
    return true;
  end if;
  delete from sports_auto_cash_out where bet_id = p_bet_id;
  if p_amount is not null then
    insert into sports_auto_cash_out (bet_id, player_id, amount, created_at) values (p_bet_id, p_player_id, p_amount, p_at);
  end if;
  return true;
end $$;

-- Pays out sports bets by their results, in one transaction, with the codes of close_sports_bet(). `p_numbers` has the numbers
-- of the results of each bet, `p_stakes` the open stakes of their lines. Bets of players without bonus money are written by one statement each for bets and ledger; the
-- others have no row in the result while there are such bets in the list, and are paid one by one when they are passed again. Locks first all bets, then all wallets, each in
-- one order, and the accounts of the operator last, in the order of their ids: two batches, a batch and a cash-out, or a batch and a stake never wait for each other.
drop function if exists settle_sports_bets(play_request[], jsonb);
create or replace function settle_sports_bets(p_requests play_request[], p_numbers jsonb, p_stakes bigint[] default null) returns table (place integer, code text, replayed boolean)
language plpgsql
set search_path = api, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  v_item record;
  v_result play_movement;
  v_places integer[];
  v_plain play_request[];
begin
  perform 1 from sports_bet where id = any(array(select (r).reference from unnest(p_requests) r)) order by id for update;
  perform 1 from wallet where player_id = any(array(select (r).player_id from unnest(p_requests) r)) order by player_id for update;
  with given as materialized (
    select r.ordinality::integer as place, (r.brand, r.player_id, r.key, r.fingerprint, r.product, r.provider, r.reference, r.game_id, r.game_session_id, r.amount, r.currency, r.at, r.money)::play_request as request,
      row_number() over (partition by r.reference order by r.ordinality) as repetition
    from unnest(p_requests) with ordinality r
  )
  select array_agg(g.place order by g.place), array_agg(g.request order by g.place) into v_places, v_plain
  from given g
  join sports_bet b on b.id = (g.request).reference and b.player_id = (g.request).player_id
  join wallet w on w.player_id = b.player_id and w.brand = (g.request).brand and w.currency = (g.request).currency
  join wager r on r.player_id = b.player_id and r.product = (g.request).product and r.reference = b.id
  where g.repetition = 1 and (g.request).amount >= 0 and b.status = 'OPEN' and r.status = 'OPEN' and r.bonus_id is null
    and is_decided_by(b.id, array(select n::smallint from jsonb_array_elements_text(p_numbers -> g.place - 1) with ordinality e (n, o) order by o))
    and coalesce(p_stakes[g.place], b.stake_per_line) = b.stake_per_line - b.cashed_out_per_line
    and not exists (select 1 from journal j where j.player_id = b.player_id and j.idempotency_key = (g.request).key)
    -- the event of a movement has the progress of the bonus
    and (select a.balance from account a where a.id = w.bonus_account_id) = 0
    and exists (
      select 1 from account a
      where a.kind = 'game_provider' and a.brand = w.brand and a.holder = (g.request).provider and a.currency = w.currency and a.shard = shard_of(w.player_id));
  if v_places is not null then
    update sports_bet b set status = 'SETTLED', returns = b.cashed_out + r.amount, settled_at = r.at,
      paid_numbers = array(select n::smallint from jsonb_array_elements_text(p_numbers -> v_places[r.ordinality] - 1) with ordinality e (n, o) order by o)
    from unnest(v_plain) with ordinality r where b.id = r.reference;
    delete from sports_auto_cash_out where bet_id = any(array(select (r).reference from unnest(v_plain) r));
    perform write_payouts(v_plain);
    return query select p, 'OK', false from unnest(v_places) p;
    return;
  end if;
  for v_item in
    select r.request, r.place, array(select n::smallint from jsonb_array_elements_text(p_numbers -> r.place - 1) with ordinality e (n, o) order by o) as numbers
    from (select i as place, p_requests[i] as request from generate_subscripts(p_requests, 1) i) r
      left join account a on a.kind = 'game_provider' and a.brand = (r.request).brand and a.holder = (r.request).provider and a.currency = (r.request).currency and a.shard = shard_of((r.request).player_id)
    order by a.id nulls last, shard_of((r.request).player_id), (r.request).brand, (r.request).currency, r.place
  loop
    v_result := close_sports_bet(v_item.request, 'SETTLED', v_item.numbers, p_stakes[v_item.place]);
    place := v_item.place;
    code := v_result.code;
    replayed := v_result.replayed;
    return next;
  end loop;
end $$;

-- The first three positions of a finishing order as text: "1 Silver Echo, 2 Amber Island"; null in a match.
create or replace function finish_text(p_field jsonb) returns text
language sql immutable set search_path = api, pg_temp as $$
  select string_agg(r.position || ' ' || r.name, ', ' order by r.position, r.name)
  from jsonb_to_recordset(p_field -> 'runners') r (name text, position integer) where r.position <= 3
$$;

-- Results of a bet that are not those of its last payout: before and after, in the order of the legs. Bets that were paid before these numbers
-- were stored are compared with the result before the current one.
create or replace function changed_results(p_bet_id text, p_paid smallint[], p_numbers smallint[]) returns jsonb
language sql stable set search_path = api, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('home', l.home, 'away', l.away,
      'before', jsonb_build_object('status', o.status, 'home', o.home, 'away', o.away, 'finish', finish_text(o.field)),
      'after', jsonb_build_object('status', r.status, 'home', r.home, 'away', r.away, 'finish', finish_text(r.field))) order by l.leg), '[]')
  from sports_bet_leg l
    join sports_result r on r.event_id = l.event_id and r.number = p_numbers[l.leg + 1]
    join sports_result o on o.event_id = l.event_id and o.number = coalesce(p_paid[l.leg + 1], r.number - 1)
  where l.bet_id = p_bet_id and o.number <> r.number
$$;

-- Corrects the payout of a settled sports bet, once for each set of results: `amount` is its total payout from now on, with earlier
-- cash-outs. `p_stake_per_line` as in close_sports_bet(). A changed payout is announced to the player by an email in the same transaction.
drop function if exists correct_sports_bet(play_request, smallint[]);
create or replace function correct_sports_bet(p_request play_request, p_numbers smallint[], p_stake_per_line bigint default null) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_bet sports_bet;
  v_result play_movement;
begin
  select * into v_bet from sports_bet where id = p_request.reference and player_id = p_request.player_id for update;
  if v_bet.status is distinct from 'SETTLED' or not is_decided_by(v_bet.id, p_numbers)
      or coalesce(p_stake_per_line, v_bet.stake_per_line) <> v_bet.stake_per_line - v_bet.cashed_out_per_line then
    return to_play_movement(refused('NOT_SETTLED'));
  end if;
  v_result := resettle(p_request, counted_sports_stake(v_bet));
  if v_result.code = 'OK' and not v_result.replayed then
    update sports_bet set returns = p_request.amount, is_outdated = false, corrected_at = p_request.at, paid_numbers = p_numbers where id = p_request.reference;
    if v_bet.returns <> p_request.amount then
      insert into outgoing_email (player_id, kind, key, content, written_at)
      values (p_request.player_id, 'sports-bet-corrected', p_request.key, jsonb_build_object('bet', v_bet.id, 'currency', v_bet.currency, 'before', v_bet.returns, 'after', p_request.amount,
        'results', changed_results(v_bet.id, v_bet.paid_numbers, p_numbers)), p_request.at);
    end if;
  end if;
  return v_result;
end $$;
