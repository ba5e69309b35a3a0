-- Cashback is a promise made when its period begins: each period is counted by the rule that held then, whatever holds when somebody counts (ADR 0115).

-- Every rule that a brand ever had, with when it held. Written by a trigger, so that nobody who changes a rule can forget it.
create table cashback_version (
  brand text not null references brand_rule,
  valid_from timestamptz not null,
  -- null: it still holds
  valid_to timestamptz,
  basis_points integer not null,
  period text not null,
  pays_after interval not null,
  currency text not null,
  minimum bigint not null,
  maximum bigint not null,
  wagering_factor numeric(5, 2) not null,
  primary key (brand, valid_from),
  check (valid_to > valid_from)
);
create unique index cashback_version_held on cashback_version (brand) where valid_to is null;
insert into cashback_version (brand, valid_from, basis_points, period, pays_after, currency, minimum, maximum, wagering_factor)
select brand, since, basis_points, period, pays_after, currency, minimum, maximum, wagering_factor from cashback_rule;

create function keep_cashback_version() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    update cashback_version set valid_from = new.since where brand = old.brand and valid_from = old.since and new.since <> old.since;
    -- every start writes the rules anew; most are what they were
    if (new.basis_points, new.period, new.pays_after, new.currency, new.minimum, new.maximum, new.wagering_factor)
      is not distinct from (old.basis_points, old.period, old.pays_after, old.currency, old.minimum, old.maximum, old.wagering_factor) then
      return null;
    end if;
  end if;
  if tg_op <> 'INSERT' then
    -- what has not begun never held
    delete from cashback_version where brand = old.brand and valid_from >= now();
    update cashback_version set valid_to = now() where brand = old.brand and valid_to is null;
  end if;
  if tg_op <> 'DELETE' then
    insert into cashback_version (brand, valid_from, basis_points, period, pays_after, currency, minimum, maximum, wagering_factor)
    values (new.brand, case when tg_op = 'INSERT' then new.since else greatest(new.since, now()) end, new.basis_points, new.period, new.pays_after, new.currency, new.minimum, new.maximum, new.wagering_factor);
  end if;
  return null;
end $$;
create trigger cashback_rule_versions after insert or update or delete on cashback_rule for each row execute function keep_cashback_version();

-- By which rule a period is counted: the one that held when it began, else the first that began in it. Null: no cashback then.
create function cashback_rule_of(p_brand text, p_starts_at timestamptz) returns cashback_rule
language sql stable set search_path = api, pg_temp as $$
  select row(v.brand, v.basis_points, v.period, v.pays_after, v.currency, v.minimum, v.maximum, v.wagering_factor, v.valid_from)::cashback_rule
  from cashback_version v join brand_rule b on b.brand = v.brand
  where v.brand = p_brand and case when v.valid_from <= p_starts_at then coalesce(v.valid_to > p_starts_at, true) else period_start(v.period, false, b.time_zone, v.valid_from) <= p_starts_at end
  order by v.valid_from limit 1
$$;

-- The periods of a brand from the last one written down to the one in which the instant lies. When a rule brings another kind of period, it begins where the running one ends.
create function cashback_spans(p_brand text, p_at timestamptz) returns table (starts_at timestamptz, ends_at timestamptz, rule cashback_rule)
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
      -- none then: on with the next that there was
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

-- Writes down each period that has ended and can be counted, also of a brand that gives none any more: what began is owed.
create or replace function begin_cashback_periods(p_at timestamptz) returns void
language sql set search_path = api, pg_temp as $$
  insert into cashback_period (brand, starts_at, ends_at, begun_at)
  select b.brand, span.starts_at, span.ends_at, p_at from brand_rule b, lateral cashback_spans(b.brand, p_at) span
  where p_at >= span.ends_at + (span.rule).pays_after
  on conflict do nothing
$$;

-- As in 019, but for the rule and the end of the period.
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
