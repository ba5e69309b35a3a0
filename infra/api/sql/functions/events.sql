-- The event log between the outbox and its consumers.

-- Moves up to a number of outbox rows to the event log, in order. The caller holds the lock of the relay.
create or replace function relay_events(most integer) returns setof event language sql set search_path = api, pg_temp as $$
  with taken as (
    delete from outbox where id = any (array (select id from outbox order by id limit most))
    returning id, topic, payload, created_at
  )
  insert into event (topic, payload, created_at)
  select topic, payload, created_at from taken order by id
  returning *;
$$;

-- Events after an id, oldest first.
create or replace function events_after(after bigint, topics text[], most integer)
  returns setof event language sql stable set search_path = api, pg_temp as $$
  select * from event where id > after and topic = any (topics) order by id limit most;
$$;

-- Deletes up to a number of the oldest events from before an instant; returns how many.
create or replace function delete_events(before timestamptz, most integer) returns integer language sql
  set search_path = api, pg_temp as $$
  with deleted as (
    delete from event where id = any (array (select id from event order by id limit most)) and created_at < before
    returning 1
  )
  select count(*)::integer from deleted;
$$;
