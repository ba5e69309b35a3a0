-- Eligibility and limits of deposits
-- ----------------------------------

-- Reasons why a player may not deposit with a kind of method (null: with any), most severe first; null (refuses) when the
-- brand has no rules.
create or replace function deposit_blocks(p_player player, p_method_kind text, p_is_country_allowed boolean, p_at timestamptz) returns text[]
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_rule brand_rule;
begin
  select * into v_rule from brand_rule where brand = p_player.brand;
  if not found then
    return null;
  end if;
  return array_remove(array[
    case when p_player.status = 'Closed' then 'ACCOUNT_CLOSED' end,
    case when p_player.self_excluded_at is not null then 'SELF_EXCLUDED' end,
    case when p_player.timeout_ends_at > p_at then 'TIMED_OUT' end,
    case when p_player.deposits_blocked then 'DEPOSITS_BLOCKED' end,
    case when p_player.instant_banking_blocked_from <= p_at and p_method_kind in ('INSTANT_BANK', 'OPEN_BANKING') then 'INSTANT_BANKING_BLOCKED' end,
    case when p_player.kyc_status = 'Required' and v_rule.kyc_before_deposit then 'KYC_REQUIRED' end,
    case when is_wealth_overdue(p_player, p_at) then 'SOURCE_OF_WEALTH_EXPIRED' end,
    case when not coalesce(p_player.terms_version = v_rule.terms_version and p_player.privacy_version = v_rule.privacy_version, false) then 'TERMS_NOT_ACCEPTED' end,
    case when not coalesce(p_is_country_allowed, false) then 'COUNTRY_NOT_ALLOWED' end,
    case when must_set_deposit_limit(p_player) then 'LIMIT_REQUIRED' end,
    case when is_limit_offer_open(p_player) then 'LIMIT_OFFERED' end
  ], null);
end $$;

-- True if the licence requires a deposit limit that the player has not set.
create or replace function must_set_deposit_limit(p_player player) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select exists (
    select 1 from limit_rule rule left join player_limit l on l.player_id = p_player.id and l.kind = rule.kind and l.period = rule.period
    where rule.brand = p_player.brand and rule.kind = 'DEPOSIT' and rule.is_required and l.ceiling is null)
$$;

-- True if the player is still to be offered a deposit limit before the first deposit.
create or replace function is_limit_offer_open(p_player player) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select coalesce((select offers_limit_first from brand_rule where brand = p_player.brand), true)
    and not exists (select 1 from payment_transaction where player_id = p_player.id and direction = 'Deposit' and status = 'Completed')
    and not exists (select 1 from player_limit where player_id = p_player.id and kind = 'DEPOSIT' and ceiling is not null)
    and not exists (select 1 from responsible_gaming_event where player_id = p_player.id and kind = 'deposit-limit-declined')
$$;

-- Room left by each deposit limit of a player. Deposits in progress count until they end; `p_except_id` is left out.
create or replace function deposit_rooms(p_player player, p_at timestamptz, p_except_id text default null) returns table (period text, ceiling bigint, deposited bigint, pending bigint, room bigint, resets_at timestamptz)
language sql stable set search_path = api, pg_temp as $$
  select l.period, l.ceiling, used.deposited, open.pending, l.ceiling - used.deposited - open.pending,
    case when rule.is_rolling
      then coalesce((select min(j.effective_at) from journal j where j.player_id = p_player.id and j.kind = 'deposit' and j.effective_at >= since.at), p_at) + (p_at - since.at)
      else period_end(l.period, false, brand.time_zone, p_at) end
  from player_limit l
  join brand_rule brand on brand.brand = p_player.brand
  join limit_rule rule on rule.brand = p_player.brand and rule.kind = l.kind and rule.period = l.period
  cross join lateral (select period_start(l.period, rule.is_rolling, brand.time_zone, p_at) as at) since
  cross join lateral (select s.deposited from play_since(p_player.id, since.at) s) used
  cross join lateral (
    select coalesce(sum(t.amount), 0)::bigint as pending from payment_transaction t
    where t.player_id = p_player.id and t.direction = 'Deposit' and t.status = 'Initialized' and t.id is distinct from p_except_id
  ) open
  where l.player_id = p_player.id and l.kind = 'DEPOSIT' and l.ceiling is not null
  order by 5, 6 desc
$$;

-- Opening
-- -------

-- Opens a deposit: no money moves, but it counts in the limits from now on. A refusal writes nothing.
create or replace function open_deposit(p_request deposit_request) returns payment_answer
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_player player;
  v_known record;
  v_blocks text[];
  v_room record;
  v_most_open constant integer := 5;
