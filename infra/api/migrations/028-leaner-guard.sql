-- 023 and 025 were written beside each other: the rule of 025 (who asked is never changed) at the cost of 023, whichever of them came last.
create or replace function guard_payment() returns trigger
language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'Initialized' then
      raise exception 'a payment begins Initialized' using errcode = 'P0422';
    end if;
    return new;
  end if;
  if new.status <> old.status and old.status || '>' || new.status not in (
    'Initialized>Completed', 'Initialized>CancelInitialized', 'CancelInitialized>Cancelled',
    'Initialized>RollbackInitialized', 'Completed>RollbackInitialized', 'RollbackInitialized>RolledBacked'
  ) then
    raise exception 'a payment does not go from % to %', old.status, new.status using errcode = 'P0422';
  end if;
  if (new.id, new.group_id, new.fingerprint, new.player_id, new.brand, new.direction, new.processing_type, new.provider, new.method_id, new.method_kind, new.amount, new.currency, new.created_at, new.share_reason, new.asked_by)
    is distinct from
    (old.id, old.group_id, old.fingerprint, old.player_id, old.brand, old.direction, old.processing_type, old.provider, old.method_id, old.method_kind, old.amount, old.currency, old.created_at, old.share_reason, old.asked_by)
  then
    raise exception 'what was asked for is never changed' using errcode = 'P0403';
  end if;
  if old.provider_payment_id is not null and new.provider_payment_id is distinct from old.provider_payment_id then
    raise exception 'a payment is one payment of the provider' using errcode = 'P0403';
  end if;
  if old.sending_at is not null and new.sending_at is distinct from old.sending_at then
    raise exception 'what may have left is not called back' using errcode = 'P0403';
  end if;
  return new;
end $$;
