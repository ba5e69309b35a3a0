-- A movement with the bonus money that was playable in the game after it.
create or replace function to_game_movement(p_movement movement) returns game_movement
language plpgsql stable as $$
begin
  return row(p_movement.code, p_movement.balance, p_movement.version, p_movement.journal_id, p_movement.replayed, p_movement.reasons,
    case when p_movement.journal_id is null then 0 else (select playable_bonus from journal where id = p_movement.journal_id) end)::game_movement;
end $$;

-- Adds to the hourly sums of a player; the hour is that of `p_at`.
create or replace function count_play(p_player_id text, p_at timestamptz, p_staked bigint, p_paid bigint) returns void
language plpgsql as $$
begin
  update play_hour set staked = staked + p_staked, paid = paid + p_paid where player_id = p_player_id and hour = date_trunc('hour', p_at);
  if not found then
    insert into play_hour (player_id, hour, staked, paid) values (p_player_id, date_trunc('hour', p_at), p_staked, p_paid);
  end if;
end $$;

-- Adds to the bonus part of the hourly sums; count_play() has created the row.
create or replace function count_bonus_play(p_player_id text, p_at timestamptz, p_staked bigint, p_paid bigint) returns void
language plpgsql as $$
begin
  update play_hour set bonus_staked = bonus_staked + p_staked, bonus_paid = bonus_paid + p_paid where player_id = p_player_id and hour = date_trunc('hour', p_at);
end $$;

-- Why a bet is refused (currency, player, session, game, round, limits); a null row when it is allowed. The caller holds the
-- lock of the wallet and sets the search path.
create or replace function bet_refusal(p_wallet wallet, p_game_id text, p_game_session_id text, p_round_id text, p_amount bigint, p_currency text, p_at timestamptz) returns movement
language plpgsql as $$
declare
  v_player player;
  v_blocks text[];
  v_play record;
  v_limit text;
begin
  if p_wallet.currency <> p_currency then
    return refused('CURRENCY_MISMATCH');
  end if;
  -- share lock: a concurrent exclusion waits for this bet, and every later bet sees the exclusion
  select * into v_player from player where id = p_wallet.player_id for share;
  v_blocks := play_blocks(v_player, p_at);
  if v_blocks is null or cardinality(v_blocks) > 0 then
    return refused('PLAYER_BLOCKED', coalesce(v_blocks, '{}'));
  end if;
  select exists (
      select 1 from game_session s
      where s.id = p_game_session_id and s.player_id = v_player.id and s.mode = 'REAL' and s.game_id = p_game_id and s.closed_at is null and s.expires_at > p_at
        and not exists (select 1 from ended_session e where e.sid = s.sid)
    ) as has_session,
    exists (select 1 from game where id = p_game_id and withdrawn_at is not null) as is_withdrawn,
    (select status from game_round where player_id = v_player.id and round_id = p_round_id) as round_status
  into v_play;
  if not v_play.has_session then
    return refused('SESSION_ENDED');
  elsif v_play.is_withdrawn then
    return refused('GAME_BLOCKED');
  elsif v_play.round_status <> 'OPEN' then
    return refused('ROUND_CLOSED');
  end if;
  v_limit := limit_refusal(v_player, p_amount, p_at);
  if v_limit is not null then
    return refused(v_limit);
  end if;
  return null;
end $$;

create or replace function place_bet(
  p_brand text, p_player_id text, p_key text, p_fingerprint text, p_provider text, p_game_id text, p_game_session_id text, p_round_id text,
  p_amount bigint, p_currency text, p_at timestamptz
) returns game_movement
language plpgsql as $$
declare
  v_wallet wallet;
  v_has_bonus boolean;
  v_share bonus_share;
  v_result movement;
