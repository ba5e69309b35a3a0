-- The same rules at a fraction of the cost: plans by primary key that cannot go stale, no function of SQL language on the way of a bet
-- (each call plans it anew), and the search path set once, by the function that was called from outside.
create or replace function apply_entries() returns trigger
language plpgsql set search_path = api, pg_temp as $$
declare
  v_change record;
  v_brand text;
begin
  for v_change in select journal_id, account_id, currency, sum(amount)::bigint as amount from added group by journal_id, account_id, currency loop
    update account set balance = balance + v_change.amount where id = v_change.account_id and currency = v_change.currency returning brand into v_brand;
    if not found or not exists (select 1 from journal where id = v_change.journal_id and brand = v_brand) then
      raise exception 'entry in another currency or brand than its account' using errcode = 'P0422';
    end if;
    if exists (select 1 from entry where journal_id = v_change.journal_id group by currency having sum(amount) <> 0) then
      raise exception 'journal does not balance' using errcode = 'P0422';
    end if;
  end loop;
  return null;
end $$;

create or replace function refuse_direct_balance() returns trigger
language plpgsql as $$
begin
  if new.balance <> old.balance and pg_trigger_depth() < 2 then
    raise exception 'balances change through entries only' using errcode = 'P0403';
  end if;
  if new.id <> old.id or new.kind <> old.kind or new.brand <> old.brand or new.holder <> old.holder or new.currency <> old.currency or new.shard <> old.shard then
    raise exception 'an account is never redefined' using errcode = 'P0403';
  end if;
  return new;
end $$;

create or replace function locked_wallet(p_brand text, p_player_id text) returns wallet
language plpgsql as $$
declare
  v_wallet wallet;
begin
  select * into v_wallet from wallet where player_id = p_player_id and brand = p_brand for update;
  return v_wallet;
end $$;

create or replace function replay(p_player_id text, p_key text, p_fingerprint text) returns movement
language plpgsql stable as $$
declare
  v_journal record;
begin
  select id, fingerprint, balance_after, version into v_journal from journal where player_id = p_player_id and idempotency_key = p_key;
  if not found then
    return null;
  elsif v_journal.fingerprint <> p_fingerprint then
    return refused('KEY_REUSED');
  end if;
  return row('OK', v_journal.balance_after, v_journal.version, v_journal.id, true, '{}')::movement;
end $$;

create or replace function account_for(p_kind text, p_brand text, p_holder text, p_currency text, p_shard smallint) returns bigint
language plpgsql as $$
declare
  v_id bigint;
begin
  select id into v_id from api.account where kind = p_kind and brand = p_brand and holder = p_holder and currency = p_currency and shard = p_shard;
  if v_id is null then
    insert into api.account (kind, brand, holder, currency, shard) values (p_kind, p_brand, p_holder, p_currency, p_shard) on conflict do nothing;
    select id into v_id from api.account where kind = p_kind and brand = p_brand and holder = p_holder and currency = p_currency and shard = p_shard;
  end if;
  return v_id;
end $$;

create or replace function count_play(p_player_id text, p_at timestamptz, p_staked bigint, p_paid bigint) returns void
language plpgsql as $$
begin
  update play_hour set staked = staked + p_staked, paid = paid + p_paid where player_id = p_player_id and hour = date_trunc('hour', p_at);
  if not found then
    insert into play_hour (player_id, hour, staked, paid) values (p_player_id, date_trunc('hour', p_at), p_staked, p_paid);
  end if;
end $$;

create or replace function play_blocks(p_player player, p_at timestamptz) returns text[]
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_kyc_before_play boolean;
begin
  select kyc_before_play into v_kyc_before_play from brand_rule where brand = p_player.brand;
  if not found then
    return null;
  end if;
  if p_player.status = 'Active' and p_player.self_excluded_at is null and p_player.timeout_ends_at is null and p_player.kyc_status <> 'Required'
    and p_player.sow_status <> 'Required' and p_player.terms_accepted_at is not null then
    return '{}';
  end if;
  return array_remove(array[
    case when p_player.status = 'Closed' then 'ACCOUNT_CLOSED' end,
    case when p_player.self_excluded_at is not null then 'SELF_EXCLUDED' end,
    case when p_player.timeout_ends_at > p_at then 'TIMED_OUT' end,
    case when p_player.kyc_status = 'Required' and v_kyc_before_play then 'KYC_REQUIRED' end,
    case when p_player.sow_status = 'Required' and p_player.sow_due_at <= p_at then 'SOURCE_OF_WEALTH_EXPIRED' end,
    case when p_player.terms_accepted_at is null then 'TERMS_NOT_ACCEPTED' end
  ], null);
