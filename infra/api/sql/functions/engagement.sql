-- Cost of the rules of the engagement service, for four eyes on their publication.

-- Euro cents of a reward; that of a reward without a known value is infinite, so that it needs a second member of staff.
create or replace function engagement_reward_cost(p_reward jsonb) returns double precision language sql stable
  set search_path = api, pg_temp as $$
  select coalesce(
    case p_reward->>'kind'
      when 'none' then 0
      when 'points' then (p_reward->>'points')::double precision * (select cents from content_reward_value where reward = 'points')
      when 'offer' then (select cents from content_reward_value where reward = p_reward->>'offer')
    end, 'infinity');
$$;

-- Cost of an item of the engagement rules in 30 days, in euro cents: a mission for 1,000 players who complete every run, a tournament with
-- all prizes of the runs that can start, an item of the shop with its whole pool or 1,000 sales, a calendar with all doors and a level for
-- 1,000 players, a mini-game with the prizes of all its plays at their odds, an earning rate for 1,000 players who stake 100 euros each. An item that cannot be read costs infinitely much.
create or replace function engagement_cost(p_section text, p_item jsonb) returns double precision language sql stable
  set search_path = api, pg_temp as $$
  select coalesce(
    case p_section
      when 'missions' then 1000 * engagement_reward_cost(p_item->'reward') * case p_item->>'recurrence'
        when 'never' then 1
        when 'daily' then least(30, (p_item->>'maxCompletions')::double precision)
        when 'weekly' then least(5, (p_item->>'maxCompletions')::double precision)
        when 'immediately' then coalesce((p_item->>'maxCompletions')::double precision, 'infinity')
      end
      when 'tournaments' then coalesce(ceil(30 / (p_item->>'everyDays')::double precision), 1) * (
        select sum(((prize.value->>'placeTo')::double precision - (prize.value->>'placeFrom')::double precision + 1) * engagement_reward_cost(prize.value->'reward'))
        from jsonb_array_elements(p_item->'terms'->'prizes') prize)
      when 'shop' then coalesce((p_item->>'pool')::double precision, 1000) * engagement_reward_cost(jsonb_build_object('kind', 'offer', 'offer', p_item->>'offer'))
      when 'calendars' then 1000 * (
        select sum(engagement_reward_cost(door.value->'reward')) from jsonb_array_elements(p_item->'doors') door)
      when 'miniGames' then (
        select sum(case when cost = 0 then 0 else cost * least(plays, coalesce(stock, plays)) end)
        from jsonb_array_elements(p_item->'prizes') prize,
          lateral (select engagement_reward_cost(prize.value->'reward') as cost,
            (p_item->>'plays')::double precision * (prize.value->>'parts')::double precision / 10000 as plays,
            (prize.value->>'stock')::double precision as stock) odds)
      when 'levels' then case jsonb_typeof(p_item->'reward') when 'null' then 0 else 1000 * engagement_reward_cost(p_item->'reward') end
      when 'earning' then engagement_reward_cost(jsonb_build_object('kind', 'points', 'points', p_item->'points'))
        * 10000000 / (p_item->>'perCents')::double precision
    end, 'infinity');
$$;
