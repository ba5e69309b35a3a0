-- One function per money movement. Each locks the wallet first, so everything of one player happens one after the other and a duplicate always
-- sees the first execution; then the trigger locks the player's account and one shard. A refusal writes nothing.
create type movement as (code text, balance bigint, version bigint, journal_id bigint, replayed boolean, reasons text[]);

create function shard_of(p_player_id text) returns smallint
language sql immutable as $$ select (('x' || substr(md5(p_player_id), 1, 4))::bit(16)::integer % 16)::smallint $$;

create function account_for(p_kind text, p_brand text, p_holder text, p_currency text, p_shard smallint) returns bigint
language plpgsql set search_path = api, pg_temp as $$
declare
  v_id bigint;
begin
  select id into v_id from account where kind = p_kind and brand = p_brand and holder = p_holder and currency = p_currency and shard = p_shard;
  if v_id is null then
    insert into account (kind, brand, holder, currency, shard) values (p_kind, p_brand, p_holder, p_currency, p_shard) on conflict do nothing;
    select id into v_id from account where kind = p_kind and brand = p_brand and holder = p_holder and currency = p_currency and shard = p_shard;
  end if;
  return v_id;
end $$;

create function open_wallet(p_player_id text, p_brand text, p_currency text) returns void
language sql set search_path = api, pg_temp as $$
  insert into wallet (player_id, brand, currency, real_account_id, bonus_account_id)
  values (p_player_id, p_brand, p_currency, account_for('player_real', p_brand, p_player_id, p_currency, 0::smallint), account_for('player_bonus', p_brand, p_player_id, p_currency, 0::smallint))
  on conflict (player_id) do nothing
$$;

create function refused(p_code text, p_reasons text[] default '{}') returns movement
language sql immutable as $$ select row(p_code, null, null, null, false, p_reasons)::api.movement $$;

create function locked_wallet(p_brand text, p_player_id text) returns wallet
language sql set search_path = api, pg_temp as $$
  select * from wallet where player_id = p_player_id and brand = p_brand for update
$$;

-- The first answer to a key, or null when the key is new.
create function replay(p_player_id text, p_key text, p_fingerprint text) returns movement
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_journal journal;
begin
  select * into v_journal from journal where player_id = p_player_id and idempotency_key = p_key;
  if not found then
    return null;
  elsif v_journal.fingerprint <> p_fingerprint then
    return refused('KEY_REUSED');
  end if;
  return row('OK', v_journal.balance_after, v_journal.version, v_journal.id, true, '{}')::movement;
end $$;

-- Writes journal, entries, wallet version and outbox row. p_delta is what the player's real balance changes by.
create function write_movement(
  p_wallet wallet, p_kind text, p_key text, p_fingerprint text, p_delta bigint, p_counterparty text, p_holder text,
  p_game_id text, p_game_session_id text, p_round_id text, p_reverses_id bigint, p_effective_at timestamptz, p_at timestamptz
) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_balance bigint;
  v_bonus bigint;
  v_version bigint;
  v_journal_id bigint;
  v_house_id bigint;
begin
  select balance into v_balance from account where id = p_wallet.real_account_id;
  select balance into v_bonus from account where id = p_wallet.bonus_account_id;
  v_balance := v_balance + p_delta;
  if v_balance < 0 then
    return refused('INSUFFICIENT_FUNDS');
  end if;
  update wallet set version = version + 1 where player_id = p_wallet.player_id returning version into v_version;
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

create function count_play(p_player_id text, p_at timestamptz, p_staked bigint, p_paid bigint) returns void
language sql set search_path = api, pg_temp as $$
  insert into play_hour as h (player_id, hour, staked, paid) values (p_player_id, date_trunc('hour', p_at), p_staked, p_paid)
  on conflict (player_id, hour) do update set staked = h.staked + excluded.staked, paid = h.paid + excluded.paid
$$;

-- Why a bet may not be placed, or null when it may. Fails closed: what is not known to be allowed is refused.
create function bet_refusal(p_wallet wallet, p_game_id text, p_game_session_id text, p_round_id text, p_amount bigint, p_currency text, p_at timestamptz) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_player player;
  v_blocks text[];
  v_status text;
  v_limit text;
begin
  if p_wallet.currency <> p_currency then
    return refused('CURRENCY_MISMATCH');
  end if;
  -- share lock: an exclusion that commits while this bet runs waits for it, and every later bet sees the exclusion
  select * into v_player from player where id = p_wallet.player_id for share;
  v_blocks := play_blocks(v_player, p_at);
  if v_blocks is null or cardinality(v_blocks) > 0 then
    return refused('PLAYER_BLOCKED', coalesce(v_blocks, '{}'));
  end if;
  if not exists (
    select 1 from game_session s
    where s.id = p_game_session_id and s.player_id = v_player.id and s.mode = 'REAL' and s.game_id = p_game_id and s.closed_at is null and s.expires_at > p_at
      and not exists (select 1 from ended_session e where e.sid = s.sid)
  ) then
    return refused('SESSION_ENDED');
  end if;
  if exists (select 1 from game where id = p_game_id and withdrawn_at is not null) then
    return refused('GAME_BLOCKED');
  end if;
  select status into v_status from game_round where player_id = v_player.id and round_id = p_round_id;
  if v_status <> 'OPEN' then
    return refused('ROUND_CLOSED');
  end if;
  v_limit := limit_refusal(v_player, p_amount, p_at);
  if v_limit is not null then
    return refused(v_limit);
  end if;
  return null;
