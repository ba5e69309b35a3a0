-- A deposit that waits for its merchant's word: approved by the payer and taken from the account, but captured only when the merchant
-- confirms it for a player. Unconfirmed it goes back by itself, whoever forgot it (ADR 0107).
alter table payment add column is_held boolean not null default false;
alter table payment add column confirmed_at bigint check (confirmed_at is null or is_held);
-- who approved it; only that customer is sent back with the proof
alter table payment add column holder_id text references holder (id);

alter table holder add column personal_code text;

-- Whose a payment is, is fixed; until a held one is confirmed nobody knows it.
create or replace function keep_payment() returns trigger language plpgsql as $$
begin
  if (new.id, new.merchant, new.reference, new.direction, new.method_id, new.amount, new.fee, new.currency, new.is_held)
     is distinct from (old.id, old.merchant, old.reference, old.direction, old.method_id, old.amount, old.fee, old.currency, old.is_held)
     or (new.player <> old.player and not (old.is_held and old.confirmed_at is null)) then
    raise exception 'the terms of payment % are fixed', old.id using errcode = 'PY001';
  end if;
  if old.confirmed_at is not null and new.confirmed_at is distinct from old.confirmed_at then
    raise exception 'payment % was confirmed once', old.id using errcode = 'PY001';
  end if;
  if new.status = 'completed' and new.status <> old.status and new.is_held and new.confirmed_at is null then
    raise exception 'payment % is captured only once it is confirmed', old.id using errcode = 'PY002';
  end if;
  if new.status <> old.status and not exists (select from payments.payment_edge edge where edge.direction = old.direction and edge.from_status = old.status and edge.to_status = new.status) then
    raise exception 'payment % may not go from % to %', old.id, old.status, new.status using errcode = 'PY002';
  end if;
  return new;
end $$;