begin
  if p_amount is null or p_amount < 0 then
    raise exception 'a stake must not be negative' using errcode = 'P0422';
  end if;
  v_wallet := locked_wallet(p_brand, p_player_id);
  if v_wallet.player_id is null then
    return to_game_movement(refused('UNKNOWN_PLAYER'));
  end if;
  v_result := replay(p_player_id, p_key, p_fingerprint);
  if v_result.code is not null then
    return to_game_movement(v_result);
  end if;
  select * into v_result from (select code, null::bigint, null::bigint, null::bigint, true, reasons from refused_bet where player_id = p_player_id and bet_key = p_key) before;
  if v_result.code is not null then
    return to_game_movement(v_result);
  end if;
  v_result := bet_refusal(v_wallet, p_game_id, p_game_session_id, p_round_id, p_amount, p_currency, p_at);
  v_has_bonus := exists (select 1 from bonus where player_id = p_player_id and status = 'Active');
  if v_result.code is null and v_has_bonus then
    v_share := bonus_share_for(v_wallet, p_game_id, p_round_id, p_amount, p_at);
    if v_share.code is not null then
      v_result := refused(v_share.code);
    end if;
  end if;
  if v_result.code is null and v_share.bonus_id is not null then
    v_result := write_split(v_wallet, 'bet', p_key, p_fingerprint, p_amount, v_share.amount - p_amount, -v_share.amount, v_share.bonus_id, v_share.wagered,
      'game_provider', p_provider, p_game_id, p_game_session_id, p_round_id, null, p_at, p_at);
  elsif v_result.code is null then
    v_result := write_movement(v_wallet, 'bet', p_key, p_fingerprint, -p_amount, 'game_provider', p_provider, p_game_id, p_game_session_id, p_round_id, null, p_at, p_at);
  end if;
  if v_result.code <> 'OK' then
    insert into refused_bet (player_id, bet_key, code, reasons, at) values (p_player_id, p_key, v_result.code, v_result.reasons, p_at);
    return to_game_movement(v_result);
  end if;
  insert into game_round as r (brand, player_id, round_id, game_id, game_session_id, status, stake, currency, balance_after, opened_at, bonus_id, bonus_stake)
  values (p_brand, p_player_id, p_round_id, p_game_id, p_game_session_id, 'OPEN', p_amount, p_currency, v_result.balance, p_at, v_share.bonus_id, coalesce(v_share.amount, 0))
  on conflict (player_id, round_id) do update
    set stake = r.stake + excluded.stake, balance_after = excluded.balance_after, bonus_id = coalesce(r.bonus_id, excluded.bonus_id), bonus_stake = r.bonus_stake + excluded.bonus_stake;
  perform count_play(p_player_id, p_at, p_amount, 0);
  if v_share.amount > 0 then
    perform count_bonus_play(p_player_id, p_at, v_share.amount, 0);
  end if;
  update game_session set last_activity_at = greatest(last_activity_at, p_at) where id = p_game_session_id;
  insert into recently_played (player_id, game_id, played_at) values (p_player_id, p_game_id, p_at) on conflict (player_id, game_id) do update set played_at = excluded.played_at;
  if not v_has_bonus then
    return row(v_result.code, v_result.balance, v_result.version, v_result.journal_id, v_result.replayed, v_result.reasons, 0)::game_movement;
  end if;
  return to_game_movement(v_result);
end $$;

create or replace function post_bet(
  p_brand text, p_player_id text, p_key text, p_fingerprint text, p_provider text, p_game_id text, p_game_session_id text, p_round_id text,
  p_amount bigint, p_currency text, p_at timestamptz
) returns game_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_bet game_movement;
begin
  v_bet := place_bet(p_brand, p_player_id, p_key, p_fingerprint, p_provider, p_game_id, p_game_session_id, p_round_id, p_amount, p_currency, p_at);
  if v_bet.code <> 'OK' then
    return v_bet;
  end if;
  return contribute(v_bet, p_player_id, p_key, p_game_id, p_game_session_id, p_amount, p_at);
end $$;

