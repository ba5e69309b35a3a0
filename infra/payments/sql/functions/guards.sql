-- Rejects changes of a payment's terms, invalid status edges, and the capture of a held payment without confirmation.
-- The player of a held payment is unknown until it is confirmed.
create or replace function guard_payment() returns trigger language plpgsql as $$
begin
  if (new.id, new.merchant, new.reference, new.direction, new.method_id, new.amount, new.fee, new.currency, new.is_held)
     is distinct from (old.id, old.merchant, old.reference, old.direction, old.method_id, old.amount, old.fee, old.currency, old.is_held)
     or (new.player <> old.player and not (old.is_held and old.confirmed_at is null)) then
    raise exception 'the terms of payment % cannot be changed', old.id using errcode = 'P0403';
  end if;
  if old.confirmed_at is not null and new.confirmed_at is distinct from old.confirmed_at then
    raise exception 'the confirmation of payment % cannot be changed', old.id using errcode = 'P0403';
  end if;
  if new.status = 'completed' and new.status <> old.status and new.is_held and new.confirmed_at is null then
    raise exception 'payment % is held and cannot be captured before its confirmation', old.id using errcode = 'P0422';
  end if;
  if new.status <> old.status and not exists (select from payments.payment_edge edge where edge.direction = old.direction and edge.from_status = old.status and edge.to_status = new.status) then
    raise exception 'payment % cannot change from % to %', old.id, old.status, new.status using errcode = 'P0422';
  end if;
  return new;
end $$;
create or replace trigger payment_kept before update on payment for each row execute function guard_payment();

-- Rejects updates and deletes of entries.
create or replace function append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'P0403';
end $$;
create or replace trigger entry_kept before update or delete on entry for each row execute function append_only();
