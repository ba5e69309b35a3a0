-- Bets that come together are posted together (ADR 0114): one statement for many players instead of two dozen for each. The rules are those of post_bet:
-- bet_refusal is asked for every bet, under the same locks. Only what nothing stands against is posted here, and only plain bets: real money, no jackpot.
-- Whoever is not in the answer is asked of post_bet, which knows the rest: repetitions, refusals, bonuses, contributions.
create function post_bets(
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

-- The accounts of one insert in one order, whatever journals they belong to, and each once. What was there before was balanced when it came,
-- so a journal is balanced when what is added to it is: nothing has to be read again.
create or replace function apply_entries() returns trigger
language plpgsql as $$
declare
  v_change record;
begin
  if exists (select 1 from added group by journal_id, currency having sum(amount) <> 0) then
    raise exception 'journal does not balance' using errcode = 'P0422';
  end if;
  for v_change in
    select side.account_id, side.currency, side.brand, sum(side.amount)::bigint as amount
    from (select a.account_id, a.currency, a.amount, (select j.brand from api.journal j where j.id = a.journal_id) as brand from added a) side
    group by side.account_id, side.currency, side.brand order by side.account_id
  loop
    update api.account set balance = balance + v_change.amount where id = v_change.account_id and currency = v_change.currency and brand = v_change.brand;
    if not found then
      raise exception 'entry in another currency or brand than its account' using errcode = 'P0422';
    end if;
  end loop;
  return null;
end $$;

-- The guard is called when there is something to refuse, not with every movement.
drop trigger account_guarded on account;
create trigger account_guarded before update on account for each row
  when (
    (new.balance <> old.balance and pg_trigger_depth() = 0)
    or new.id <> old.id or new.kind <> old.kind or new.brand <> old.brand or new.holder <> old.holder or new.currency <> old.currency or new.shard <> old.shard
  )
  execute function refuse_direct_balance();

-- What was published is gone instead of kept for a day: no second version of every row and of its index entry. The column stays until nobody runs the release before this one.
delete from outbox where published_at is not null;
drop index outbox_waiting;

-- A deposit in fewer steps (ADR 0114): each step of a payment is a new version of its row and of most of its index entries.
-- What the provider tells is written once, with the step that it causes.
drop function note_deposit_details(text, jsonb, timestamptz);
create function note_deposit_details(p_id text, p_fact jsonb, p_authorised_at timestamptz, p_status text default null, p_ended_at timestamptz default null) returns void
language plpgsql as $$
begin
  update payment_transaction set
    provider_payment_id = coalesce(provider_payment_id, p_fact->>'id'),
    provider_status = p_fact->>'status', tx_name = coalesce(p_fact->>'txName', tx_name),
    fee = coalesce((p_fact->>'fee')::bigint, fee),
    account_id = coalesce(p_fact->'account'->>'id', account_id), account_label = coalesce(p_fact->'account'->>'label', account_label), account_holder = coalesce(p_fact->'account'->>'holder', account_holder),
    action = case when p_fact->>'status' in ('created', 'pending') then nullif(p_fact->'action', 'null') end,
    authorised_at = coalesce(authorised_at, p_authorised_at),
    status = coalesce(p_status, status), processed_at = coalesce(p_ended_at, processed_at), ended_at = coalesce(p_ended_at, ended_at)
  where id = p_id;
end $$;

create or replace function apply_payment_fact(p_event_id text, p_type text, p_fact jsonb, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_payment payment_transaction;
  v_player_id text;
  v_outcome text;
begin
  select player_id into v_player_id from payment_transaction where id = p_fact->>'reference' and brand = p_fact->>'merchant';
  if not found then
    perform note_anomaly(p_fact->>'reference', p_event_id, 'UNKNOWN_PAYMENT', p_fact, p_at);
    return 'UNKNOWN';
  end if;
  perform 1 from wallet where player_id = v_player_id for update;
  if exists (select 1 from payment_event where id = p_event_id) then
    return 'DUPLICATE';
  end if;
  select * into v_payment from payment_transaction where id = p_fact->>'reference' for update;
  if v_payment.amount <> (p_fact->>'amount')::bigint or v_payment.currency <> p_fact->>'currency' or (v_payment.direction = 'Deposit') <> (p_fact->>'direction' = 'deposit') then
    perform note_anomaly(v_payment.id, p_event_id, 'AMOUNT_MISMATCH', p_fact, p_at);
    return 'MISMATCH';
  end if;
  if v_payment.provider_payment_id <> p_fact->>'id' then
    perform note_anomaly(v_payment.id, p_event_id, 'OTHER_PAYMENT', p_fact, p_at);
    return 'MISMATCH';
  end if;
  -- the first word of a deposit is written with its number below
  if v_payment.provider_payment_id is null and not (v_payment.direction = 'Deposit' and v_payment.status = 'Initialized' and p_fact->>'status' = 'created') then
    update payment_transaction set provider_payment_id = p_fact->>'id' where id = v_payment.id returning * into v_payment;
  end if;
  v_outcome := case v_payment.direction when 'Deposit' then apply_deposit_fact(v_payment, p_event_id, p_fact, p_at) else apply_payout_fact(v_payment, p_event_id, p_fact, p_at) end;
  if p_event_id is not null then
    insert into payment_event (id, payment_id, type, outcome, at) values (p_event_id, v_payment.id, p_type, v_outcome, p_at);
  end if;
  return v_outcome;
end $$;

create or replace function apply_deposit_fact(p_payment payment_transaction, p_event_id text, p_fact jsonb, p_at timestamptz) returns text
language plpgsql as $$
declare
  v_status constant text := p_fact->>'status';
  v_provider_at constant timestamptz := (p_fact->>'updatedAt')::timestamptz;
  v_reversal constant text := case v_status when 'refunded' then 'refunded' when 'charged_back' then 'charged_back' end;
  v_is_captured boolean;
  v_refusal text;
begin
  v_is_captured := exists (select 1 from payment_movement where payment_id = p_payment.id and type = 'captured');
  if v_status in ('created', 'pending') then
    if p_payment.status not in ('Initialized', 'CancelInitialized') or (v_status = 'created' and p_payment.provider_status = 'pending') then
      return 'STALE';
    end if;
    perform note_deposit_details(p_payment.id, p_fact, case when v_status = 'pending' then v_provider_at end);
    return 'APPLIED';
  end if;

  if v_status = 'completed' then
    if v_is_captured then
      return 'STALE';
    elsif p_payment.status = 'Initialized' then
      v_refusal := credit_refusal(p_payment, p_at);
      if v_refusal is null then
        perform post_deposit(p_payment, v_provider_at, p_at);
        perform note_deposit_details(p_payment.id, p_fact, v_provider_at, 'Completed', p_at);
      else
        perform hold_deposit(p_payment, v_refusal, v_provider_at, p_at);
        perform note_deposit_details(p_payment.id, p_fact, v_provider_at, 'RollbackInitialized', null);
      end if;
      return 'APPLIED';
    end if;
    -- ended here, charged there: kept as what it is, and sent back
    perform note_anomaly(p_payment.id, p_event_id, 'CHARGED_AFTER_END', p_fact, p_at);
    perform hold_deposit(p_payment, 'CHARGED_AFTER_END', v_provider_at, p_at);
    if p_payment.status = 'CancelInitialized' then
      perform end_payment(p_payment.id, null, p_at);
    end if;
    return 'ANOMALY';
  end if;

  if v_status in ('failed', 'cancelled') then
    if p_payment.status in ('Initialized', 'CancelInitialized') then
      perform note_deposit_details(p_payment.id, p_fact, null);
      perform end_payment(p_payment.id, p_fact->>'failure', p_at);
      return 'APPLIED';
    elsif p_payment.status = 'Cancelled' then
      return 'STALE';
    end if;
    perform note_anomaly(p_payment.id, p_event_id, 'ILLEGAL_EDGE', p_fact, p_at);
    return 'ANOMALY';
  end if;

  if v_reversal is not null then
    if exists (select 1 from payment_movement where payment_id = p_payment.id and type = v_reversal) then
      return 'STALE';
    elsif exists (select 1 from payment_movement where payment_id = p_payment.id and type in ('refunded', 'charged_back')) then
      perform note_anomaly(p_payment.id, p_event_id, 'REVERSED_TWICE', p_fact, p_at);
      return 'ANOMALY';
    end if;
    if p_payment.status = 'Completed' then
      perform reverse_deposit(p_payment, v_reversal, v_provider_at, p_at);
    else
      -- overtook the charge it takes back: both are written, the balance is not touched
      if not v_is_captured then
        perform hold_deposit(p_payment, 'REVERSED', v_provider_at, p_at);
      end if;
      perform release_held_deposit(p_payment, v_reversal, v_provider_at, p_at);
    end if;
    if p_payment.status in ('Initialized', 'Completed') then
      update payment_transaction set status = 'RollbackInitialized' where id = p_payment.id;
    end if;
    if p_payment.status in ('Initialized', 'Completed', 'RollbackInitialized') then
      perform note_deposit_details(p_payment.id, p_fact, null);
      update payment_transaction set status = 'RolledBacked', processed_at = coalesce(processed_at, p_at), ended_at = p_at where id = p_payment.id;
    elsif p_payment.status = 'CancelInitialized' then
      perform end_payment(p_payment.id, null, p_at);
    end if;
    return 'APPLIED';
  end if;
  perform note_anomaly(p_payment.id, p_event_id, 'ILLEGAL_EDGE', p_fact, p_at);
  return 'ANOMALY';
end $$;