-- Bets that come together are posted together (ADR 0114): one statement for many players instead of two dozen for each. The rules are those of post_bet:
-- bet_refusal is asked for every bet, under the same locks. Only what nothing stands against is posted here, and only plain bets: real money, no jackpot.
-- Whoever is not in the answer is asked of post_bet, which knows the rest: repetitions, refusals, bonuses, contributions.
create or replace function post_bets(
  p_brands text[], p_player_ids text[], p_keys text[], p_fingerprints text[], p_providers text[], p_game_ids text[], p_game_session_ids text[], p_round_ids text[],
  p_amounts bigint[], p_currencies text[], p_ats timestamptz[]
) returns table (place integer, balance bigint, version bigint, journal_id bigint)
language plpgsql
-- planned once a connection, by indexes only: a plan made for tables that were still small must not be slow when they are large
set search_path = api, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  v_free text[];
begin
  -- who is held by somebody is not waited for, so that no player's affairs hold up another's, and batches cannot wait for each other
  select array_agg(held.player_id) into v_free from (
    select w.player_id from wallet w join player p on p.id = w.player_id where w.player_id = any(p_player_ids) for update of w skip locked for share of p skip locked
  ) held;
  return query
  with plain as materialized (
    select b.*, w as wallet, r.balance - b.amount as balance_after, o.balance as bonus_balance, h.id as provider_account_id
    from unnest(p_brands, p_player_ids, p_keys, p_fingerprints, p_providers, p_game_ids, p_game_session_ids, p_round_ids, p_amounts, p_currencies, p_ats)
      with ordinality as b (brand, player_id, key, fingerprint, provider, game_id, game_session_id, round_id, amount, currency, at, place)
    join wallet w on w.player_id = b.player_id and w.brand = b.brand
    join account r on r.id = w.real_account_id
    join account o on o.id = w.bonus_account_id
    join account h on h.kind = 'game_provider' and h.brand = w.brand and h.holder = b.provider and h.currency = w.currency and h.shard = shard_of(w.player_id)
    where b.player_id = any(v_free) and b.amount > 0 and r.balance >= b.amount
      and not exists (select 1 from journal j where j.player_id = b.player_id and j.idempotency_key = b.key)
      and not exists (select 1 from refused_bet f where f.player_id = b.player_id and f.bet_key = b.key)
      and not exists (select 1 from bonus x where x.player_id = b.player_id and x.status = 'Active')
      and not exists (select 1 from jackpot_choice c where c.player_id = b.player_id and c.opted_in)
  ),
  -- the number is taken here, so that nobody has to look for what was just written
  bets as materialized (
    select p.*, (p.wallet).version + 1 as next_version, nextval('journal_id_seq') as journal_id
    from plain p where (bet_refusal(p.wallet, p.game_id, p.game_session_id, p.round_id, p.amount, p.currency, p.at)).code is null
  ),
  counted as (update wallet w set version = b.next_version from bets b where w.player_id = b.player_id),
  journaled as (
    insert into journal (id, brand, player_id, kind, idempotency_key, fingerprint, amount, currency, game_id, game_session_id, round_id, balance_after, version, effective_at, created_at)
    overriding system value
    select b.journal_id, b.brand, b.player_id, 'bet', b.key, b.fingerprint, b.amount, b.currency, b.game_id, b.game_session_id, b.round_id, b.balance_after, b.next_version, b.at, b.at from bets b
  ),
  -- all of them in one insert: the trigger takes the accounts in the order of their ids, each once
  posted as (
    insert into entry (journal_id, account_id, amount, currency)
    select b.journal_id, side.account_id, side.amount, b.currency from bets b
    cross join lateral (values ((b.wallet).real_account_id, -b.amount), (b.provider_account_id, b.amount)) side (account_id, amount)
  ),
  told as (
    insert into outbox (topic, payload)
    select 'api.wallet-changed', jsonb_build_object('brand', b.brand, 'playerId', b.player_id, 'version', b.next_version, 'balance', b.balance_after, 'bonusBalance', b.bonus_balance,
      'currency', b.currency, 'amount', b.amount, 'gameId', b.game_id, 'wageringProgress', null, 'moneyType', 'CasinoBet')
    from bets b
  ),
  rounds as (
    insert into game_round as r (brand, player_id, round_id, game_id, game_session_id, status, stake, currency, balance_after, opened_at)
    select b.brand, b.player_id, b.round_id, b.game_id, b.game_session_id, 'OPEN', b.amount, b.currency, b.balance_after, b.at from bets b
    on conflict (player_id, round_id) do update set stake = r.stake + excluded.stake, balance_after = excluded.balance_after
  ),
  hours as (
    insert into play_hour as h (player_id, hour, staked) select b.player_id, date_trunc('hour', b.at), b.amount from bets b
    on conflict (player_id, hour) do update set staked = h.staked + excluded.staked
  ),
  sessions as (update game_session s set last_activity_at = greatest(s.last_activity_at, b.at) from bets b where s.id = b.game_session_id),
  recent as (
    insert into recently_played (player_id, game_id, played_at) select b.player_id, b.game_id, b.at from bets b
    on conflict (player_id, game_id) do update set played_at = excluded.played_at
  )
  select b.place::integer, b.balance_after, b.next_version, b.journal_id from bets b;
