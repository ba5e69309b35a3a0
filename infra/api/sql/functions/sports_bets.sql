-- Sports bets
-- -----------

-- Takes the stake of a sports bet and stores the bet with its legs, once per key. A refused stake stores no bet. Refused with
-- SUSPENDED for a market that staff suspended, unless the bet was accepted before.
create or replace function place_sports_bet(p_request play_request, p_bet sports_bet_input, p_legs sports_leg_input[]) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_result play_movement;
begin
  perform await_sports_operations();
  if exists (select 1 from unnest(p_legs) l where is_sports_suspended(p_request.brand, l.event_id, l.market, l.line))
    and not exists (select 1 from journal where player_id = p_request.player_id and idempotency_key = p_request.key) then
    return to_play_movement(refused('SUSPENDED'));
  end if;
  v_result := stake(p_request);
  if v_result.code <> 'OK' or v_result.replayed then
    return v_result;
  end if;
  insert into sports_bet (id, brand, player_id, key, fingerprint, bankers, sizes, lines, open_legs, stake_per_line, stake, possible_returns, currency, placed_at)
  values (p_request.reference, p_request.brand, p_request.player_id, p_bet.key, p_request.fingerprint, p_bet.bankers, p_bet.sizes, p_bet.lines, cardinality(p_legs), p_bet.stake_per_line,
    p_request.amount, p_bet.possible_returns, p_request.currency, p_request.at);
  insert into sports_bet_leg (bet_id, player_id, leg, event_id, sport, competition, home, away, starts_at, phase, market, line, outcome, price, player, stake, possible_returns)
  select p_request.reference, p_request.player_id, l.leg, l.event_id, l.sport, l.competition, l.home, l.away, l.starts_at, l.phase, l.market, l.line, l.outcome, l.price,
    l.player, l.stake, l.possible_returns from unnest(p_legs) l;
  return v_result;
end $$;

-- Stores the results of legs: those of open legs, and corrections, which have a greater number. A payout that a correction
-- changes is marked. The lists have one entry for each leg.
create or replace function decide_sports_legs(p_bet_ids text[], p_legs smallint[], p_results text[], p_numbers smallint[]) returns void
language plpgsql set search_path = api, pg_temp as $$
begin
  -- in one order, so that two processes never wait for each other
  perform 1 from sports_bet where id = any(p_bet_ids) order by id for update;
  with decided as (
    update sports_bet_leg l set result = r.result, result_number = r.number
    from unnest(p_bet_ids, p_legs, p_results, p_numbers) r (bet_id, leg, result, number) join sports_bet_leg before using (bet_id, leg)
    where l.bet_id = r.bet_id and l.leg = r.leg and (l.result is null or l.result_number < r.number)
    returning l.bet_id, before.result is null as was_open, before.result is distinct from l.result as is_other
  )
  update sports_bet b set open_legs = b.open_legs - d.opened, is_outdated = b.is_outdated or (b.status = 'SETTLED' and d.is_other)
  from (select bet_id, count(*) filter (where was_open) as opened, bool_or(is_other) as is_other from decided group by bet_id) d where b.id = d.bet_id;
end $$;

-- True when the legs of a bet were decided by these results, in the order of the legs.
create or replace function is_decided_by(p_bet_id text, p_numbers smallint[]) returns boolean
language sql stable as $$
  select array(select result_number from api.sports_bet_leg where bet_id = p_bet_id order by leg) = p_numbers
$$;

-- Pays out an open sports bet and closes it, once: by its results, or as a cash-out while they are open; then `p_numbers` is
-- null. A bet that is closed already is refused, one with other results than those of the payout, and a cash-out while an open
-- selection is suspended (SUSPENDED).
create or replace function close_sports_bet(p_request play_request, p_status text, p_numbers smallint[]) returns play_movement
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
  if v_bet.status = 'OPEN' and p_numbers is not null and not is_decided_by(v_bet.id, p_numbers) then
    return to_play_movement(refused('NOT_SETTLED'));
  end if;
  if v_bet.status = 'OPEN' and p_status = 'CASHED_OUT'
    and exists (select 1 from sports_bet_leg l where l.bet_id = v_bet.id and l.result is null and is_sports_suspended(v_bet.brand, l.event_id, l.market, l.line)) then
    return to_play_movement(refused('SUSPENDED'));
  end if;
  v_result := settle(p_request, true);
  if v_result.code = 'OK' and not v_result.replayed then
    update sports_bet set status = p_status, returns = p_request.amount, settled_at = p_request.at where id = p_request.reference;
  end if;
  return v_result;
end $$;

-- Pays out sports bets by their results, in one transaction, with the codes of close_sports_bet(). `p_numbers` has the numbers
-- of the results of each bet. Locks first all bets, then all wallets, each in one order, before any account of the operator: two
-- batches, a batch and a cash-out, or a batch and a stake never wait for each other.
create or replace function settle_sports_bets(p_requests play_request[], p_numbers jsonb) returns table (place integer, code text, replayed boolean)
language plpgsql set search_path = api, pg_temp as $$
#variable_conflict use_column
declare
  v_item record;
  v_result play_movement;
begin
  perform 1 from sports_bet where id = any(array(select (r).reference from unnest(p_requests) r)) order by id for update;
  perform 1 from wallet where player_id = any(array(select (r).player_id from unnest(p_requests) r)) order by player_id for update;
  for v_item in
    select p_requests[i] as request, i, array(select n::smallint from jsonb_array_elements_text(p_numbers -> i - 1) with ordinality e (n, o) order by o) as numbers
    from generate_subscripts(p_requests, 1) i order by shard_of((p_requests[i]).player_id), i
  loop
    v_result := close_sports_bet(v_item.request, 'SETTLED', v_item.numbers);
    place := v_item.i;
    code := v_result.code;
    replayed := v_result.replayed;
    return next;
  end loop;
end $$;

-- Corrects the payout of a settled sports bet, once for each set of results: `amount` is its total payout from now on.
create or replace function correct_sports_bet(p_request play_request, p_numbers smallint[]) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_bet sports_bet;
  v_result play_movement;
begin
  select * into v_bet from sports_bet where id = p_request.reference and player_id = p_request.player_id for update;
  if v_bet.status is distinct from 'SETTLED' or not is_decided_by(v_bet.id, p_numbers) then
    return to_play_movement(refused('NOT_SETTLED'));
  end if;
  v_result := resettle(p_request);
  if v_result.code = 'OK' and not v_result.replayed then
    update sports_bet set returns = p_request.amount, is_outdated = false, corrected_at = p_request.at where id = p_request.reference;
  end if;
  return v_result;
end $$;
