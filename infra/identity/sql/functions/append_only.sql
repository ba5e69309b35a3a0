-- Rejects updates, deletes and truncates of an event log.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'P0403';
end $$;

create or replace trigger significant_event_append_only before update or delete on significant_event
  for each row execute function refuse_change();
create or replace trigger significant_event_not_truncated before truncate on significant_event
  for each statement execute function refuse_change();
create or replace trigger staff_event_append_only before update or delete on staff_event
  for each row execute function refuse_change();
create or replace trigger staff_event_not_truncated before truncate on staff_event
  for each statement execute function refuse_change();

-- Rejects every change of a bank disconnection except setting notified_at once.
create or replace function refuse_change_except_notified() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.notified_at is null and new.notified_at is not null
       and to_jsonb(new) - 'notified_at' = to_jsonb(old) - 'notified_at' then
      return new;
    end if;
  end if;
  raise exception 'bank_disconnection is append-only' using errcode = 'P0403';
end $$;

create or replace trigger bank_disconnection_append_only before update or delete on bank_disconnection
  for each row execute function refuse_change_except_notified();
create or replace trigger bank_disconnection_not_truncated before truncate on bank_disconnection
  for each statement execute function refuse_change_except_notified();