end $$;

create function post_bet(
  p_brand text, p_player_id text, p_key text, p_fingerprint text, p_provider text, p_game_id text, p_game_session_id text, p_round_id text,
  p_amount bigint, p_currency text, p_at timestamptz
) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_result movement;
begin
  if p_amount is null or p_amount < 0 then
    raise exception 'a stake is never negative' using errcode = 'P0422';
  end if;
  v_wallet := locked_wallet(p_brand, p_player_id);
  if v_wallet.player_id is null then
    return refused('UNKNOWN_PLAYER');
  end if;
  v_result := replay(p_player_id, p_key, p_fingerprint);
  if v_result.code is not null then
    return v_result;
  end if;
  select * into v_result from (select code, null::bigint, null::bigint, null::bigint, true, reasons from refused_bet where player_id = p_player_id and bet_key = p_key) before;
  if v_result.code is not null then
    return v_result;
  end if;
  v_result := bet_refusal(v_wallet, p_game_id, p_game_session_id, p_round_id, p_amount, p_currency, p_at);
  if v_result.code is null then
    v_result := write_movement(v_wallet, 'bet', p_key, p_fingerprint, -p_amount, 'game_provider', p_provider, p_game_id, p_game_session_id, p_round_id, null, p_at, p_at);
  end if;
  if v_result.code <> 'OK' then
    insert into refused_bet (player_id, bet_key, code, reasons, at) values (p_player_id, p_key, v_result.code, v_result.reasons, p_at);
    return v_result;
  end if;
  insert into game_round as r (brand, player_id, round_id, game_id, game_session_id, status, stake, currency, balance_after, opened_at)
  values (p_brand, p_player_id, p_round_id, p_game_id, p_game_session_id, 'OPEN', p_amount, p_currency, v_result.balance, p_at)
  on conflict (player_id, round_id) do update set stake = r.stake + excluded.stake, balance_after = excluded.balance_after;
  perform count_play(p_player_id, p_at, p_amount, 0);
  update game_session set last_activity_at = greatest(last_activity_at, p_at) where id = p_game_session_id;
  insert into recently_played (player_id, game_id, played_at) values (p_player_id, p_game_id, p_at) on conflict (player_id, game_id) do update set played_at = excluded.played_at;
  return v_result;
end $$;

-- Always creditable: a win is the player's money, whatever became of the session, the account or the limits since the bet.
create function post_win(
  p_brand text, p_player_id text, p_key text, p_fingerprint text, p_provider text, p_game_id text, p_game_session_id text, p_round_id text,
  p_amount bigint, p_currency text, p_closes_round boolean, p_at timestamptz
) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_result movement;
  v_status text;
begin
  if p_amount is null or p_amount < 0 then
    raise exception 'a win is never negative' using errcode = 'P0422';
  end if;
  v_wallet := locked_wallet(p_brand, p_player_id);
  if v_wallet.player_id is null then
    return refused('UNKNOWN_PLAYER');
  end if;
  v_result := replay(p_player_id, p_key, p_fingerprint);
  if v_result.code is not null then
    return v_result;
  end if;
  if v_wallet.currency <> p_currency then
    return refused('CURRENCY_MISMATCH');
  end if;
  select status into v_status from game_round where player_id = p_player_id and round_id = p_round_id;
  if v_status = 'ROLLED_BACK' then
    return refused('ROLLED_BACK');
  end if;
  v_result := write_movement(v_wallet, 'win', p_key, p_fingerprint, p_amount, 'game_provider', p_provider, p_game_id, p_game_session_id, p_round_id, null, p_at, p_at);
  insert into game_round as r (brand, player_id, round_id, game_id, game_session_id, status, paid, currency, balance_after, opened_at, closed_at)
  values (p_brand, p_player_id, p_round_id, p_game_id, p_game_session_id, case when p_closes_round then 'CLOSED' else 'OPEN' end, p_amount, p_currency, v_result.balance, p_at, case when p_closes_round then p_at end)
  on conflict (player_id, round_id) do update
    set paid = r.paid + excluded.paid, balance_after = excluded.balance_after,
        status = case when r.status = 'CLOSED' then 'CLOSED' else excluded.status end, closed_at = coalesce(r.closed_at, excluded.closed_at);
  perform count_play(p_player_id, p_at, 0, p_amount);
  update game_session set last_activity_at = greatest(last_activity_at, p_at) where id = p_game_session_id and closed_at is null;
  return v_result;
end $$;

