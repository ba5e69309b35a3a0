-- Wallet versions per statement page. Long statements read the sums of whole pages (ADR 0108): each page is written once, in the
-- transaction of the first movement after it, and never changes because the journal does not.
create or replace function statement_page_size() returns bigint
language sql immutable as $$ select 2000::bigint $$;

-- Sums of the movements between two wallet versions by kind, product and game, from the journal.
create or replace function movement_sums(p_player_id text, p_after bigint, p_to bigint) returns table (
  kind text, game_id text, product text, movements bigint, amount bigint, real_change bigint, bonus_change bigint
)
language sql stable set search_path = api, pg_temp as $$
  select j.kind, j.game_id, j.product, count(*) filter (where j.amount > 0), sum(j.amount)::bigint,
    sum(case when j.kind in ('bet', 'win_reversal') then j.bonus_amount - j.amount else j.amount - j.bonus_amount end)::bigint,
    sum(case when j.kind in ('bet', 'win_reversal') then -j.bonus_amount else j.bonus_amount end)::bigint
  from journal j where j.player_id = p_player_id and j.version > p_after and j.version <= p_to and j.kind in ('bet', 'win', 'rollback', 'win_reversal')
  group by j.kind, j.game_id, j.product
  union all
  select case when m.kind = 'reward' and m.bonus_change > 0 then 'bonus_given' else m.kind end, m.game_id, m.product, count(*) filter (where m.amount > 0), sum(m.amount)::bigint,
    sum(m.real_change)::bigint, sum(m.bonus_change)::bigint
  from (
    select j.kind, j.game_id, j.product, j.amount, side.real_change, side.bonus_change
    from journal j join wallet w on w.player_id = j.player_id
    cross join lateral (
      select coalesce(sum(e.amount) filter (where e.account_id = w.real_account_id), 0) as real_change, coalesce(sum(e.amount) filter (where e.account_id = w.bonus_account_id), 0) as bonus_change
      from entry e where e.journal_id = j.id
    ) side
    where j.player_id = p_player_id and j.version > p_after and j.version <= p_to and j.kind not in ('bet', 'win', 'rollback', 'win_reversal')
  ) m group by 1, 2, 3
$$;

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

-- Writes the sums of one page; does nothing when the page exists.
create or replace function write_statement_page(p_player_id text, p_page bigint) returns void
language sql set search_path = api, pg_temp as $$
  insert into statement_page (player_id, page, kind, game_id, product, movements, amount, real_change, bonus_change)
  select p_player_id, p_page, s.kind, s.game_id, s.product, s.movements, s.amount, s.real_change, s.bonus_change
  from movement_sums(p_player_id, (p_page - 1) * statement_page_size(), p_page * statement_page_size()) s
$$;

-- Writes the previous page with the first movement after it.
create or replace function end_statement_page() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  perform write_statement_page(new.player_id, (new.version - 1) / statement_page_size());
  return null;
end $$;

create or replace trigger journal_ends_page after insert on journal for each row
  when (new.version > 1 and new.version % statement_page_size() = 1) execute function end_statement_page();
