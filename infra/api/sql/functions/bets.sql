-- Eligibility and limits of play
-- ------------------------------

-- Reasons why a player may not play for real money, most severe first; empty when they may, null (refuses) when the brand
-- has no rules.
create or replace function play_blocks(p_player player, p_at timestamptz) returns text[]
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_rule record;
  v_has_accepted boolean;
begin
  select kyc_before_play, terms_version, privacy_version into v_rule from brand_rule where brand = p_player.brand;
  if not found then
    return null;
  end if;
  -- a null on either side means not accepted
  v_has_accepted := coalesce(p_player.terms_version = v_rule.terms_version and p_player.privacy_version = v_rule.privacy_version, false);
  if p_player.status = 'Active' and p_player.self_excluded_at is null and p_player.timeout_ends_at is null and p_player.kyc_status <> 'Required'
    and p_player.sow_status not in ('Required', 'WillBeRequired') and v_has_accepted then
    return '{}';
  end if;
  return array_remove(array[
    case when p_player.status = 'Closed' then 'ACCOUNT_CLOSED' end,
    case when p_player.self_excluded_at is not null then 'SELF_EXCLUDED' end,
    case when p_player.timeout_ends_at > p_at then 'TIMED_OUT' end,
    case when p_player.kyc_status = 'Required' and v_rule.kyc_before_play then 'KYC_REQUIRED' end,
    case when is_wealth_overdue(p_player, p_at) then 'SOURCE_OF_WEALTH_EXPIRED' end,
    case when not v_has_accepted then 'TERMS_NOT_ACCEPTED' end
  ], null);
end $$;

-- Refusal of a bet (currency, player, session, game, wager, limits); a null row when it is allowed. Only the casino has game
-- sessions and games. The caller holds the lock of the wallet and sets the search path.
create or replace function bet_refusal(p_wallet wallet, p_request play_request) returns movement
language plpgsql as $$
declare
  v_player player;
  v_blocks text[];
  v_play record;
  v_limit text;
begin
  if p_wallet.currency <> p_request.currency then
    return refused('CURRENCY_MISMATCH');
  end if;
  -- share lock: a concurrent exclusion waits for this bet, and every later bet sees the exclusion
  select * into v_player from player where id = p_wallet.player_id for share;
  v_blocks := play_blocks(v_player, p_request.at);
  if v_blocks is null or cardinality(v_blocks) > 0 then
    return refused('PLAYER_BLOCKED', coalesce(v_blocks, '{}'));
  end if;
  v_blocks := product_blocks(v_player, p_request.product, p_request.at);
  if v_blocks is null or cardinality(v_blocks) > 0 then
    return refused('PLAYER_BLOCKED', coalesce(v_blocks, '{}'));
  end if;
  if break_until(v_player, p_request.at) is not null then
    return refused('PLAYER_BLOCKED', '{ON_BREAK}');
  end if;
  select p_request.product <> 'casino' or exists (
      select 1 from game_session s
      where s.id = p_request.game_session_id and s.player_id = v_player.id and s.mode = 'REAL' and s.game_id = p_request.game_id and s.closed_at is null and s.expires_at > p_request.at
        and not exists (select 1 from ended_session e where e.sid = s.sid)
    ) as has_session,
    exists (select 1 from game where id = p_request.game_id and withdrawn_at is not null) as is_withdrawn,
    (select status from wager where player_id = v_player.id and product = p_request.product and reference = p_request.reference) as wager_status
  into v_play;
  if not v_play.has_session then
    return refused('SESSION_ENDED');
  elsif v_play.is_withdrawn then
    return refused('GAME_BLOCKED');
  elsif v_play.wager_status <> 'OPEN' then
    return refused('ROUND_CLOSED');
  -- an open round may be finished
  elsif v_play.wager_status is null and is_reality_check_overdue(v_player, p_request.at) then
    return refused('PLAYER_BLOCKED', '{REALITY_CHECK_DUE}');
  end if;
  v_limit := limit_refusal(v_player, p_request.amount, p_request.at);
  if v_limit is not null then
    return refused(v_limit);
  end if;
  return null;