end $$;

create or replace function write_movement(
  p_wallet wallet, p_kind text, p_key text, p_fingerprint text, p_delta bigint, p_counterparty text, p_holder text,
  p_game_id text, p_game_session_id text, p_round_id text, p_reverses_id bigint, p_effective_at timestamptz, p_at timestamptz
) returns movement
language plpgsql as $$
declare
  v_balance bigint;
  v_bonus bigint;
  v_version bigint := p_wallet.version + 1;
  v_journal_id bigint;
  v_house_id bigint;
begin
  select r.balance + p_delta, b.balance into v_balance, v_bonus from account r, account b where r.id = p_wallet.real_account_id and b.id = p_wallet.bonus_account_id;
  if v_balance < 0 then
    return refused('INSUFFICIENT_FUNDS');
  end if;
  update wallet set version = v_version where player_id = p_wallet.player_id;
  insert into journal (brand, player_id, kind, idempotency_key, fingerprint, amount, currency, game_id, game_session_id, round_id, reverses_id, balance_after, version, effective_at, created_at)
  values (p_wallet.brand, p_wallet.player_id, p_kind, p_key, p_fingerprint, abs(p_delta), p_wallet.currency, p_game_id, p_game_session_id, p_round_id, p_reverses_id, v_balance, v_version, p_effective_at, p_at)
  returning id into v_journal_id;
  if p_delta <> 0 then
    v_house_id := account_for(p_counterparty, p_wallet.brand, p_holder, p_wallet.currency, shard_of(p_wallet.player_id));
    insert into entry (journal_id, account_id, amount, currency)
    values (v_journal_id, p_wallet.real_account_id, p_delta, p_wallet.currency), (v_journal_id, v_house_id, -p_delta, p_wallet.currency);
  end if;
  insert into outbox (topic, payload) values ('api.wallet-changed', jsonb_build_object(
    'brand', p_wallet.brand, 'playerId', p_wallet.player_id, 'version', v_version, 'balance', v_balance, 'bonusBalance', v_bonus,
    'currency', p_wallet.currency, 'amount', abs(p_delta), 'gameId', p_game_id,
    'moneyType', case p_kind when 'bet' then 'CasinoBet' when 'win' then 'CasinoWin' when 'rollback' then 'CasinoRollback' else 'Adjustment' end));
  return row('OK', v_balance, v_version, v_journal_id, false, '{}')::movement;
end $$;

create or replace function limit_refusal(p_player player, p_stake bigint, p_at timestamptz) returns text
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_limit record;
  v_play record;
begin
  if exists (
    select 1 from limit_rule rule left join player_limit l on l.player_id = p_player.id and l.kind = rule.kind and l.period = rule.period
    where rule.brand = p_player.brand and rule.is_required and l.ceiling is null
  ) then
    return 'LIMIT_REQUIRED';
  end if;
  -- most players have none: one look by primary key, then nothing
  if not exists (select 1 from player_limit where player_id = p_player.id and ceiling is not null) then
    return null;
  end if;
  for v_limit in
    select l.kind, l.ceiling, period_start(l.period, rule.is_rolling, brand.time_zone, p_at) as since
    from player_limit l
    join brand_rule brand on brand.brand = p_player.brand
    join limit_rule rule on rule.brand = p_player.brand and rule.kind = l.kind and rule.period = l.period
    where l.player_id = p_player.id and l.ceiling is not null and l.kind <> 'DEPOSIT'
  loop
    if v_limit.kind = 'SESSION' then
      if minutes_played_since(p_player.id, v_limit.since, p_at) >= v_limit.ceiling then
        return 'LIMIT_REACHED';
      end if;
    else
      select * into v_play from play_since(p_player.id, v_limit.since);
      if (v_limit.kind = 'WAGER' and v_play.staked + p_stake > v_limit.ceiling)
        or (v_limit.kind = 'LOSS' and v_play.staked - v_play.paid + p_stake > v_limit.ceiling) then
        return 'LIMIT_REACHED';
      end if;
    end if;
  end loop;
  return null;
end $$;

-- apply_entries finds account and journal itself and refuses what is not there, and neither is ever deleted: the foreign keys only repeated that,
-- with a key-share lock on the hot shard row for every entry.
alter table entry drop constraint entry_account_id_fkey, drop constraint entry_journal_id_fkey;