begin
  v_wallet := locked_wallet(p_request.brand, p_request.player_id);
  if v_wallet.player_id is null then
    return payment_refusal('UNKNOWN_PLAYER');
  end if;
  select player_id, fingerprint into v_known from payment_transaction where id = p_request.id;
  if found then
    return case when v_known.player_id = p_request.player_id and v_known.fingerprint = p_request.fingerprint then row('OK', '{}', null, null, true)::payment_answer else payment_refusal('KEY_REUSED') end;
  end if;
  if v_wallet.currency <> p_request.currency then
    return payment_refusal('CURRENCY_MISMATCH');
  end if;
  select * into v_player from player where id = p_request.player_id for share;
  v_blocks := deposit_blocks(v_player, p_request.method_kind, p_request.is_country_allowed, p_request.at);
  if v_blocks is null or cardinality(v_blocks) > 0 then
    return payment_refusal('BLOCKED', coalesce(v_blocks, array['DEPOSITS_BLOCKED']));
  end if;
  -- the most restrictive limit
  select room, resets_at into v_room from deposit_rooms(v_player, p_request.at) limit 1;
  if p_request.amount > v_room.room then
    return payment_refusal('LIMIT_REACHED', '{}', greatest(0, v_room.room), v_room.resets_at);
  end if;
  if (select count(*) from payment_transaction where player_id = p_request.player_id and direction = 'Deposit' and status = 'Initialized') >= v_most_open then
    return payment_refusal('TOO_MANY_OPEN');
  end if;
  insert into payment_transaction (id, group_id, fingerprint, player_id, brand, direction, status, processing_type, provider, method_id, method_kind, method_name, account_id, amount, fee, currency,
    locale, country, return_url, estimated_seconds, created_at, expires_at)
  values (p_request.id, p_request.id, p_request.fingerprint, p_request.player_id, p_request.brand, 'Deposit', 'Initialized', 'Instant', p_request.provider, p_request.method_id, p_request.method_kind,
    p_request.method_name, p_request.account_id, p_request.amount, p_request.fee, v_wallet.currency, p_request.locale, p_request.country, p_request.return_url,
    p_request.estimated_seconds, p_request.at, p_request.at + make_interval(mins => p_request.open_minutes));
  return row('OK', '{}', null, null, false)::payment_answer;
end $$;

-- Booking
-- -------

-- Reason why a charged deposit may not be credited now; null when it may. Current blocks apply, not those at its start.
create or replace function credit_refusal(p_payment payment_transaction, p_at timestamptz) returns text
language plpgsql as $$
declare
  v_player player;
begin
  -- share lock: a concurrent exclusion waits for this deposit, and every later deposit sees the exclusion
  select * into v_player from player where id = p_payment.player_id for share;
  return case
    when v_player.status = 'Closed' then 'ACCOUNT_CLOSED'
    when v_player.self_excluded_at is not null then 'SELF_EXCLUDED'
    when v_player.timeout_ends_at > p_at then 'TIMED_OUT'
    when v_player.deposits_blocked then 'DEPOSITS_BLOCKED'
    when exists (select 1 from deposit_rooms(v_player, p_at, p_payment.id) r where r.ceiling - r.deposited < p_payment.amount) then 'LIMIT_REACHED'
  end;
end $$;