end $$;

-- Writes accepted bets, one or many, in one statement: journal, entries, wager, hourly sums, session and event. The only writer of
-- bets. The caller holds the lock of every wallet, has checked the funds, and passes each player once.
create or replace function write_bets(p_bets accepted_bet[]) returns table (place integer, balance bigint, version bigint, journal_id bigint, playable_bonus bigint)
language plpgsql
-- planned once per connection, by indexes only: a plan made while tables are small must not be slow when they are large
set search_path = api, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  v_bet accepted_bet;
begin
  foreach v_bet in array p_bets loop
    if (v_bet.bonus).bonus_id is not null then
      update bonus set balance = balance - (v_bet.bonus).amount, wagered = wagered + (v_bet.bonus).wagered where id = (v_bet.bonus).bonus_id;
    end if;
  end loop;
  return query
  with bets as materialized (
    select b.place, (b.request).*, b.wallet, (b.wallet).version + 1 as next_version, (b.bonus).bonus_id, coalesce((b.bonus).amount, 0) as bonus_amount, coalesce((b.bonus).wagered, 0) as wagered,
      r.balance - (b.request).amount + coalesce((b.bonus).amount, 0) as balance_after, o.balance - coalesce((b.bonus).amount, 0) as bonus_after,
      -- the id is taken here, so that no later step has to find the new row
      nextval('journal_id_seq') as journal_id,
      case when (b.request).amount > 0 then coalesce(h.id, account_for('game_provider', (b.wallet).brand, (b.request).provider, (b.wallet).currency, shard_of((b.wallet).player_id))) end as provider_account_id
    from unnest(p_bets) with ordinality as b (request, wallet, bonus, place)
    join account r on r.id = (b.wallet).real_account_id
    join account o on o.id = (b.wallet).bonus_account_id
    left join account h on h.kind = 'game_provider' and h.brand = (b.wallet).brand and h.holder = (b.request).provider and h.currency = (b.wallet).currency and h.shard = shard_of((b.wallet).player_id)
  ),
  rated as materialized (
    select b.*,
      case when b.bonus_after > 0 and b.game_id is not null then playable_bonus(b.player_id, b.game_id, b.at) else 0 end as playable,
      case when b.bonus_id is not null then (select wagering_progress(x) from bonus x where x.id = b.bonus_id)
        when b.bonus_after > 0 then (select wagering_progress(x) from current_bonus(b.player_id, b.at) x where x.id is not null) end as progress
    from bets b
  ),
  counted as (update wallet w set version = b.next_version from bets b where w.player_id = b.player_id),
  journaled as (
    insert into journal (id, brand, player_id, kind, idempotency_key, fingerprint, amount, currency, product, reference, game_id, game_session_id, balance_after, version, effective_at, created_at,
      bonus_id, bonus_amount, wagered, playable_bonus)
    overriding system value
    select b.journal_id, b.brand, b.player_id, 'bet', b.key, b.fingerprint, b.amount, b.currency, b.product, b.reference, b.game_id, b.game_session_id, b.balance_after, b.next_version, b.at, b.at,
      b.bonus_id, b.bonus_amount, b.wagered, b.playable from rated b
  ),
  -- one insert, so that the trigger locks the accounts in the order of their ids, each once
  posted as (
    insert into entry (journal_id, account_id, amount, currency)
    select b.journal_id, side.account_id, side.amount, b.currency from bets b
    cross join lateral (values ((b.wallet).real_account_id, b.bonus_amount - b.amount), ((b.wallet).bonus_account_id, -b.bonus_amount), (b.provider_account_id, b.amount)) side (account_id, amount)
    where side.amount <> 0
  ),
  published as (
    insert into outbox (topic, payload)
    select 'api.wallet-changed', jsonb_build_object('brand', b.brand, 'playerId', b.player_id, 'version', b.next_version, 'balance', b.balance_after, 'bonusBalance', b.bonus_after,
      'currency', b.currency, 'amount', b.amount, 'gameId', b.game_id, 'wageringProgress', b.progress, 'moneyType', money_type_of('bet', b.product), 'product', b.product, 'reference', b.reference)
    from rated b
  ),
  wagers as (
    insert into wager as r (brand, player_id, product, reference, game_id, game_session_id, status, stake, currency, balance_after, opened_at, bonus_id, bonus_stake)
    select b.brand, b.player_id, b.product, b.reference, b.game_id, b.game_session_id, 'OPEN', b.amount, b.currency, b.balance_after, b.at, b.bonus_id, b.bonus_amount from bets b
    on conflict (player_id, product, reference) do update
      set stake = r.stake + excluded.stake, balance_after = excluded.balance_after, bonus_id = coalesce(r.bonus_id, excluded.bonus_id), bonus_stake = r.bonus_stake + excluded.bonus_stake
  ),
  hours as (
    insert into play_hour as h (player_id, hour, staked, bonus_staked) select b.player_id, date_trunc('hour', b.at), b.amount, b.bonus_amount from bets b
    on conflict (player_id, hour) do update set staked = h.staked + excluded.staked, bonus_staked = h.bonus_staked + excluded.bonus_staked
  ),
  sessions as (update game_session s set last_activity_at = greatest(s.last_activity_at, b.at) from bets b where s.id = b.game_session_id),
  recent as (
    insert into recently_played (player_id, game_id, played_at) select b.player_id, b.game_id, b.at from bets b where b.game_id is not null
    on conflict (player_id, game_id) do update set played_at = excluded.played_at
  )
  select b.place::integer, b.balance_after, b.next_version, b.journal_id, b.playable from rated b order by b.place;
