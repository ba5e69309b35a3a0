-- The same sums as movement_sums(), from whole pages where they exist.
create or replace function statement_sums(p_player_id text, p_after bigint, p_to bigint) returns table (
  kind text, game_id text, product text, movements bigint, amount bigint, real_change bigint, bonus_change bigint
)
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_size constant bigint := statement_page_size();
  -- the first and the last whole page of the range
  v_first constant bigint := (p_after + v_size - 1) / v_size;
  v_last bigint;
begin
  select (least(p_to, w.version - 1)) / v_size into v_last from wallet w where w.player_id = p_player_id;
  if v_last is null or v_last <= v_first then
    return query select * from movement_sums(p_player_id, p_after, p_to);
    return;
  end if;
  return query
    select s.kind, s.game_id, s.product, sum(s.movements)::bigint, sum(s.amount)::bigint, sum(s.real_change)::bigint, sum(s.bonus_change)::bigint
    from (
      select * from movement_sums(p_player_id, p_after, v_first * v_size)
      union all
      select p.kind, p.game_id, p.product, p.movements, p.amount, p.real_change, p.bonus_change from statement_page p where p.player_id = p_player_id and p.page > v_first and p.page <= v_last
      union all
      select * from movement_sums(p_player_id, v_last * v_size, p_to)
    ) s group by 1, 2, 3;
end $$;

-- The movements between two wallet versions with their change of each balance.
create or replace function statement_movements(p_player_id text, p_after bigint, p_to bigint) returns table (
  version bigint, created_at timestamptz, kind text, game_id text, product text, amount bigint, real_change bigint, bonus_change bigint, balance_after bigint, journal_id bigint
)
language sql stable set search_path = api, pg_temp as $$
  select j.version, j.created_at, j.kind, j.game_id, j.product, j.amount,
    j.balance_after - lag(j.balance_after, 1, (select b.balance from balance_at_version(p_player_id, p_after) b)) over (order by j.version),
    coalesce(e.amount, 0), j.balance_after, j.id
  from journal j
  left join (select e.journal_id, e.amount from wallet w join entry e on e.account_id = w.bonus_account_id where w.player_id = p_player_id) e on e.journal_id = j.id
  where j.player_id = p_player_id and j.version > p_after and j.version <= p_to
$$;

-- The months of a calendar year of a time zone that have started.
create or replace function activity_months(p_year integer, p_time_zone text, p_at timestamptz) returns table (month integer, starts_at timestamptz, ends_at timestamptz)
language sql stable set search_path = api, pg_temp as $$
  select m, make_timestamptz(p_year, m, 1, 0, 0, 0, p_time_zone), make_timestamptz(p_year + m / 12, m % 12 + 1, 1, 0, 0, 0, p_time_zone)
  from generate_series(1, 12) m
  where make_timestamptz(p_year, m, 1, 0, 0, 0, p_time_zone) <= p_at
$$;

-- Sums of each month of a calendar year of a time zone, with the minutes that a real-money game was open. Months after p_at are left
-- out. The sums of a month are those of its statement.
create or replace function activity_sums(p_player_id text, p_year integer, p_time_zone text, p_at timestamptz) returns table (
  month integer, starts_at timestamptz, ends_at timestamptz, kind text, game_id text, product text, movements bigint, amount bigint, real_change bigint, bonus_change bigint
)
language sql stable set search_path = api, pg_temp as $$
  select m.month, m.starts_at, m.ends_at, s.kind, s.game_id, s.product, s.movements, s.amount, s.real_change, s.bonus_change
  from activity_months(p_year, p_time_zone, p_at) m
  cross join lateral statement_sums(p_player_id, version_at(p_player_id, m.starts_at), version_at(p_player_id, m.ends_at)) s
$$;

-- Rounds opened and minutes played in each month, see activity_sums(). The minutes are those of the player's own limits and of the statement
-- email.
create or replace function activity_time(p_player_id text, p_year integer, p_time_zone text, p_at timestamptz) returns table (month integer, rounds bigint, minutes bigint)
language sql stable set search_path = api, pg_temp as $$
  select m.month,
    (select count(*) from wager w where w.player_id = p_player_id and w.product in ('casino', 'sportsbook') and w.opened_at >= m.starts_at and w.opened_at < m.ends_at and w.status <> 'ROLLED_BACK'),
    minutes_played_since(p_player_id, m.starts_at, least(m.ends_at, p_at))
  from activity_months(p_year, p_time_zone, p_at) m
$$;

-- Writes the statement email of a month for every active player of a brand with a movement in it, once per player and month, however
-- often it is called. Returns the number of players; null when the month was written before.
create or replace function write_monthly_statements(p_brand text, p_month date, p_is_mandatory boolean, p_at timestamptz) returns integer
language plpgsql set search_path = api, pg_temp as $$
declare
  v_from timestamptz;
  v_to timestamptz;
  v_players integer;
begin
  select p_month::timestamp at time zone b.time_zone, (p_month + interval '1 month')::timestamp at time zone b.time_zone into v_from, v_to from brand_rule b where b.brand = p_brand;
  insert into statement_month (brand, month, players, at) values (p_brand, p_month, 0, p_at) on conflict (brand, month) do nothing;
  if not found then
    return null;
  end if;
  insert into outgoing_email (player_id, kind, key, content, written_at)
  select p.id, 'monthly-statement', to_char(p_month, 'YYYY-MM'), jsonb_build_object('from', v_from, 'to', v_to, 'isMandatory', p_is_mandatory), p_at
  from player p
  where p.brand = p_brand and p.status = 'Active' and p.self_excluded_at is null and (p.statement_email or p_is_mandatory)
    and exists (select 1 from journal j where j.player_id = p.id and j.created_at >= v_from and j.created_at < v_to)
  order by p.id
  on conflict (player_id, kind, key) do nothing;
  get diagnostics v_players = row_count;
  update statement_month set players = v_players where brand = p_brand and month = p_month;
  return v_players;
end $$;
