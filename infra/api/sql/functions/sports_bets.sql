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
  insert into sports_bet (id, brand, player_id, key, fingerprint, bankers, sizes, lines, stake_per_line, stake, possible_returns, currency, placed_at)
  values (p_request.reference, p_request.brand, p_request.player_id, p_bet.key, p_request.fingerprint, p_bet.bankers, p_bet.sizes, p_bet.lines, p_bet.stake_per_line,
    p_request.amount, p_bet.possible_returns, p_request.currency, p_request.at);
  insert into sports_bet_leg (bet_id, leg, event_id, sport, competition, home, away, starts_at, phase, market, line, outcome, price)
  select p_request.reference, l.leg, l.event_id, l.sport, l.competition, l.home, l.away, l.starts_at, l.phase, l.market, l.line, l.outcome, l.price from unnest(p_legs) l;
  return v_result;
end $$;

-- Pays out a sports bet by the results of its legs and closes it, once.
create or replace function settle_sports_bet(p_request play_request, p_results text[]) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_result play_movement := settle(p_request, true);
begin
  if v_result.code <> 'OK' or v_result.replayed then
    return v_result;
  end if;
  update sports_bet_leg set result = p_results[leg + 1] where bet_id = p_request.reference;
  update sports_bet set status = 'SETTLED', returns = p_request.amount, settled_at = p_request.at where id = p_request.reference;
  return v_result;
end $$;