end $$;

-- The answer to a stake that was decided before: of its journal, or the refusal that was stored for its key; null for a new key. The
-- caller holds the lock of the wallet.
create or replace function decided_stake(p_wallet wallet, p_request play_request) returns movement
language plpgsql stable as $$
declare
  v_result movement;
begin
  v_result := replay(p_wallet, p_request.key, p_request.fingerprint);
  if v_result.code is null then
    select * into v_result from (select code, null::bigint, null::bigint, null::bigint, true, reasons from refused_bet where player_id = p_request.player_id and bet_key = p_request.key) before;
  end if;
  return v_result;
end $$;

-- Checks a new stake: its refusal, or null and the part of it that is bonus money. A refusal is final: it is stored, and the same key
-- is refused again. The caller holds the lock of the wallet.
create or replace function check_stake(p_wallet wallet, p_request play_request, out refusal movement, out share bonus_share)
language plpgsql as $$
begin
  refusal := bet_refusal(p_wallet, p_request);
  if refusal.code is null and (p_request.money = 'BONUS' or exists (select 1 from bonus where player_id = p_request.player_id and status = 'Active')) then
    share := bonus_share_for(p_wallet, p_request);
    if share.code is not null then
      refusal := refused(share.code);
    end if;
  end if;
  if refusal.code is null and (
    (select balance from account where id = p_wallet.real_account_id) < p_request.amount - coalesce(share.amount, 0)
    or (select balance from bonus where id = share.bonus_id) < share.amount
  ) then
    refusal := refused('INSUFFICIENT_FUNDS');
  end if;
  if refusal.code is not null then
    insert into refused_bet (player_id, bet_key, code, reasons, at) values (p_request.player_id, p_request.key, refusal.code, refusal.reasons, p_request.at);
  end if;
end $$;

-- Takes a stake for a product and reference, once per key: real money first, then bonus money where the terms allow it, and the
-- jackpot contribution of the player. A refusal is final, as in check_stake().
create or replace function stake(p_request play_request) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_check record;
  v_result movement;
  v_bet play_movement;
