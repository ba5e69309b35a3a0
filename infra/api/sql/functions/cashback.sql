-- Cashback for a net loss: rounded down, 0 below the minimum, at most the maximum.
create or replace function cashback_amount(p_rule cashback_rule, p_net_loss bigint) returns bigint
language sql immutable as $$
  select case when given.amount < p_rule.minimum then 0 else least(given.amount, p_rule.maximum) end
  from (select floor(greatest(0, p_net_loss)::numeric * p_rule.basis_points / 10000)::bigint as amount) given
$$;

-- The rule for a period: the one valid at its start, otherwise the first that began in it; null when there is no cashback.
create or replace function cashback_rule_of(p_brand text, p_starts_at timestamptz) returns cashback_rule
language sql stable set search_path = api, pg_temp as $$
  select row(v.brand, v.basis_points, v.period, v.pays_after, v.currency, v.minimum, v.maximum, v.wagering_factor, v.valid_from)::cashback_rule
  from cashback_version v join brand_rule b on b.brand = v.brand
  where v.brand = p_brand and case when v.valid_from <= p_starts_at then coalesce(v.valid_to > p_starts_at, true) else period_start(v.period, false, b.time_zone, v.valid_from) <= p_starts_at end
  order by v.valid_from limit 1
$$;

-- Periods of a brand from the last recorded one up to the one that contains the instant. A rule with another period length
-- starts when the running period ends.
create or replace function cashback_spans(p_brand text, p_at timestamptz) returns table (starts_at timestamptz, ends_at timestamptz, rule cashback_rule)
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_time_zone text;
  v_next cashback_version;
begin
  select b.time_zone into v_time_zone from brand_rule b where b.brand = p_brand;
  select max(c.ends_at) into starts_at from cashback_period c where c.brand = p_brand and c.ends_at <= p_at;
  loop
    rule := case when starts_at is not null then cashback_rule_of(p_brand, starts_at) end;
    if rule.brand is null then
      -- no rule was valid then: continue with the next period
      select * into v_next from cashback_version v where v.brand = p_brand and (starts_at is null or v.valid_from > starts_at) order by v.valid_from limit 1;
      exit when v_next.brand is null;
      starts_at := period_start(v_next.period, false, v_time_zone, v_next.valid_from);
      rule := cashback_rule_of(p_brand, starts_at);
    end if;
    exit when starts_at > p_at;
    ends_at := period_end(rule.period, false, v_time_zone, starts_at);
    return next;
    exit when ends_at > p_at;
    starts_at := ends_at;
  end loop;
end $$;

-- Real money staked and paid out between two instants.
create or replace function real_play_between(p_player_id text, p_from timestamptz, p_to timestamptz) returns table (staked bigint, paid bigint)
language sql stable set search_path = api, pg_temp as $$
  select a.staked - b.staked, a.paid - b.paid from real_play_since(p_player_id, p_from) a, real_play_since(p_player_id, p_to) b
$$;

-- Records each period that has ended and can be counted, also for a brand that has stopped cashback since.
create or replace function open_cashback_periods(p_at timestamptz) returns void
language sql set search_path = api, pg_temp as $$
  insert into cashback_period (brand, starts_at, ends_at, opened_at)
  select b.brand, span.starts_at, span.ends_at, p_at from brand_rule b, lateral cashback_spans(b.brand, p_at) span
  where p_at >= span.ends_at + (span.rule).pays_after
  on conflict do nothing
$$;

-- Players whose last period is not settled yet, at most `p_limit`. Blocked players are left out until the block ends.
create or replace function cashback_due(p_at timestamptz, p_limit integer) returns table (brand text, player_id text, starts_at timestamptz)
language sql stable set search_path = api, pg_temp as $$
  select c.brand, due.id, c.starts_at
  from cashback_period c cross join lateral (
    select p.id from player p
    where p.brand = c.brand
      and p.id in (select h.player_id from play_hour h where h.hour > c.starts_at - interval '1 hour' and h.hour < c.ends_at)
      and not exists (select 1 from cashback_payout paid where paid.player_id = p.id and paid.starts_at = c.starts_at)
      and cardinality(reward_blocks(p, p_at)) = 0
    limit p_limit
  ) due
  where c.opened_at > p_at - (c.ends_at - c.starts_at) and c.opened_at <= p_at and (c.checked_at is null or c.checked_at <= p_at - interval '1 hour')
  order by c.starts_at limit p_limit
$$;

