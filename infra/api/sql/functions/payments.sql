-- A refused payment; `bound` and `until` are the amount and the instant on which the refusal depends.
create or replace function payment_refusal(p_code text, p_reasons text[] default '{}', p_bound bigint default null, p_until timestamptz default null) returns payment_answer
language sql immutable as $$ select row(p_code, p_reasons, p_bound, p_until, false)::api.payment_answer $$;

-- An account in the brand, currency and shard of a payment.
create or replace function account_of_payment(p_payment payment_transaction, p_kind text, p_holder text) returns bigint
language sql as $$ select account_for(p_kind, p_payment.brand, p_holder, p_payment.currency, case when p_kind = 'player_pending' then 0::smallint else shard_of(p_payment.player_id) end) $$;

-- The id of the player's real-money account.
create or replace function real_account_of(p_player_id text) returns bigint
language sql stable as $$ select real_account_id from wallet where player_id = p_player_id $$;

-- Writes one movement of a payment with its pair of entries. Publishes the wallet when the posting has a money type.
create or replace function write_payment_movement(p_player_id text, p_posting payment_posting) returns movement
language plpgsql as $$
declare
  v_wallet wallet;
  v_real bigint;
  v_bonus bigint;
  v_journal_id bigint;
begin
  select * into v_wallet from wallet where player_id = p_player_id;
  select r.balance, b.balance into v_real, v_bonus from account r, account b where r.id = v_wallet.real_account_id and b.id = v_wallet.bonus_account_id;
  v_real := v_real + case v_wallet.real_account_id when p_posting.to_account_id then p_posting.amount when p_posting.from_account_id then -p_posting.amount else 0 end;
  if v_real < 0 then
    return refused('INSUFFICIENT_FUNDS');
  end if;
  update wallet set version = version + 1 where player_id = p_player_id returning version into v_wallet.version;
  insert into journal (brand, player_id, kind, idempotency_key, fingerprint, amount, currency, balance_after, version, effective_at, created_at)
  values (v_wallet.brand, p_player_id, p_posting.kind, p_posting.key, p_posting.kind, p_posting.amount, v_wallet.currency, v_real, v_wallet.version, p_posting.at, p_posting.at)
  returning id into v_journal_id;
  insert into entry (journal_id, account_id, amount, currency)
  values (v_journal_id, p_posting.to_account_id, p_posting.amount, v_wallet.currency), (v_journal_id, p_posting.from_account_id, -p_posting.amount, v_wallet.currency);
  if p_posting.money_type is not null then
    insert into outbox (topic, payload) values ('api.wallet-changed', jsonb_build_object(
      'brand', v_wallet.brand, 'playerId', p_player_id, 'version', v_wallet.version, 'balance', v_real, 'bonusBalance', v_bonus,
      'currency', v_wallet.currency, 'amount', p_posting.amount, 'gameId', null, 'moneyType', p_posting.money_type));
  end if;
  return row('OK', v_real, v_wallet.version, v_journal_id, false, '{}')::movement;
end $$;

-- The posting of the whole amount of a payment, without accounts; its key is unique per payment and kind.
create or replace function posting_of(p_payment payment_transaction, p_kind text, p_at timestamptz) returns payment_posting
language plpgsql immutable as $$
declare
  v_posting payment_posting;
begin
  v_posting.kind := p_kind;
  v_posting.key := replace(p_kind, '_', '-') || ':' || p_payment.id;
  v_posting.amount := p_payment.amount;
  v_posting.at := p_at;
  return v_posting;
end $$;

-- Writes a movement of a payment and links it to the provider's settlement report.
create or replace function record_payment_movement(p_payment payment_transaction, p_posting payment_posting, p_type text, p_provider_at timestamptz) returns void
language plpgsql as $$
declare
  v_movement movement;
begin
  v_movement := write_payment_movement(p_payment.player_id, p_posting);
  if v_movement.code <> 'OK' then
    raise exception 'payment % cannot be written: %', p_payment.id, v_movement.code using errcode = 'P0422';
  end if;
  insert into payment_movement (journal_id, payment_id, type, amount, currency, provider_at) values (v_movement.journal_id, p_payment.id, p_type, p_posting.amount, p_payment.currency, p_provider_at);
end $$;

-- Records a provider update that contradicts the payment; each update and kind once.
create or replace function record_anomaly(p_payment_id text, p_event_id text, p_kind text, p_details jsonb, p_at timestamptz) returns void
language sql as $$
  insert into payment_anomaly (payment_id, event_id, kind, details, at) values (p_payment_id, p_event_id, p_kind, p_details, p_at) on conflict do nothing
