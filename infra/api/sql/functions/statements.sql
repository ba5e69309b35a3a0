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