-- Credits a charged deposit, completes it and requires an identity check when the licence's threshold is reached.
create or replace function credit_deposit(p_payment payment_transaction, p_provider_at timestamptz, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_posting payment_posting := posting_of(p_payment, 'deposit', p_at);
begin
  v_posting.from_account_id := account_of_payment(p_payment, 'payment_provider', p_payment.provider);
  v_posting.to_account_id := real_account_of(p_payment.player_id);
  v_posting.money_type := 'Deposit';
  perform record_payment_movement(p_payment, v_posting, 'captured', p_provider_at);
  insert into play_hour as h (player_id, hour, deposited) values (p_payment.player_id, date_trunc('hour', p_at), p_payment.amount)
  on conflict (player_id, hour) do update set deposited = h.deposited + excluded.deposited;
  perform require_identity_check(p_payment.player_id, p_at);
end $$;

-- Requires an identity check once the deposits of a player reach the licence's threshold. Refunded deposits count. The caller
-- holds the wallet lock, so one of several concurrent deposits triggers it.
create or replace function require_identity_check(p_player_id text, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_rule record;
  v_since timestamptz;
  v_deposited bigint;
begin
  select r.kyc_threshold, r.kyc_window, r.kyc_grace, r.kyc_verifications into v_rule from player p join brand_rule r on r.brand = p.brand
  where p.id = p_player_id and p.kyc_status = 'NotRequired' and r.kyc_threshold is not null;
  if not found then
    return;
  end if;
  v_since := p_at - v_rule.kyc_window;
  select deposited into v_deposited from play_since(p_player_id, coalesce(v_since, '-infinity'));
  if v_deposited < v_rule.kyc_threshold then
    return;
  end if;
  update player set kyc_status = 'Required', kyc_done = '{}', kyc_missing = v_rule.kyc_verifications, kyc_deadline = p_at + v_rule.kyc_grace, updated_at = p_at where id = p_player_id;
  insert into identity_check (player_id, kind, deposited, threshold, since, deadline, at)
  values (p_player_id, 'asked', v_deposited, v_rule.kyc_threshold, v_since, p_at + v_rule.kyc_grace, p_at);
end $$;

-- Books a charge that may not be credited to the operator's account of quarantined deposits, from which it is
-- refunded. It never reaches the player's balance.
create or replace function quarantine_deposit(p_payment payment_transaction, p_reason text, p_provider_at timestamptz, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_posting payment_posting := posting_of(p_payment, 'deposit_held', p_at);
begin
  v_posting.from_account_id := account_of_payment(p_payment, 'payment_provider', p_payment.provider);
  v_posting.to_account_id := account_of_payment(p_payment, 'house', 'held-deposits');
  perform record_payment_movement(p_payment, v_posting, 'captured', p_provider_at);
  insert into payment_refund (payment_id, amount, reason, requested_at) values (p_payment.id, p_payment.amount, p_reason, p_at);
end $$;

-- Books the refund or chargeback of a deposit that was not credited.
create or replace function release_held_deposit(p_payment payment_transaction, p_type text, p_provider_at timestamptz, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_posting payment_posting := posting_of(p_payment, 'deposit_released', p_at);
begin
  v_posting.from_account_id := account_of_payment(p_payment, 'house', 'held-deposits');
  v_posting.to_account_id := account_of_payment(p_payment, 'payment_provider', p_payment.provider);
  perform record_payment_movement(p_payment, v_posting, p_type, p_provider_at);
  update payment_refund set done_at = p_at where payment_id = p_payment.id and done_at is null;
end $$;

-- Books a refund or chargeback of a credited deposit: from the balance as far as it reaches, the rest as a debt.
create or replace function reverse_deposit(p_payment payment_transaction, p_type text, p_provider_at timestamptz, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_provider constant bigint := account_of_payment(p_payment, 'payment_provider', p_payment.provider);
  v_real constant bigint := real_account_of(p_payment.player_id);
  v_taken bigint;
  v_posting payment_posting;
begin
  select least(balance, p_payment.amount) into v_taken from account where id = v_real;
  if v_taken > 0 then
    v_posting := posting_of(p_payment, 'deposit_reversed', p_at);
    v_posting.amount := v_taken;
    v_posting.from_account_id := v_real;
    v_posting.to_account_id := v_provider;
    v_posting.money_type := 'DepositReversed';
    perform record_payment_movement(p_payment, v_posting, p_type, p_provider_at);
  end if;
  if v_taken < p_payment.amount then
    v_posting := posting_of(p_payment, 'deposit_debt', p_at);
    v_posting.amount := p_payment.amount - v_taken;
    v_posting.from_account_id := account_of_payment(p_payment, 'house', 'debts');
    v_posting.to_account_id := v_provider;
    perform record_payment_movement(p_payment, v_posting, p_type, p_provider_at);
  end if;
end $$;

-- Updates of the provider
-- -----------------------

-- Stores what the provider reports about a deposit together with the status it leads to: one write per update.
create or replace function record_deposit_details(p_id text, p_update jsonb, p_authorised_at timestamptz, p_status text default null, p_ended_at timestamptz default null) returns void
language plpgsql as $$
begin
  update payment_transaction set
    provider_payment_id = coalesce(provider_payment_id, p_update->>'id'),
    provider_status = p_update->>'status', tx_name = coalesce(p_update->>'txName', tx_name),
    fee = coalesce((p_update->>'fee')::bigint, fee),
    account_id = coalesce(p_update->'account'->>'id', account_id), account_label = coalesce(p_update->'account'->>'label', account_label), account_holder = coalesce(p_update->'account'->>'holder', account_holder),
    action = case when p_update->>'status' in ('created', 'pending') then nullif(p_update->'action', 'null') end,
    authorised_at = coalesce(authorised_at, p_authorised_at),
    status = coalesce(p_status, status), processed_at = coalesce(p_ended_at, processed_at), ended_at = coalesce(p_ended_at, ended_at)
  where id = p_id;
end $$;

-- Applies a provider update of a deposit and returns the outcome. The caller has checked and locked the payment.
create or replace function apply_deposit_update(p_payment payment_transaction, p_event_id text, p_update jsonb, p_at timestamptz) returns text
language plpgsql as $$
declare
  v_status constant text := p_update->>'status';
  v_provider_at constant timestamptz := (p_update->>'updatedAt')::timestamptz;
  v_reversal constant text := case v_status when 'refunded' then 'refunded' when 'charged_back' then 'charged_back' end;
  v_is_captured boolean;
  v_refusal text;
begin
  v_is_captured := exists (select 1 from payment_movement where payment_id = p_payment.id and type = 'captured');
  if v_status in ('created', 'pending') then
    if p_payment.status not in ('Initialized', 'CancelInitialized') or (v_status = 'created' and p_payment.provider_status = 'pending') then
      return 'STALE';
    end if;
    perform record_deposit_details(p_payment.id, p_update, case when v_status = 'pending' then v_provider_at end);
    return 'APPLIED';
  end if;

  if v_status = 'completed' then
    if v_is_captured then
      return 'STALE';
    elsif p_payment.status = 'Initialized' then
      v_refusal := credit_refusal(p_payment, p_at);
      if v_refusal is null then
        perform credit_deposit(p_payment, v_provider_at, p_at);
        perform record_deposit_details(p_payment.id, p_update, v_provider_at, 'Completed', p_at);
      else
        perform quarantine_deposit(p_payment, v_refusal, v_provider_at, p_at);
        perform record_deposit_details(p_payment.id, p_update, v_provider_at, 'RollbackInitialized', null);
      end if;
      return 'APPLIED';
    end if;
    -- charged after it ended here: refunded, never credited
    perform record_anomaly(p_payment.id, p_event_id, 'CHARGED_AFTER_END', p_update, p_at);
    perform quarantine_deposit(p_payment, 'CHARGED_AFTER_END', v_provider_at, p_at);
    if p_payment.status = 'CancelInitialized' then
      perform end_payment(p_payment.id, null, p_at);
    end if;
    return 'ANOMALY';
  end if;

  if v_status in ('failed', 'cancelled') then
    if p_payment.status in ('Initialized', 'CancelInitialized') then
      perform record_deposit_details(p_payment.id, p_update, null);
      perform end_payment(p_payment.id, p_update->>'failure', p_at);
      return 'APPLIED';
    elsif p_payment.status = 'Cancelled' then
      return 'STALE';
    end if;
    perform record_anomaly(p_payment.id, p_event_id, 'ILLEGAL_EDGE', p_update, p_at);
    return 'ANOMALY';
  end if;

  if v_reversal is not null then
    if exists (select 1 from payment_movement where payment_id = p_payment.id and type = v_reversal) then
      return 'STALE';
    elsif exists (select 1 from payment_movement where payment_id = p_payment.id and type in ('refunded', 'charged_back')) then
      perform record_anomaly(p_payment.id, p_event_id, 'REVERSED_TWICE', p_update, p_at);
      return 'ANOMALY';
    end if;
    if p_payment.status = 'Completed' then
      perform reverse_deposit(p_payment, v_reversal, v_provider_at, p_at);
    else
      -- arrived before the charge it reverses: both are booked, the balance is unchanged
      if not v_is_captured then
        perform quarantine_deposit(p_payment, 'REVERSED', v_provider_at, p_at);
      end if;
      perform release_held_deposit(p_payment, v_reversal, v_provider_at, p_at);
    end if;
    if p_payment.status in ('Initialized', 'Completed') then
      update payment_transaction set status = 'RollbackInitialized' where id = p_payment.id;
    end if;
    if p_payment.status in ('Initialized', 'Completed', 'RollbackInitialized') then
      perform record_deposit_details(p_payment.id, p_update, null);
      update payment_transaction set status = 'RolledBacked', processed_at = coalesce(processed_at, p_at), ended_at = p_at where id = p_payment.id;
    elsif p_payment.status = 'CancelInitialized' then
      perform end_payment(p_payment.id, null, p_at);
    end if;
    return 'APPLIED';
  end if;
  perform record_anomaly(p_payment.id, p_event_id, 'ILLEGAL_EDGE', p_update, p_at);
  return 'ANOMALY';
end $$;