$$;

-- Applies a provider update to its payment once and returns the outcome. An update that contradicts the payment (other payment,
-- amount, currency or method) changes nothing and is recorded as an anomaly.
create or replace function apply_provider_update(p_event_id text, p_type text, p_update jsonb, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_payment payment_transaction;
  v_player_id text;
  v_outcome text;
begin
  select player_id into v_player_id from payment_transaction where id = p_update->>'reference' and brand = p_update->>'merchant';
  if not found then
    perform record_anomaly(p_update->>'reference', p_event_id, 'UNKNOWN_PAYMENT', p_update, p_at);
    return 'UNKNOWN';
  end if;
  perform 1 from wallet where player_id = v_player_id for update;
  if exists (select 1 from payment_event where id = p_event_id) then
    return 'DUPLICATE';
  end if;
  select * into v_payment from payment_transaction where id = p_update->>'reference' for update;
  if v_payment.amount <> (p_update->>'amount')::bigint or v_payment.currency <> p_update->>'currency' or (v_payment.direction = 'Deposit') <> (p_update->>'direction' = 'deposit') then
    perform record_anomaly(v_payment.id, p_event_id, 'AMOUNT_MISMATCH', p_update, p_at);
    return 'MISMATCH';
  end if;
  -- an update without a method counts as a mismatch
  if v_payment.method_id is distinct from p_update->>'method' then
    perform record_anomaly(v_payment.id, p_event_id, 'METHOD_MISMATCH', p_update, p_at);
    return 'MISMATCH';
  end if;
  if v_payment.provider_payment_id <> p_update->>'id' then
    perform record_anomaly(v_payment.id, p_event_id, 'OTHER_PAYMENT', p_update, p_at);
    return 'MISMATCH';
  end if;
  -- the first update of a deposit is stored with the provider's id below
  if v_payment.provider_payment_id is null and not (v_payment.direction = 'Deposit' and v_payment.status = 'Initialized' and p_update->>'status' = 'created') then
    update payment_transaction set provider_payment_id = p_update->>'id' where id = v_payment.id returning * into v_payment;
  end if;
  v_outcome := case v_payment.direction when 'Deposit' then apply_deposit_update(v_payment, p_event_id, p_update, p_at) else apply_payout_update(v_payment, p_event_id, p_update, p_at) end;
  if p_event_id is not null then
    insert into payment_event (id, payment_id, type, outcome, at) values (p_event_id, v_payment.id, p_type, v_outcome, p_at);
  end if;
  return v_outcome;
end $$;

-- Cancels a payment that is Initialized; the money of a withdrawal returns to the balance.
create or replace function end_payment(p_id text, p_failure text, p_at timestamptz) returns void
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

-- True if the player can cancel: allowed by licence and player setting, and the money cannot have left (requirements/regulation#withdrawal-reversal).
create or replace function is_cancellable(p_payment payment_transaction) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select case
    when p_payment.status <> 'Initialized' then false
    when p_payment.direction = 'Deposit' then p_payment.provider_status is distinct from 'pending'
    else p_payment.sending_at is null and (select r.can_reverse_withdrawal from brand_rule r where r.brand = p_payment.brand)
      and not (select p.cancel_withdrawal_blocked from player p where p.id = p_payment.player_id)
  end
$$;

-- Cancels a payment for its player. CANCELLED. REQUESTED: the provider decides. TOO_LATE. UNKNOWN: also for another player's payment.
create or replace function request_cancellation(p_brand text, p_player_id text, p_id text, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_payment payment_transaction;
begin
  perform 1 from wallet where player_id = p_player_id and brand = p_brand for update;
  select * into v_payment from payment_transaction where id = p_id and player_id = p_player_id for update;
  if not found then
    return 'UNKNOWN';
  elsif v_payment.status in ('CancelInitialized', 'Cancelled') then
    return case v_payment.status when 'Cancelled' then 'CANCELLED' else 'REQUESTED' end;
  elsif v_payment.direction = 'Withdrawal' then
    if not is_cancellable(v_payment) then
      -- a request to reverse a withdrawal is a marker of harm, also where the reversal is not possible (requirements/regulation#markers-of-harm)
      insert into responsible_gaming_event (player_id, kind, details, at)
      values (p_player_id, 'withdrawal-reversal-refused', jsonb_build_object('paymentId', p_id), p_at);
      return 'TOO_LATE';
    end if;
    perform end_payment(p_id, null, p_at);
    return 'CANCELLED';
  elsif v_payment.status <> 'Initialized' or v_payment.provider_status = 'pending' then
    return 'TOO_LATE';
  end if;
  update payment_transaction set status = 'CancelInitialized', action = null, queried_at = null where id = p_id;
  return 'REQUESTED';
end $$;

-- Ends a payment that is unknown to the provider, long after it was submitted; false when it is not in that
-- state.
create or replace function abandon_payment(p_id text, p_failure text, p_at timestamptz) returns boolean
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

-- The steps of the payment job that have work: payouts to send, payments to query, refunds to request. Reads three partial indexes.
create or replace function payment_steps_due(p_at timestamptz) returns table (payouts boolean, queries boolean, refunds boolean)
language sql stable set search_path = api, pg_temp as $$
  select
    exists (select 1 from payment_transaction c where c.direction = 'Withdrawal' and c.status = 'Initialized' and c.approval in ('automatic', 'approved') and c.provider_payment_id is null
      and (c.queried_at is null or c.queried_at < p_at - interval '15 seconds')),
    exists (select 1 from payment_transaction t where t.status in ('Initialized', 'CancelInitialized') and (t.direction = 'Deposit' or t.provider_payment_id is not null)
      and next_query_at(t.created_at, t.queried_at, p_at, interval '5 minutes') < p_at),
    exists (select 1 from payment_refund r where r.done_at is null and (r.queried_at is null or next_query_at(r.requested_at, r.queried_at, p_at, interval '10 minutes') < p_at))
$$;

-- When an open payment is queried again: less often the longer it lasts, at most `p_limit` apart.
create or replace function next_query_at(p_created_at timestamptz, p_queried_at timestamptz, p_at timestamptz, p_limit interval) returns timestamptz
language sql immutable as $$ select coalesce(p_queried_at, p_created_at) + least(p_limit, greatest(interval '15 seconds', (p_at - p_created_at) / 8)) $$;

-- Deletes processed webhooks older than an instant, at most `p_limit`; returns how many.
create or replace function delete_payment_events(p_before timestamptz, p_limit integer) returns integer
language plpgsql set search_path = api, pg_temp as $$
declare
  v_forgotten integer;
begin
  delete from payment_event where id in (select id from payment_event where at < p_before order by at limit p_limit);
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;

-- Rejects illegal status transitions of a payment (requirements/states#payments) and changes of what was requested.
create or replace function guard_payment() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'Initialized' then
      raise exception 'a new payment must be Initialized' using errcode = 'P0422';
    end if;
    return new;
  end if;
  if new.status <> old.status and old.status || '>' || new.status not in (
    'Initialized>Completed', 'Initialized>CancelInitialized', 'CancelInitialized>Cancelled',
    'Initialized>RollbackInitialized', 'Completed>RollbackInitialized', 'RollbackInitialized>RolledBacked'
  ) then
    raise exception 'a payment cannot change from % to %', old.status, new.status using errcode = 'P0422';
  end if;
  if (new.id, new.group_id, new.fingerprint, new.player_id, new.brand, new.direction, new.processing_type, new.provider, new.method_id, new.method_kind, new.amount, new.currency, new.created_at, new.share_reason, new.requested_by)
    is distinct from
    (old.id, old.group_id, old.fingerprint, old.player_id, old.brand, old.direction, old.processing_type, old.provider, old.method_id, old.method_kind, old.amount, old.currency, old.created_at, old.share_reason, old.requested_by)
  then
    raise exception 'the request of a payment cannot be changed' using errcode = 'P0403';
  end if;
  if old.provider_payment_id is not null and new.provider_payment_id is distinct from old.provider_payment_id then
    raise exception 'the provider payment id of a payment cannot be changed' using errcode = 'P0403';
  end if;
  if old.sending_at is not null and new.sending_at is distinct from old.sending_at then
    raise exception 'the sending of a withdrawal cannot be undone' using errcode = 'P0403';
  end if;
  return new;
end $$;

create or replace trigger payment_guarded before insert or update on payment_transaction for each row execute function guard_payment();

-- Publishes changes of a payment that the player can see.
create or replace function announce_payment() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into outbox (topic, payload) values ('api.payment-updated', jsonb_build_object('brand', new.brand, 'playerId', new.player_id, 'paymentId', new.id));
  return null;
end $$;

create or replace trigger payment_created after insert on payment_transaction for each row execute function announce_payment();

create or replace trigger payment_updated after update on payment_transaction for each row
  when ((old.status, old.provider_status, old.approval, old.sent_at, old.account_id, old.failure, old.action) is distinct from (new.status, new.provider_status, new.approval, new.sent_at, new.account_id, new.failure, new.action))
  execute function announce_payment();

-- Alerts staff about an anomaly at once (ADR 0115). Alerts hold no amounts: staff who watch releases read them, too.
create or replace function notify_payment_anomaly() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into outbox (topic, payload)
  values ('api.alert', jsonb_build_object('kind', 'payment-anomaly', 'paymentId', new.payment_id, 'anomaly', new.kind));
  return null;
end $$;

create or replace trigger payment_anomaly_notified after insert on payment_anomaly for each row when (new.kind <> 'CHARGED_AFTER_END') execute function notify_payment_anomaly();

-- Publishes the payment when its refund starts or completes; the payment's own row may be unchanged.
create or replace function announce_refund() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into outbox (topic, payload)
  select 'api.payment-updated', jsonb_build_object('brand', t.brand, 'playerId', t.player_id, 'paymentId', t.id) from payment_transaction t where t.id = new.payment_id;
  return null;
end $$;

create or replace trigger payment_refund_started after insert on payment_refund for each row execute function announce_refund();

create or replace trigger payment_refund_updated after update on payment_refund for each row when (new.done_at is distinct from old.done_at) execute function announce_refund();

-- Differences between payments and the ledger; no row when they agree.
create or replace function payment_faults() returns table (fault text, detail text)
language sql stable set search_path = api, pg_temp as $$
  select 'open withdrawals differ from the pending account', w.player_id from wallet w
    left join account a on a.kind = 'player_pending' and a.holder = w.player_id and a.brand = w.brand
    left join (select player_id, sum(amount) as waiting from payment_transaction where direction = 'Withdrawal' and status in ('Initialized', 'CancelInitialized') group by 1) t on t.player_id = w.player_id
    where coalesce(a.balance, 0) <> coalesce(t.waiting, 0)
  union all
  select 'deposit status contradicts its movements', t.id from payment_transaction t
    left join lateral (select coalesce(sum(amount) filter (where type = 'captured'), 0) as charged, coalesce(sum(amount) filter (where type in ('refunded', 'charged_back')), 0) as taken_back
      from payment_movement where payment_id = t.id) m on true
    where t.direction = 'Deposit' and (m.charged, m.taken_back) is distinct from (
      case when t.status in ('Completed', 'RollbackInitialized', 'RolledBacked') or m.charged > 0 then t.amount else 0 end,
      case when t.status = 'RolledBacked' then t.amount when t.status = 'Cancelled' and m.charged > 0 and not exists (select 1 from payment_refund r where r.payment_id = t.id and r.done_at is null) then t.amount else 0 end)
  union all
  select 'withdrawal status contradicts its movements', t.id from payment_transaction t
    left join lateral (select coalesce(sum(amount) filter (where type = 'paid_out'), 0) as sent, coalesce(sum(amount) filter (where type = 'payout_returned'), 0) as back
      from payment_movement where payment_id = t.id) m on true
    where t.direction = 'Withdrawal' and (m.sent, m.back) is distinct from (case when t.status in ('Completed', 'RolledBacked') then t.amount else 0 end, case when t.status = 'RolledBacked' then t.amount else 0 end)
  union all
  select 'held deposits differ from the open refunds', h.brand from (select brand, sum(balance) as held from account where kind = 'house' and holder = 'held-deposits' group by brand) h
    left join (select t.brand, sum(r.amount) as open from payment_refund r join payment_transaction t on t.id = r.payment_id where r.done_at is null group by t.brand) r on r.brand = h.brand
    where h.held <> coalesce(r.open, 0)
  union all
  select 'provider''s account differs from the provider''s movements', a.brand || ' ' || a.holder from (select brand, holder, sum(balance) as balance from account where kind = 'payment_provider' group by brand, holder) a
    left join (select t.brand, t.provider, sum(case when m.type in ('captured', 'payout_returned') then -m.amount else m.amount end) as total from payment_movement m join payment_transaction t on t.id = m.payment_id group by 1, 2) m
      on m.brand = a.brand and m.provider = a.holder
    where a.balance <> coalesce(m.total, 0)
  union all
  select 'hourly deposits differ from the journal', h.player_id from (select player_id, sum(deposited) as deposited from play_hour group by player_id) h
    left join (select player_id, sum(amount) as deposited from journal where kind = 'deposit' group by player_id) j on j.player_id = h.player_id where h.deposited <> coalesce(j.deposited, 0)
$$;
