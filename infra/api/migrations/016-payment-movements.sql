-- Payments and the ledger. Each function locks the wallet first, so that everything of one player happens one after the other (ADR 0101).
create type payment_answer as (code text, reasons text[], bound bigint, until timestamptz, replayed boolean);

create function payment_refused(p_code text, p_reasons text[] default '{}', p_bound bigint default null, p_until timestamptz default null) returns payment_answer
language sql immutable as $$ select row(p_code, p_reasons, p_bound, p_until, false)::api.payment_answer $$;

-- One journal with its pair of entries. Wallets are told where p_money_type says what happened.
create function write_payment_movement(
  p_player_id text, p_kind text, p_key text, p_amount bigint, p_from bigint, p_to bigint, p_money_type text, p_told_amount bigint, p_at timestamptz
) returns movement
language plpgsql as $$
declare
  v_wallet wallet;
  v_real bigint;
  v_bonus bigint;
  v_journal_id bigint;
begin
  select * into v_wallet from wallet where player_id = p_player_id;
  select r.balance, b.balance into v_real, v_bonus from account r, account b where r.id = v_wallet.real_account_id and b.id = v_wallet.bonus_account_id;
  v_real := v_real + case v_wallet.real_account_id when p_to then p_amount when p_from then -p_amount else 0 end;
  if v_real < 0 then
    return refused('INSUFFICIENT_FUNDS');
  end if;
  update wallet set version = version + 1 where player_id = p_player_id returning version into v_wallet.version;
  insert into journal (brand, player_id, kind, idempotency_key, fingerprint, amount, currency, balance_after, version, effective_at, created_at)
  values (v_wallet.brand, p_player_id, p_kind, p_key, p_kind, p_amount, v_wallet.currency, v_real, v_wallet.version, p_at, p_at)
  returning id into v_journal_id;
  insert into entry (journal_id, account_id, amount, currency) values (v_journal_id, p_to, p_amount, v_wallet.currency), (v_journal_id, p_from, -p_amount, v_wallet.currency);
  if p_money_type is not null then
    insert into outbox (topic, payload) values ('api.wallet-changed', jsonb_build_object(
      'brand', v_wallet.brand, 'playerId', p_player_id, 'version', v_wallet.version, 'balance', v_real, 'bonusBalance', v_bonus,
      'currency', v_wallet.currency, 'amount', p_told_amount, 'gameId', null, 'moneyType', p_money_type));
  end if;
  return row('OK', v_real, v_wallet.version, v_journal_id, false, '{}')::movement;
end $$;

create function account_of_payment(p_payment payment_transaction, p_kind text, p_holder text) returns bigint
language sql as $$ select account_for(p_kind, p_payment.brand, p_holder, p_payment.currency, case when p_kind = 'player_pending' then 0::smallint else shard_of(p_payment.player_id) end) $$;

create function real_account_of(p_player_id text) returns bigint
language sql stable as $$ select real_account_id from wallet where player_id = p_player_id $$;

create function note_payment_movement(p_payment payment_transaction, p_movement movement, p_type text, p_amount bigint, p_provider_at timestamptz) returns void
language plpgsql as $$
begin
  if p_movement.code <> 'OK' then
    raise exception 'payment % cannot be written: %', p_payment.id, p_movement.code using errcode = 'P0422';
  end if;
  insert into payment_movement (journal_id, payment_id, type, amount, currency, provider_at) values (p_movement.journal_id, p_payment.id, p_type, p_amount, p_payment.currency, p_provider_at);
end $$;

-- The player has the money.
create function post_deposit(p_payment payment_transaction, p_provider_at timestamptz, p_at timestamptz) returns void
language plpgsql as $$
begin
  perform note_payment_movement(p_payment, write_payment_movement(p_payment.player_id, 'deposit', 'deposit:' || p_payment.id, p_payment.amount,
    account_of_payment(p_payment, 'payment_provider', p_payment.provider), real_account_of(p_payment.player_id), 'Deposit', p_payment.amount, p_at),
    'captured', p_payment.amount, p_provider_at);
  insert into play_hour as h (player_id, hour, deposited) values (p_payment.player_id, date_trunc('hour', p_at), p_payment.amount)
  on conflict (player_id, hour) do update set deposited = h.deposited + excluded.deposited;