begin
  if p_request.amount is null or p_request.amount < 0 then
    raise exception 'a stake must not be negative' using errcode = 'P0422';
  end if;
  v_wallet := locked_wallet(p_request.brand, p_request.player_id);
  v_result := decided_stake(v_wallet, p_request);
  if v_result.code = 'OK' then
    return contribute(to_play_movement(v_result), p_request);
  elsif v_result.code is not null then
    return to_play_movement(v_result);
  end if;
  v_check := check_stake(v_wallet, p_request);
  v_result := v_check.refusal;
  if v_result.code is not null then
    return to_play_movement(v_result);
  end if;
  select 'OK', w.balance, w.version, w.journal_id, false, '{}', w.playable_bonus into v_bet
  from write_bets(array[row(p_request, v_wallet, v_check.share)::accepted_bet]) w;
  return contribute(v_bet, p_request);
end $$;

-- Takes plain stakes of different players in one transaction (ADR 0114), under the same rules and locks as
-- stake(): real money, no active bonus, no jackpot opt-in, no reason for a refusal. Requests without a row in
-- the result have to go through stake(), which handles repetitions, refusals, bonuses, contributions and new
-- providers. Players whose wallet is locked are skipped, so batches never wait for each other.
create or replace function stake_batch(p_requests play_request[]) returns table (place integer, balance bigint, version bigint, journal_id bigint)
language plpgsql
set search_path = api, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  v_free text[];
  v_bets accepted_bet[];
  v_places integer[];
begin
  select array_agg(held.player_id) into v_free from (
    select w.player_id from wallet w join player p on p.id = w.player_id where w.player_id = any(array(select (r).player_id from unnest(p_requests) r)) for update of w skip locked for share of p skip locked
  ) held;
  select array_agg(row(plain.request, plain.wallet, null)::accepted_bet order by plain.place), array_agg(plain.place order by plain.place) into v_bets, v_places
  from (
    select row(b.brand, b.player_id, b.key, b.fingerprint, b.product, b.provider, b.reference, b.game_id, b.game_session_id, b.amount, b.currency, b.at, b.money)::play_request as request, w as wallet, b.place
    from unnest(p_requests) with ordinality as b (brand, player_id, key, fingerprint, product, provider, reference, game_id, game_session_id, amount, currency, at, money, place)
    join wallet w on w.player_id = b.player_id and w.brand = b.brand
    join account r on r.id = w.real_account_id
    where b.player_id = any(v_free) and b.amount > 0 and r.balance >= b.amount
      -- creating the account of a new provider here could deadlock with another batch
      and exists (select 1 from account h where h.kind = 'game_provider' and h.brand = w.brand and h.holder = b.provider and h.currency = w.currency and h.shard = shard_of(w.player_id))
      and not exists (select 1 from journal j where j.player_id = b.player_id and j.idempotency_key = b.key)
      and not exists (select 1 from refused_bet f where f.player_id = b.player_id and f.bet_key = b.key)
      and not exists (select 1 from bonus x where x.player_id = b.player_id and x.status = 'Active')
      and not exists (select 1 from jackpot_choice c where c.player_id = b.player_id and c.opted_in)
    offset 0
  ) plain
  where (bet_refusal(plain.wallet, plain.request)).code is null;
  if v_bets is null then
    return;
  end if;
  return query select v_places[w.place], w.balance, w.version, w.journal_id from write_bets(v_bets) w;
end $$;

-- Deletes refusals of players of these brands that are older than the instant of their brand, at most `p_limit`; returns how many. A key
-- that is repeated later is a new request.
create or replace function delete_refused_bets(p_brands text[], p_before timestamptz[], p_limit integer) returns integer
language plpgsql set search_path = api, pg_temp as $$
declare
  v_deleted integer;
begin
  delete from refused_bet where (player_id, bet_key) in (
    select f.player_id, f.bet_key from refused_bet f
      join wallet w on w.player_id = f.player_id
      join unnest(p_brands, p_before) kept (brand, since) on kept.brand = w.brand and f.at < kept.since
    where f.at < (select max(since) from unnest(p_before) since) order by f.at limit p_limit for update of f skip locked);
  get diagnostics v_deleted = row_count;
  return v_deleted;
end $$;
