-- Cashback: a part of what was lost with real money in a period, paid once after it has ended, by a rule of the brand (ADR 0103).
create table cashback_rule (
  brand text primary key references brand_rule,
  basis_points integer not null check (basis_points between 1 and 10000),
  period text not null check (period in ('Day', 'Week', 'Month')),
  -- what was begun before the end may still go back; then it is counted
  pays_after interval not null check (pays_after between interval '0' and interval '20 hours'),
  currency text not null,
  -- less than this is not paid, more than the maximum neither
  minimum bigint not null check (minimum > 0),
  maximum bigint not null,
  -- 0: real money; else bonus money that has to be wagered so many times
  wagering_factor numeric(5, 2) not null check (wagering_factor >= 0),
  check (maximum >= minimum)
);

create table cashback_payout (
  id text primary key,
  player_id text not null references wallet,
  brand text not null references brand_rule,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  staked bigint not null,
  returned bigint not null,
  net_loss bigint not null check (net_loss >= 0),
  basis_points integer not null,
  -- 0: counted, and not enough to pay
  amount bigint not null check (amount >= 0),
  currency text not null,
  journal_id bigint unique references journal,
  paid_at timestamptz not null,
  -- once, whatever runs how often
  unique (player_id, starts_at),
  check ((amount > 0) = (journal_id is not null))
);
create index cashback_payout_history on cashback_payout (player_id, ends_at desc) where amount > 0;
create trigger cashback_payout_append_only before update or delete on cashback_payout for each row execute function refuse_change();
create trigger cashback_payout_no_truncate before truncate on cashback_payout execute function refuse_change();
create index play_hour_by_hour on play_hour (hour);

-- What a loss gives by a rule: rounded down, nothing below the minimum, never more than the maximum.
create function cashback_amount(p_rule cashback_rule, p_net_loss bigint) returns bigint
language sql immutable as $$
  select case when given.amount < p_rule.minimum then 0 else least(given.amount, p_rule.maximum) end
  from (select floor(greatest(0, p_net_loss)::numeric * p_rule.basis_points / 10000)::bigint as amount) given
$$;

-- Real money staked and returned between two instants.
create function real_play_between(p_player_id text, p_from timestamptz, p_to timestamptz) returns table (staked bigint, paid bigint)
language sql stable set search_path = api, pg_temp as $$
  select a.staked - b.staked, a.paid - b.paid from real_play_since(p_player_id, p_from) a, real_play_since(p_player_id, p_to) b
$$;

-- Players whose last period has ended and is not counted yet. Who is blocked is left out; when the block ends before the next period does, they are counted then.
create function cashback_due(p_brand text, p_at timestamptz, p_most integer) returns table (player_id text, starts_at timestamptz)
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_rule cashback_rule;
  v_time_zone text;
  v_ends_at timestamptz;
  v_starts_at timestamptz;
begin
  select * into v_rule from cashback_rule where brand = p_brand;
  select time_zone into v_time_zone from brand_rule where brand = p_brand;
  v_ends_at := period_start(v_rule.period, false, v_time_zone, p_at);
  v_starts_at := period_start(v_rule.period, false, v_time_zone, v_ends_at - interval '1 microsecond');
  if v_rule.brand is null or p_at < v_ends_at + v_rule.pays_after then
    return;
  end if;
  return query
    select p.id, v_starts_at from player p
    where p.brand = p_brand
      and p.id in (select h.player_id from play_hour h where h.hour > v_starts_at - interval '1 hour' and h.hour < v_ends_at)
      and not exists (select 1 from cashback_payout c where c.player_id = p.id and c.starts_at = v_starts_at)
      and cardinality(reward_blocks(p, p_at)) = 0
    limit p_most;
end $$;

-- Counts a player's last period and pays what it gives, once. Refused: too early, counted before, or a player who may not be paid.
create function post_cashback(p_brand text, p_player_id text, p_starts_at timestamptz, p_at timestamptz) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_rule cashback_rule;
  v_player player;
  v_blocks text[];
  v_time_zone text;
  v_ends_at timestamptz;
  v_staked bigint;
  v_paid bigint;
  v_amount bigint;
  v_id text := 'cashback-' || md5(p_player_id || ':' || extract(epoch from p_starts_at)::bigint);
  v_result movement;
begin
  v_wallet := locked_wallet(p_brand, p_player_id);
  select * into v_rule from cashback_rule where brand = p_brand;
  if v_wallet.player_id is null or v_rule.brand is null then
    return refused('UNKNOWN_PLAYER');
  end if;
  if exists (select 1 from cashback_payout where player_id = p_player_id and starts_at = p_starts_at) then
    return refused('ALREADY_PAID');
  end if;
  select time_zone into v_time_zone from brand_rule where brand = p_brand;
  v_ends_at := period_end(v_rule.period, false, v_time_zone, p_starts_at);
  if p_at < v_ends_at + v_rule.pays_after then
    return refused('NOT_YET');
  end if;
  select * into v_player from player where id = p_player_id for share;
  v_blocks := reward_blocks(v_player, p_at);
  if v_blocks is null or cardinality(v_blocks) > 0 then
    return refused('PLAYER_BLOCKED', coalesce(v_blocks, '{}'));
  end if;
  select staked, paid into v_staked, v_paid from real_play_between(p_player_id, p_starts_at, v_ends_at);
  v_amount := case when v_rule.currency = v_wallet.currency then cashback_amount(v_rule, v_staked - v_paid) else 0 end;
  if v_amount > 0 and v_rule.wagering_factor = 0 then
    v_result := write_movement(v_wallet, 'cashback', v_id, 'cashback', v_amount, 'house', 'cashback', null, null, null, null, p_at, p_at);
  elsif v_amount > 0 then
    v_result := give_bonus(v_wallet, 'cashback', 'cashback', v_id, 'cashback', v_id, 'bonus.cashback', v_amount, v_rule.wagering_factor, null, p_at);
  else
    v_result := row('OK', (select balance from account where id = v_wallet.real_account_id), v_wallet.version, null, false, '{}')::movement;
  end if;
  insert into cashback_payout (id, player_id, brand, starts_at, ends_at, staked, returned, net_loss, basis_points, amount, currency, journal_id, paid_at)
  values (v_id, p_player_id, p_brand, p_starts_at, v_ends_at, v_staked, v_paid, greatest(0, v_staked - v_paid), v_rule.basis_points, v_amount, v_wallet.currency, v_result.journal_id, p_at);
  return v_result;
end $$;

-- Where cashback and ledger tell two stories: no row when they tell one.
create function cashback_faults() returns table (fault text, detail text)
language sql stable set search_path = api, pg_temp as $$
  select 'payout that differs from its movement', c.id from cashback_payout c left join journal j on j.id = c.journal_id
    where c.amount > 0 and (j.kind, j.player_id, j.amount, j.currency) is distinct from ('cashback', c.player_id, c.amount, c.currency)
  union all
  select 'cashback without its payout', j.id::text from journal j left join cashback_payout c on c.journal_id = j.id where j.kind = 'cashback' and c.id is null
$$;