end $$;

-- Charged, and not to be credited: held by the house for the way back, never a part of a balance.
create function hold_deposit(p_payment payment_transaction, p_reason text, p_provider_at timestamptz, p_at timestamptz) returns void
language plpgsql as $$
begin
  perform note_payment_movement(p_payment, write_payment_movement(p_payment.player_id, 'deposit_held', 'deposit-held:' || p_payment.id, p_payment.amount,
    account_of_payment(p_payment, 'payment_provider', p_payment.provider), account_of_payment(p_payment, 'house', 'held-deposits'), null, 0, p_at),
    'captured', p_payment.amount, p_provider_at);
  insert into payment_refund (payment_id, amount, reason, requested_at) values (p_payment.id, p_payment.amount, p_reason, p_at);
end $$;

create function release_held_deposit(p_payment payment_transaction, p_type text, p_provider_at timestamptz, p_at timestamptz) returns void
language plpgsql as $$
begin
  perform note_payment_movement(p_payment, write_payment_movement(p_payment.player_id, 'deposit_released', 'deposit-released:' || p_payment.id, p_payment.amount,
    account_of_payment(p_payment, 'house', 'held-deposits'), account_of_payment(p_payment, 'payment_provider', p_payment.provider), null, 0, p_at),
    p_type, p_payment.amount, p_provider_at);
  update payment_refund set done_at = p_at where payment_id = p_payment.id and done_at is null;
end $$;

