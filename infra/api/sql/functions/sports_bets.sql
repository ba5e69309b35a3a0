-- Sports bets
-- -----------

-- Takes the stake of a sports bet and stores the bet with its legs, once per key. A refused stake stores no bet.
create or replace function place_sports_bet(p_request play_request, p_bet sports_bet_input, p_legs sports_leg_input[]) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_result play_movement := stake(p_request);
begin
  if v_result.code <> 'OK' or v_result.replayed then
    return v_result;
  end if;
  insert into sports_bet (id, brand, player_id, key, fingerprint, bankers, sizes, lines, open_legs, stake_per_line, stake, possible_returns, currency, placed_at)
  values (p_request.reference, p_request.brand, p_request.player_id, p_bet.key, p_request.fingerprint, p_bet.bankers, p_bet.sizes, p_bet.lines, cardinality(p_legs), p_bet.stake_per_line,
    p_request.amount, p_bet.possible_returns, p_request.currency, p_request.at);
  insert into sports_bet_leg (bet_id, player_id, leg, event_id, sport, competition, home, away, starts_at, phase, market, line, outcome, price)
  select p_request.reference, p_request.player_id, l.leg, l.event_id, l.sport, l.competition, l.home, l.away, l.starts_at, l.phase, l.market, l.line, l.outcome, l.price from unnest(p_legs) l;
  return v_result;
end $$;

-- Stores the results of legs that have none. The lists have one entry for each leg.
create or replace function decide_sports_legs(p_bet_ids text[], p_legs smallint[], p_results text[]) returns void
language plpgsql set search_path = api, pg_temp as $$
begin
  -- in one order, so that two processes never wait for each other
  perform 1 from sports_bet where id = any(p_bet_ids) order by id for update;
  with decided as (
    update sports_bet_leg l set result = r.result from unnest(p_bet_ids, p_legs, p_results) r (bet_id, leg, result)
    where l.bet_id = r.bet_id and l.leg = r.leg and l.result is null
    returning l.bet_id
  )
  update sports_bet b set open_legs = b.open_legs - d.legs from (select bet_id, count(*) as legs from decided group by bet_id) d where b.id = d.bet_id;
end $$;

-- Pays out an open sports bet and closes it, once: by its results, or as a cash-out while they are open. A bet that is closed
-- already is refused.
create or replace function close_sports_bet(p_request play_request, p_status text) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_bet sports_bet;
  v_result play_movement;
begin
  -- before the wallet, as everywhere: a payout by results and a cash-out wait for each other
  select * into v_bet from sports_bet where id = p_request.reference and player_id = p_request.player_id for update;
  if v_bet.id is null or (v_bet.status <> 'OPEN' and not exists (select 1 from journal where player_id = p_request.player_id and idempotency_key = p_request.key)) then
    return to_play_movement(refused('ROUND_CLOSED'));
  end if;
  v_result := settle(p_request, true);
  if v_result.code = 'OK' and not v_result.replayed then
    update sports_bet set status = p_status, returns = p_request.amount, settled_at = p_request.at where id = p_request.reference;
  end if;
  return v_result;
end $$;
