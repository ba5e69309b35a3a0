-- Statements: what moved between two instants, from the journal alone. Versions of a wallet have no gap, so an instant is found among them by halving,
-- without an index of its own, and the lines between two versions always add up to the difference of the balances there (ADR 0103).

-- The last movement before an instant; 0 when there was none.
create function version_at(p_player_id text, p_at timestamptz) returns bigint
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_low bigint := 0;
  v_high bigint;
  v_middle bigint;
begin
  select version into v_high from wallet where player_id = p_player_id;
  while v_low < v_high loop
    v_middle := (v_low + v_high + 1) / 2;
    if (select created_at < p_at from journal where player_id = p_player_id and version = v_middle) then
      v_low := v_middle;
    else
      v_high := v_middle - 1;
    end if;
  end loop;
  return v_low;
end $$;

create function balance_at_version(p_player_id text, p_version bigint) returns table (balance bigint, bonus_balance bigint)
language sql stable set search_path = api, pg_temp as $$
  select coalesce((select j.balance_after from journal j where j.player_id = p_player_id and j.version = p_version), 0),
    coalesce((select sum(e.amount) from wallet w join entry e on e.account_id = w.bonus_account_id join journal j on j.id = e.journal_id
      where w.player_id = p_player_id and j.version <= p_version), 0)::bigint
$$;

-- The player's balances as they were just before an instant.
create function balance_at(p_player_id text, p_at timestamptz) returns table (balance bigint, bonus_balance bigint)
language sql stable set search_path = api, pg_temp as $$
  select b.balance, b.bonus_balance from balance_at_version(p_player_id, version_at(p_player_id, p_at)) b
$$;

-- Each movement between two versions, with what it changed in each balance.
create function statement_movements(p_player_id text, p_after bigint, p_to bigint) returns table (
  version bigint, created_at timestamptz, kind text, game_id text, is_jackpot boolean, amount bigint, real_change bigint, bonus_change bigint, balance_after bigint, journal_id bigint
)
language sql stable set search_path = api, pg_temp as $$
  select j.version, j.created_at, j.kind, j.game_id, j.round_id is null and j.kind in ('bet', 'win', 'rollback'), j.amount,
    j.balance_after - lag(j.balance_after, 1, (select b.balance from balance_at_version(p_player_id, p_after) b)) over (order by j.version),
    coalesce(e.amount, 0), j.balance_after, j.id
  from journal j
  left join (select e.journal_id, e.amount from wallet w join entry e on e.account_id = w.bonus_account_id where w.player_id = p_player_id) e on e.journal_id = j.id
  where j.player_id = p_player_id and j.version > p_after and j.version <= p_to
$$;

-- The same, added up by kind and game. Returns of nothing are movements, but no lines.
create function statement_sums(p_player_id text, p_after bigint, p_to bigint) returns table (
  kind text, game_id text, is_jackpot boolean, movements bigint, amount bigint, real_change bigint, bonus_change bigint
)
language sql stable set search_path = api, pg_temp as $$
  select case when m.kind = 'reward' and m.bonus_change > 0 then 'bonus_given' else m.kind end as kind, m.game_id, m.is_jackpot,
    count(*) filter (where m.amount > 0), sum(m.amount)::bigint, sum(m.real_change)::bigint, sum(m.bonus_change)::bigint
  from statement_movements(p_player_id, p_after, p_to) m group by 1, 2, 3
$$;
