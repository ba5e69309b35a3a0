-- The players of the list who are eligible for a raffle draw: they exist, and nothing prevents them from playing in the
-- casino.
create or replace function raffle_players(p_brand text, p_player_ids text[], p_at timestamptz) returns setof text
language sql stable set search_path = api, pg_temp as $$
  select p.id from player p
  where p.brand = p_brand and p.id = any(p_player_ids)
    and cardinality(coalesce(play_blocks(p, p_at), array['UNKNOWN_PLAYER']) || product_blocks(p, 'casino', p_at)) = 0;
$$;

-- Credits a raffle prize and publishes its winner, once. The other side is the operator's account for raffles.
create or replace function post_raffle_prize(p_request play_request, p_draw_name text, p_drawn_at timestamptz) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_result movement := post_draw_payout(p_request, 'house');
begin
  if v_result.code <> 'OK' or v_result.replayed then
    return v_result;
  end if;
  insert into raffle_draw (instance_id, jackpot_name, at) values (p_request.reference, p_draw_name, p_drawn_at) on conflict do nothing;
  insert into raffle_winner (instance_id, player_id, brand, amount, currency, journal_id)
  values (p_request.reference, p_request.player_id, p_request.brand, p_request.amount, p_request.currency, v_result.journal_id);
  return v_result;
end $$;

-- The highest cost per week of raffles, in euro cents: 168 hourly, 7 daily and one weekly drop.
create or replace function raffle_week_cost(p_raffles jsonb) returns bigint
language sql immutable set search_path = api, pg_temp as $$
  select coalesce(max(cost), 0)::bigint from (
    select (select coalesce(sum(prize.value::bigint * case kind.key when 'hourly' then 168 when 'daily' then 7 else 1 end), 0)
      from jsonb_each(coalesce(raffle.value->'prizes', '{}')) kind, jsonb_array_elements_text(kind.value) prize) as cost
    from jsonb_array_elements(case jsonb_typeof(p_raffles) when 'array' then p_raffles else '[]' end) raffle
  ) each_raffle;
$$;
