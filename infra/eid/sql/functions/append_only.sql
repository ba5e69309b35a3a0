-- Rejects updates, deletes and truncates of the event log.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'P0403';
end $$;

create or replace trigger authentication_event_append_only before update or delete on authentication_event
  for each row execute function refuse_change();
create or replace trigger authentication_event_not_truncated before truncate on authentication_event
  for each statement execute function refuse_change();