end $$;

-- Credits a win; no limit or player status refuses it. Money returns to the balances that staked it, in proportion over the
-- whole round; the remainder of the division is real money.
create or replace function post_win(
  p_brand text, p_player_id text, p_key text, p_fingerprint text, p_provider text, p_game_id text, p_game_session_id text, p_round_id text,
  p_amount bigint, p_currency text, p_closes_round boolean, p_at timestamptz
) returns game_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_round game_round;
  v_bonus_id text;
  v_bonus bigint := 0;
  v_result movement;
begin
  if p_amount is null or p_amount < 0 then
    raise exception 'a win must not be negative' using errcode = 'P0422';
  end if;
  v_wallet := locked_wallet(p_brand, p_player_id);
  if v_wallet.player_id is null then
    return to_game_movement(refused('UNKNOWN_PLAYER'));
  end if;
  v_result := replay(p_player_id, p_key, p_fingerprint);
  if v_result.code is not null then
    return to_game_movement(v_result);
  end if;
  if v_wallet.currency <> p_currency then
    return to_game_movement(refused('CURRENCY_MISMATCH'));
  end if;
  select * into v_round from game_round where player_id = p_player_id and round_id = p_round_id;
  if v_round.status = 'ROLLED_BACK' then
    return to_game_movement(refused('ROLLED_BACK'));
  end if;
  if v_round.bonus_stake > 0 then
    -- the bonus of a closed round has ended: a late win is real money
    select id into v_bonus_id from bonus where id = v_round.bonus_id and status = 'Active';
  end if;
  if v_bonus_id is not null then
    v_bonus := greatest(0, least(p_amount, floor((v_round.paid + p_amount)::numeric * v_round.bonus_stake / v_round.stake)::bigint - v_round.bonus_paid));
  end if;
  v_result := write_split(v_wallet, 'win', p_key, p_fingerprint, p_amount, p_amount - v_bonus, v_bonus, v_bonus_id, 0, 'game_provider', p_provider,
    p_game_id, p_game_session_id, p_round_id, null, p_at, p_at);
  insert into game_round as r (brand, player_id, round_id, game_id, game_session_id, status, paid, currency, balance_after, opened_at, closed_at)
  values (p_brand, p_player_id, p_round_id, p_game_id, p_game_session_id, case when p_closes_round then 'CLOSED' else 'OPEN' end, p_amount, p_currency, v_result.balance, p_at, case when p_closes_round then p_at end)
  on conflict (player_id, round_id) do update
    set paid = r.paid + excluded.paid, bonus_paid = r.bonus_paid + v_bonus, balance_after = excluded.balance_after,
        status = case when r.status = 'CLOSED' then 'CLOSED' else excluded.status end, closed_at = coalesce(r.closed_at, excluded.closed_at);
  perform count_play(p_player_id, p_at, 0, p_amount);
  if v_bonus > 0 then
    perform count_bonus_play(p_player_id, p_at, 0, v_bonus);
  end if;
  update game_session set last_activity_at = greatest(last_activity_at, p_at) where id = p_game_session_id and closed_at is null;
  if v_round.bonus_id is not null then
    perform settle_bonus(p_player_id, v_round.bonus_id, p_at);
  end if;
  return to_game_movement(v_result);
end $$;

-- Gives a stake back, to where it came from, with what it had counted for. An unknown bet is voided for ever, so that it is refused if it comes late.
create or replace function take_back_bet(p_brand text, p_player_id text, p_key text, p_fingerprint text, p_provider text, p_bet_key text, p_at timestamptz) returns game_movement
language plpgsql as $$
declare
  v_wallet wallet;
  v_bet journal;
  v_round game_round;
  v_bonus_id text;
  v_bonus bigint := 0;
  v_result movement;
