-- What the provider says of a payment is of the way to pay that the player began with, or it credits nothing and somebody looks: limits, blocks and the
-- closed loop were asked for that way. The precedent are amounts (015); a name of a way is no more the provider's to change than an amount.
alter table payment_anomaly drop constraint payment_anomaly_kind_check;
alter table payment_anomaly add constraint payment_anomaly_kind_check
  check (kind in ('ILLEGAL_EDGE', 'CHARGED_AFTER_END', 'AMOUNT_MISMATCH', 'METHOD_MISMATCH', 'UNKNOWN_PAYMENT', 'OTHER_PAYMENT', 'PAID_AFTER_RETURN', 'NOT_ASKED_FOR', 'REVERSED_TWICE'));

-- As in 030, but that it compares the method, too.
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
  -- a fact without a method is one of another
  if v_payment.method_id is distinct from p_fact->>'method' then
    perform note_anomaly(v_payment.id, p_event_id, 'METHOD_MISMATCH', p_fact, p_at);
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