-- Taken back by the provider: from the balance as far as it goes. The rest is what the player owes the house, never a balance below zero.
create function reverse_deposit(p_payment payment_transaction, p_type text, p_provider_at timestamptz, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_provider bigint := account_of_payment(p_payment, 'payment_provider', p_payment.provider);
  v_real bigint := real_account_of(p_payment.player_id);
  v_taken bigint;
begin
  select least(balance, p_payment.amount) into v_taken from account where id = v_real;
  if v_taken > 0 then
    perform note_payment_movement(p_payment, write_payment_movement(p_payment.player_id, 'deposit_reversed', 'deposit-reversed:' || p_payment.id, v_taken, v_real, v_provider,
      'DepositReversed', v_taken, p_at), p_type, v_taken, p_provider_at);
  end if;
  if v_taken < p_payment.amount then
    perform note_payment_movement(p_payment, write_payment_movement(p_payment.player_id, 'deposit_debt', 'deposit-debt:' || p_payment.id, p_payment.amount - v_taken,
      account_of_payment(p_payment, 'house', 'debts'), v_provider, null, 0, p_at), p_type, p_payment.amount - v_taken, p_provider_at);
  end if;
end $$;

create function complete_withdrawal(p_payment payment_transaction, p_money_type text, p_provider_at timestamptz, p_at timestamptz) returns void
language sql as $$
  select note_payment_movement(p_payment, write_payment_movement(p_payment.player_id, 'withdrawal_sent', 'withdrawal-sent:' || p_payment.id, p_payment.amount,
    account_of_payment(p_payment, 'player_pending', p_payment.player_id), account_of_payment(p_payment, 'payment_provider', p_payment.provider), p_money_type, p_payment.amount, p_at),
    'paid_out', p_payment.amount, p_provider_at)
$$;

-- Never left: from what was asked for back to the balance.
create function return_withdrawal(p_payment payment_transaction, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_result movement;
begin
  v_result := write_payment_movement(p_payment.player_id, 'withdrawal_returned', 'withdrawal-returned:' || p_payment.id, p_payment.amount,
    account_of_payment(p_payment, 'player_pending', p_payment.player_id), real_account_of(p_payment.player_id), 'WithdrawalCancelled', p_payment.amount, p_at);
  if v_result.code <> 'OK' then
    raise exception 'withdrawal % cannot be returned: %', p_payment.id, v_result.code using errcode = 'P0422';
  end if;
end $$;

-- Left, and came back.
create function return_payout(p_payment payment_transaction, p_provider_at timestamptz, p_at timestamptz) returns void
language sql as $$
  select note_payment_movement(p_payment, write_payment_movement(p_payment.player_id, 'payout_returned', 'payout-returned:' || p_payment.id, p_payment.amount,
    account_of_payment(p_payment, 'payment_provider', p_payment.provider), real_account_of(p_payment.player_id), 'WithdrawalCancelled', p_payment.amount, p_at),
    'payout_returned', p_payment.amount, p_provider_at)
$$;

-- Why money that was charged may not become a balance now; null when it may. What was begun under other rules ends under today's.
create function credit_refusal(p_payment payment_transaction, p_at timestamptz) returns text
language plpgsql as $$
declare
  v_player player;
begin
  -- share lock: an exclusion that commits while this runs waits for it, and every later deposit sees the exclusion
  select * into v_player from player where id = p_payment.player_id for share;
  return case
    when v_player.status = 'Closed' then 'ACCOUNT_CLOSED'
    when v_player.self_excluded_at is not null then 'SELF_EXCLUDED'
    when v_player.timeout_ends_at > p_at then 'TIMED_OUT'
    when v_player.deposits_blocked then 'DEPOSITS_BLOCKED'
    when exists (select 1 from deposit_rooms(v_player, p_at, p_payment.id) r where r.ceiling - r.deposited < p_payment.amount) then 'LIMIT_REACHED'
  end;
end $$;

create function note_anomaly(p_payment_id text, p_event_id text, p_kind text, p_details jsonb, p_at timestamptz) returns void
language sql as $$
  insert into payment_anomaly (payment_id, event_id, kind, details, at) values (p_payment_id, p_event_id, p_kind, p_details, p_at) on conflict do nothing
$$;

-- Begins a deposit: nothing moves yet, but from now on it counts in the limits. A refusal writes nothing.
create function open_deposit(p_brand text, p_player_id text, p_id text, p_fingerprint text, p_request jsonb, p_at timestamptz) returns payment_answer
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_player player;
  v_known record;
  v_blocks text[];
  v_room record;
  v_amount constant bigint := (p_request->>'amount')::bigint;
  v_most_open constant integer := 5;
begin
  v_wallet := locked_wallet(p_brand, p_player_id);
  if v_wallet.player_id is null then
    return payment_refused('UNKNOWN_PLAYER');
  end if;
  select player_id, fingerprint into v_known from payment_transaction where id = p_id;
  if found then
    return case when v_known.player_id = p_player_id and v_known.fingerprint = p_fingerprint then row('OK', '{}', null, null, true)::payment_answer else payment_refused('KEY_REUSED') end;
  end if;
  if v_wallet.currency <> p_request->>'currency' then
    return payment_refused('CURRENCY_MISMATCH');
  end if;
  select * into v_player from player where id = p_player_id for share;
  v_blocks := deposit_blocks(v_player, p_request->>'methodKind', (p_request->>'isCountryAllowed')::boolean, p_at);
  if v_blocks is null or cardinality(v_blocks) > 0 then
    return payment_refused('BLOCKED', coalesce(v_blocks, array['DEPOSITS_BLOCKED']));
  end if;
  -- the limit that leaves least
  select room, resets_at into v_room from deposit_rooms(v_player, p_at) limit 1;
  if v_amount > v_room.room then
    return payment_refused('LIMIT_REACHED', '{}', greatest(0, v_room.room), v_room.resets_at);
  end if;
  if (select count(*) from payment_transaction where player_id = p_player_id and direction = 'Deposit' and status = 'Initialized') >= v_most_open then
    return payment_refused('TOO_MANY_OPEN');
  end if;
  insert into payment_transaction (id, group_id, fingerprint, player_id, brand, direction, status, processing_type, provider, method_id, method_kind, method_name, account_id, amount, fee, currency,
    locale, country, return_url, estimated_seconds, created_at, expires_at)
  values (p_id, p_id, p_fingerprint, p_player_id, p_brand, 'Deposit', 'Initialized', 'Instant', p_request->>'provider', p_request->>'methodId', p_request->>'methodKind', p_request->>'methodName',
    p_request->>'accountId', v_amount, (p_request->>'fee')::bigint, v_wallet.currency, p_request->>'locale', p_request->>'country', p_request->>'returnUrl',
    (p_request->>'estimatedSeconds')::integer, p_at, p_at + make_interval(mins => (p_request->>'minutes')::integer));
  return row('OK', '{}', null, null, false)::payment_answer;
end $$;

-- What the provider says of a payment, by webhook or because it was asked: facts, in any order, any number of times.
-- Answers with what became of it: APPLIED, STALE (known or overtaken), DUPLICATE, ANOMALY, MISMATCH (nothing is done and the event may come again) or UNKNOWN.
create function apply_payment_fact(p_event_id text, p_type text, p_fact jsonb, p_at timestamptz) returns text
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
  if v_payment.provider_payment_id is null then
    update payment_transaction set provider_payment_id = p_fact->>'id' where id = v_payment.id returning * into v_payment;
  end if;
  v_outcome := case v_payment.direction when 'Deposit' then apply_deposit_fact(v_payment, p_event_id, p_fact, p_at) else apply_payout_fact(v_payment, p_event_id, p_fact, p_at) end;
  if p_event_id is not null then
    insert into payment_event (id, payment_id, type, outcome, at) values (p_event_id, v_payment.id, p_type, v_outcome, p_at);
  end if;
  return v_outcome;
end $$;

create function apply_deposit_fact(p_payment payment_transaction, p_event_id text, p_fact jsonb, p_at timestamptz) returns text
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
      perform note_deposit_details(p_payment.id, p_fact, v_provider_at);
      v_refusal := credit_refusal(p_payment, p_at);
      if v_refusal is null then
        perform post_deposit(p_payment, v_provider_at, p_at);
        update payment_transaction set status = 'Completed', processed_at = p_at, ended_at = p_at where id = p_payment.id;
      else
        perform hold_deposit(p_payment, v_refusal, v_provider_at, p_at);
        update payment_transaction set status = 'RollbackInitialized' where id = p_payment.id;
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

create function note_deposit_details(p_id text, p_fact jsonb, p_authorised_at timestamptz) returns void
language sql as $$
  update payment_transaction set
    provider_status = p_fact->>'status', tx_name = coalesce(p_fact->>'txName', tx_name),
    fee = coalesce((p_fact->>'fee')::bigint, fee),
    account_id = coalesce(p_fact->'account'->>'id', account_id), account_label = coalesce(p_fact->'account'->>'label', account_label), account_holder = coalesce(p_fact->'account'->>'holder', account_holder),
    action = case when p_fact->>'status' = 'created' then nullif(p_fact->'action', 'null') else case when p_fact->>'status' = 'pending' then nullif(p_fact->'action', 'null') end end,
    authorised_at = coalesce(authorised_at, p_authorised_at)
  where id = p_id
$$;

-- Initialized to Cancelled through the edge between them; a withdrawal's money goes back.
create function end_payment(p_id text, p_failure text, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_payment payment_transaction;
begin
  update payment_transaction set status = 'CancelInitialized' where id = p_id and status = 'Initialized';
  update payment_transaction set status = 'Cancelled', failure = p_failure, action = null, ended_at = p_at where id = p_id and status = 'CancelInitialized' returning * into v_payment;
  if found and v_payment.direction = 'Withdrawal' then
    perform return_withdrawal(v_payment, p_at);
  end if;
end $$;

create function apply_payout_fact(p_payment payment_transaction, p_event_id text, p_fact jsonb, p_at timestamptz) returns text
language plpgsql as $$
declare
  v_status constant text := p_fact->>'status';
  v_provider_at constant timestamptz := (p_fact->>'updatedAt')::timestamptz;
begin
  if p_payment.sending_at is null then
    perform note_anomaly(p_payment.id, p_event_id, 'NOT_ASKED_FOR', p_fact, p_at);
    return 'ANOMALY';
  end if;
  if v_status in ('created', 'pending') then
    if p_payment.status <> 'Initialized' or (v_status = 'created' and p_payment.provider_status = 'pending') then
      return 'STALE';
    end if;
    update payment_transaction set provider_status = v_status, sent_at = coalesce(sent_at, p_at), fee = coalesce((p_fact->>'fee')::bigint, fee),
      account_label = coalesce(p_fact->'account'->>'label', account_label) where id = p_payment.id;
    return 'APPLIED';
  elsif v_status = 'completed' then
    if exists (select 1 from payment_movement where payment_id = p_payment.id and type = 'paid_out') then
      return 'STALE';
    elsif p_payment.status <> 'Initialized' then
      perform note_anomaly(p_payment.id, p_event_id, 'PAID_AFTER_RETURN', p_fact, p_at);
      return 'ANOMALY';
    end if;
    perform complete_withdrawal(p_payment, 'Withdrawal', v_provider_at, p_at);
    update payment_transaction set status = 'Completed', provider_status = v_status, sent_at = coalesce(sent_at, p_at), processed_at = p_at, ended_at = p_at where id = p_payment.id;
    return 'APPLIED';
  elsif v_status in ('failed', 'cancelled') then
    if p_payment.status = 'Initialized' then
      update payment_transaction set provider_status = v_status where id = p_payment.id;
      perform end_payment(p_payment.id, p_fact->>'failure', p_at);
      return 'APPLIED';
    elsif p_payment.status = 'Cancelled' then
      return 'STALE';
    end if;
  elsif v_status = 'returned' then
    if p_payment.status = 'RolledBacked' then
      return 'STALE';
    elsif p_payment.status in ('Initialized', 'Completed') then
      -- overtook the sending it takes back
      if p_payment.status = 'Initialized' then
        perform complete_withdrawal(p_payment, null, v_provider_at, p_at);
      end if;
      perform return_payout(p_payment, v_provider_at, p_at);
      update payment_transaction set status = 'RollbackInitialized', failure = p_fact->>'failure', provider_status = v_status where id = p_payment.id;
      update payment_transaction set status = 'RolledBacked', sent_at = coalesce(sent_at, p_at), processed_at = coalesce(processed_at, p_at), ended_at = p_at where id = p_payment.id;
      return 'APPLIED';
    end if;
  end if;
  perform note_anomaly(p_payment.id, p_event_id, 'ILLEGAL_EDGE', p_fact, p_at);
  return 'ANOMALY';
end $$;

-- A player takes a payment back. YES: it is over. ASKED: the provider has to say so first. TOO_LATE, or UNKNOWN when there is none of the player's.
create function cancel_payment(p_brand text, p_player_id text, p_id text, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_payment payment_transaction;
begin
  perform 1 from wallet where player_id = p_player_id and brand = p_brand for update;
  select * into v_payment from payment_transaction where id = p_id and player_id = p_player_id for update;
  if not found then
    return 'UNKNOWN';
  elsif v_payment.status in ('CancelInitialized', 'Cancelled') then
    return case v_payment.status when 'Cancelled' then 'YES' else 'ASKED' end;
  elsif v_payment.direction = 'Withdrawal' then
    if not is_cancellable(v_payment) then
      return 'TOO_LATE';
    end if;
    perform end_payment(p_id, null, p_at);
    return 'YES';
  elsif v_payment.status <> 'Initialized' or v_payment.provider_status = 'pending' then
    return 'TOO_LATE';
  end if;
  update payment_transaction set status = 'CancelInitialized', action = null, asked_at = null where id = p_id;
  return 'ASKED';
end $$;

-- A withdrawal comes back only where the licence and the player's own setting let it, and before it may have left (domain.md §2.2).
create function is_cancellable(p_payment payment_transaction) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select case
    when p_payment.status <> 'Initialized' then false
    when p_payment.direction = 'Deposit' then p_payment.provider_status is distinct from 'pending'
    else p_payment.sending_at is null and (select r.can_reverse_withdrawal from brand_rule r where r.brand = p_payment.brand)
      and not (select p.cancel_withdrawal_blocked from player p where p.id = p_payment.player_id)
  end
$$;

-- A payment the provider has never heard of, long after it should have.
create function give_up_payment(p_id text, p_failure text, p_at timestamptz) returns boolean
language plpgsql set search_path = api, pg_temp as $$
declare
  v_player_id text;
begin
  select player_id into v_player_id from payment_transaction where id = p_id;
  perform 1 from wallet where player_id = v_player_id for update;
  if not exists (select 1 from payment_transaction where id = p_id and status in ('Initialized', 'CancelInitialized') and provider_payment_id is null) then
    return false;
  end if;
  perform end_payment(p_id, p_failure, p_at);
  return true;
end $$;