begin
  v_wallet := locked_wallet(p_brand, p_player_id);
  if v_wallet.player_id is null then
    return to_game_movement(refused('UNKNOWN_PLAYER'));
  end if;
  v_result := replay(p_player_id, p_key, p_fingerprint);
  if v_result.code is not null then
    return to_game_movement(v_result);
  end if;
  select * into v_bet from journal where player_id = p_player_id and idempotency_key = p_bet_key;
  if not found then
    insert into refused_bet (player_id, bet_key, code, at) values (p_player_id, p_bet_key, 'ROLLED_BACK', p_at) on conflict do nothing;
    return row('OK', (select balance from account where id = v_wallet.real_account_id), v_wallet.version, null, false, '{}', 0)::game_movement;
  end if;
  if v_bet.kind <> 'bet' then
    return to_game_movement(refused('NOT_A_BET'));
  end if;
  select * into v_result from (select 'OK', balance_after, version, id, true, '{}'::text[] from journal where reverses_id = v_bet.id) done;
  if v_result.code is not null then
    return to_game_movement(v_result);
  end if;
  select * into v_round from game_round where player_id = p_player_id and round_id = v_bet.round_id for update;
  if v_round.status = 'CLOSED' then
    return to_game_movement(refused('ROUND_CLOSED'));
  end if;
  -- an open round keeps its bonus active: the bonus money returns to it
  select id into v_bonus_id from bonus where id = v_bet.bonus_id and status = 'Active';
  if v_bonus_id is not null then
    v_bonus := v_bet.bonus_amount;
  end if;
  v_result := write_split(v_wallet, 'rollback', p_key, p_fingerprint, v_bet.amount, v_bet.amount - v_bonus, v_bonus, v_bonus_id, case when v_bonus_id is null then 0 else -v_bet.wagered end,
    'game_provider', p_provider, v_bet.game_id, v_bet.game_session_id, v_bet.round_id, v_bet.id, v_bet.effective_at, p_at);
  update game_round
  set stake = stake - v_bet.amount, bonus_stake = bonus_stake - v_bonus, balance_after = v_result.balance,
      status = case when stake - v_bet.amount = 0 and paid = 0 then 'ROLLED_BACK' else status end,
      closed_at = case when stake - v_bet.amount = 0 and paid = 0 then p_at else closed_at end
  where id = v_round.id;
  perform count_play(p_player_id, v_bet.effective_at, -v_bet.amount, 0);
  if v_bonus > 0 then
    perform count_bonus_play(p_player_id, v_bet.effective_at, -v_bonus, 0);
  end if;
  if v_bet.bonus_id is not null then
    perform settle_bonus(p_player_id, v_bet.bonus_id, p_at);
  end if;
  return to_game_movement(v_result);
end $$;

-- A bet that goes back takes its contribution with it.
create or replace function post_rollback(p_brand text, p_player_id text, p_key text, p_fingerprint text, p_provider text, p_bet_key text, p_at timestamptz) returns game_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_back game_movement;
  v_stake journal;
  v_instance_id text;
  v_wallet wallet;
  v_result movement;
begin
  v_back := take_back_bet(p_brand, p_player_id, p_key, p_fingerprint, p_provider, p_bet_key, p_at);
  if v_back.code <> 'OK' then
    return v_back;
  end if;
  select * into v_stake from journal where player_id = p_player_id and idempotency_key = 'jackpot:' || p_bet_key;
  if not found then
    return v_back;
  end if;
  select 'OK', balance_after, version, v_back.journal_id, true, '{}'::text[] into v_result from journal where reverses_id = v_stake.id;
  if found then
    v_back.balance := v_result.balance;
    v_back.version := v_result.version;
    v_back.replayed := true;
    return v_back;
  end if;
  select instance_id into v_instance_id from jackpot_contribution where journal_id = v_stake.id;
  v_wallet := current_wallet(p_player_id);
  v_result := write_movement(v_wallet, 'rollback', 'jackpot-back:' || p_bet_key, 'jackpot', v_stake.amount, 'jackpot', v_instance_id, v_stake.game_id, v_stake.game_session_id, null,
    v_stake.id, v_stake.effective_at, p_at);
  perform count_play(p_player_id, v_stake.effective_at, -v_stake.amount, 0);
  perform announce_contribution(v_wallet, v_result.journal_id, v_instance_id, -v_stake.amount, p_at);
  v_back.balance := v_result.balance;
  v_back.version := v_result.version;
  return v_back;
end $$;