-- Gives a stake back. An unknown bet is voided for ever, so that it is refused if it comes late.
create function post_rollback(p_brand text, p_player_id text, p_key text, p_fingerprint text, p_provider text, p_bet_key text, p_at timestamptz) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_bet journal;
  v_round game_round;
  v_result movement;
begin
  v_wallet := locked_wallet(p_brand, p_player_id);
  if v_wallet.player_id is null then
    return refused('UNKNOWN_PLAYER');
  end if;
  v_result := replay(p_player_id, p_key, p_fingerprint);
  if v_result.code is not null then
    return v_result;
  end if;
  select * into v_bet from journal where player_id = p_player_id and idempotency_key = p_bet_key;
  if not found then
    insert into refused_bet (player_id, bet_key, code, at) values (p_player_id, p_bet_key, 'ROLLED_BACK', p_at) on conflict do nothing;
    return row('OK', (select balance from account where id = v_wallet.real_account_id), v_wallet.version, null, false, '{}')::movement;
  end if;
  if v_bet.kind <> 'bet' then
    return refused('NOT_A_BET');
  end if;
  select * into v_result from (select 'OK', balance_after, version, id, true, '{}'::text[] from journal where reverses_id = v_bet.id) done;
  if v_result.code is not null then
    return v_result;
  end if;
  select * into v_round from game_round where player_id = p_player_id and round_id = v_bet.round_id for update;
  if v_round.status = 'CLOSED' then
    return refused('ROUND_CLOSED');
  end if;
  v_result := write_movement(v_wallet, 'rollback', p_key, p_fingerprint, v_bet.amount, 'game_provider', p_provider, v_bet.game_id, v_bet.game_session_id, v_bet.round_id, v_bet.id, v_bet.effective_at, p_at);
  update game_round
  set stake = stake - v_bet.amount, balance_after = v_result.balance,
      status = case when stake - v_bet.amount = 0 and paid = 0 then 'ROLLED_BACK' else status end,
      closed_at = case when stake - v_bet.amount = 0 and paid = 0 then p_at else closed_at end
  where id = v_round.id;
  perform count_play(p_player_id, v_bet.effective_at, -v_bet.amount, 0);
  return v_result;
end $$;

-- Money between the house and a player, by an operator's decision; a negative amount takes it back.
create function post_house_transfer(p_brand text, p_player_id text, p_key text, p_fingerprint text, p_amount bigint, p_currency text, p_at timestamptz) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_result movement;
begin
  if p_amount is null or p_amount = 0 then
    raise exception 'a transfer moves something' using errcode = 'P0422';
  end if;
  v_wallet := locked_wallet(p_brand, p_player_id);
  if v_wallet.player_id is null then
    return refused('UNKNOWN_PLAYER');
  end if;
  v_result := replay(p_player_id, p_key, p_fingerprint);
  if v_result.code is not null then
    return v_result;
  end if;
  if v_wallet.currency <> p_currency then
    return refused('CURRENCY_MISMATCH');
  end if;
  return write_movement(v_wallet, 'house_transfer', p_key, p_fingerprint, p_amount, 'house', '', null, null, null, null, p_at, p_at);
end $$;

-- What is wrong with the ledger: no row when nothing is.
create function ledger_faults() returns table (fault text, detail text)
language sql stable set search_path = api, pg_temp as $$
  select 'unbalanced journal', journal_id::text from entry group by journal_id, currency having sum(amount) <> 0
  union all
  select 'journal without its pair', j.id::text from journal j where j.amount <> 0 and (select count(*) from entry e where e.journal_id = j.id) <> 2
  union all
  select 'balance is not the fold of its entries', a.id::text from account a
    left join (select account_id, sum(amount) as total from entry group by account_id) e on e.account_id = a.id where a.balance <> coalesce(e.total, 0)
  union all
  select 'negative player balance', id::text from account where kind in ('player_real', 'player_bonus') and balance < 0
  union all
  select 'money from nowhere', currency from account group by currency having sum(balance) <> 0
  union all
  select 'wallet version is not its number of movements', w.player_id from wallet w where w.version <> (select count(*) from journal j where j.player_id = w.player_id)
  union all
  select 'round is not the sum of its movements', r.id::text from game_round r join lateral (
    select coalesce(sum(case j.kind when 'bet' then j.amount when 'rollback' then -j.amount else 0 end), 0) as stake, coalesce(sum(case when j.kind = 'win' then j.amount else 0 end), 0) as paid
    from journal j where j.player_id = r.player_id and j.round_id = r.round_id) m on true where m.stake <> r.stake or m.paid <> r.paid
  union all
  select 'hourly sums differ from the journal', h.player_id from (select player_id, sum(staked) as staked, sum(paid) as paid from play_hour group by player_id) h
    join lateral (select coalesce(sum(case j.kind when 'bet' then j.amount when 'rollback' then -j.amount else 0 end), 0) as staked, coalesce(sum(case when j.kind = 'win' then j.amount else 0 end), 0) as paid
    from journal j where j.player_id = h.player_id) m on true where m.staked <> h.staked or m.paid <> h.paid
$$;
