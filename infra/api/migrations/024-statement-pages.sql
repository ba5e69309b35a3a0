-- A statement over years at the cost of a statement over days (ADR 0108): a player's movements are added up in pages of so many versions, each written once,
-- in the transaction that begins the next page. The journal never changes, so neither does a page; what lies outside of whole pages is added up as ever.
create function statement_page_size() returns bigint
language sql immutable as $$ select 2000::bigint $$;

create table statement_page (
  player_id text not null references wallet,
  -- the first holds the versions from 1 up to the size
  page bigint not null check (page > 0),
  kind text not null,
  game_id text,
  is_jackpot boolean not null,
  movements bigint not null check (movements >= 0),
  amount bigint not null,
  real_change bigint not null,
  bonus_change bigint not null,
  unique nulls not distinct (player_id, page, kind, game_id, is_jackpot)
);
create trigger statement_page_append_only before update or delete on statement_page for each row execute function refuse_change();
create trigger statement_page_no_truncate before truncate on statement_page execute function refuse_change();

alter function statement_sums(text, bigint, bigint) rename to movement_sums;

create function write_statement_page(p_player_id text, p_page bigint) returns void
language sql set search_path = api, pg_temp as $$
  insert into statement_page (player_id, page, kind, game_id, is_jackpot, movements, amount, real_change, bonus_change)
  select p_player_id, p_page, s.kind, s.game_id, s.is_jackpot, s.movements, s.amount, s.real_change, s.bonus_change
  from movement_sums(p_player_id, (p_page - 1) * statement_page_size(), p_page * statement_page_size()) s
$$;

-- With the first movement after a page: whatever belongs to the last one of it is written by then.
create function end_statement_page() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  perform write_statement_page(new.player_id, (new.version - 1) / statement_page_size());
  return null;
end $$;
create trigger journal_ends_page after insert on journal for each row
  when (new.version > 1 and new.version % statement_page_size() = 1) execute function end_statement_page();

do $$
begin
  perform write_statement_page(w.player_id, page) from wallet w, generate_series(1, (w.version - 1) / statement_page_size()) page where w.version > statement_page_size();
end $$;

create function statement_sums(p_player_id text, p_after bigint, p_to bigint) returns table (
  kind text, game_id text, is_jackpot boolean, movements bigint, amount bigint, real_change bigint, bonus_change bigint
)
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_size constant bigint := statement_page_size();
  -- the last page that reaches up to the beginning, and the last one that is whole by the end
  v_first constant bigint := (p_after + v_size - 1) / v_size;
  v_last bigint;
begin
  select (least(p_to, w.version - 1)) / v_size into v_last from wallet w where w.player_id = p_player_id;
  if v_last is null or v_last <= v_first then
    return query select * from movement_sums(p_player_id, p_after, p_to);
    return;
  end if;
  return query
    select s.kind, s.game_id, s.is_jackpot, sum(s.movements)::bigint, sum(s.amount)::bigint, sum(s.real_change)::bigint, sum(s.bonus_change)::bigint
    from (
      select * from movement_sums(p_player_id, p_after, v_first * v_size)
      union all
      select p.kind, p.game_id, p.is_jackpot, p.movements, p.amount, p.real_change, p.bonus_change from statement_page p where p.player_id = p_player_id and p.page > v_first and p.page <= v_last
      union all
      select * from movement_sums(p_player_id, v_last * v_size, p_to)
    ) s group by 1, 2, 3;
end $$;

-- The bonus balance at a version is the sum of the entries of one account up to a journal: found in the index alone.
drop index entry_account;
create index entry_of_account on entry (account_id, journal_id) include (amount);