-- Settles the cashback of one player and period once, by the rule of that period, as real or bonus money.
create or replace function post_cashback(p_brand text, p_player_id text, p_starts_at timestamptz, p_at timestamptz) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_rule cashback_rule;
  v_player player;
  v_blocks text[];
  v_ends_at timestamptz;
  v_staked bigint;
  v_paid bigint;
  v_amount bigint;
  v_id text := 'cashback-' || md5(p_player_id || ':' || extract(epoch from p_starts_at)::bigint);
  v_new new_movement;
  v_grant bonus_grant;
  v_result movement;
begin
  v_wallet := locked_wallet(p_brand, p_player_id);
  v_rule := cashback_rule_of(p_brand, p_starts_at);
  if v_wallet.player_id is null or v_rule.brand is null then
    return refused('UNKNOWN_PLAYER');
  end if;
  if exists (select 1 from cashback_payout where player_id = p_player_id and starts_at = p_starts_at) then
    return refused('ALREADY_PAID');
  end if;
  select coalesce((select ends_at from cashback_period where brand = p_brand and starts_at = p_starts_at), period_end(v_rule.period, false, time_zone, p_starts_at)) into v_ends_at
  from brand_rule where brand = p_brand;
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
    v_new.kind := 'cashback';
    v_new.key := v_id;
    v_new.fingerprint := 'cashback';
    v_new.amount := v_amount;
    v_new.real_change := v_amount;
    v_new.counterparty := 'house';
    v_new.holder := 'cashback';
    v_new.at := p_at;
    v_result := write_movement(v_wallet, v_new);
  elsif v_amount > 0 then
    v_grant.kind := 'cashback';
    v_grant.holder := 'cashback';
    v_grant.key := v_id;
    v_grant.fingerprint := 'cashback';
    v_grant.bonus_id := v_id;
    v_grant.name := 'bonus.cashback';
    v_grant.amount := v_amount;
    v_grant.wagering_factor := v_rule.wagering_factor;
    v_grant.at := p_at;
    v_result := grant_bonus(v_wallet, v_grant);
  else
    v_result := row('OK', (select balance from account where id = v_wallet.real_account_id), v_wallet.version, null, false, '{}')::movement;
  end if;
  insert into cashback_payout (id, player_id, brand, starts_at, ends_at, staked, returned, net_loss, basis_points, amount, currency, journal_id, paid_at)
  values (v_id, p_player_id, p_brand, p_starts_at, v_ends_at, v_staked, v_paid, greatest(0, v_staked - v_paid), v_rule.basis_points, v_amount, v_wallet.currency, v_result.journal_id, p_at);
  return v_result;
end $$;

-- Keeps the history of a brand's cashback rules when a rule changes.
create or replace function record_cashback_version() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    update cashback_version set valid_from = new.since where brand = old.brand and valid_from = old.since and new.since <> old.since;
    -- every start writes the rules again; most are unchanged
    if (new.basis_points, new.period, new.pays_after, new.currency, new.minimum, new.maximum, new.wagering_factor)
      is not distinct from (old.basis_points, old.period, old.pays_after, old.currency, old.minimum, old.maximum, old.wagering_factor) then
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    -- a version that never became valid is removed
    delete from cashback_version where brand = old.brand and valid_from >= now();
    update cashback_version set valid_to = now() where brand = old.brand and valid_to is null;
  end if;
  if tg_op <> 'DELETE' then
    insert into cashback_version (brand, valid_from, basis_points, period, pays_after, currency, minimum, maximum, wagering_factor)
    values (new.brand, case when tg_op = 'INSERT' then new.since else greatest(new.since, now()) end, new.basis_points, new.period, new.pays_after, new.currency, new.minimum, new.maximum, new.wagering_factor);
  end if;
  return null;
end $$;

create or replace trigger cashback_rule_versions after insert or update or delete on cashback_rule for each row execute function record_cashback_version();

-- Differences between cashback payouts and the ledger; no row when they agree.
create or replace function cashback_faults() returns table (fault text, detail text)
language sql stable set search_path = api, pg_temp as $$
  select 'payout that differs from its movement', c.id from cashback_payout c left join journal j on j.id = c.journal_id
    where c.amount > 0 and (j.kind, j.player_id, j.amount, j.currency) is distinct from ('cashback', c.player_id, c.amount, c.currency)
  union all
  select 'cashback without its payout', j.id::text from journal j left join cashback_payout c on c.journal_id = j.id where j.kind = 'cashback' and c.id is null
$$;
