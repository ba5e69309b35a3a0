-- Analytics events: ingestion, forwarding to a webhook, retention.

-- Stores events once per event id; returns how many were new. `p_events` is an array of {id, name, at, properties}, `at` in ms.
-- A time outside of the last day becomes the time of receipt.
create or replace function store_analytics_events(p_brand text, p_player_id text, p_visit_id uuid, p_events jsonb, p_at timestamptz)
  returns integer language sql set search_path = api, pg_temp as $$
  with stored as (
    insert into analytics_event (event_id, visit_id, brand, player_id, name, properties, occurred_at, received_at)
    select (e->>'id')::uuid, p_visit_id, p_brand, p_player_id, e->>'name', e->'properties',
      case when o.at between p_at - interval '1 day' and p_at then o.at else p_at end, p_at
    from jsonb_array_elements(p_events) e, to_timestamp((e->>'at')::numeric / 1000) as o(at)
    on conflict (event_id) do nothing returning 1
  )
  select count(*)::integer from stored
$$;

-- Claims the forwarding for a minute; null while another process has it. Returns the id of the last forwarded event.
create or replace function lease_analytics_forwarding(p_at timestamptz) returns bigint
language sql set search_path = api, pg_temp as $$
  update analytics_forwarding set leased_until = p_at + interval '1 minute' where leased_until <= p_at returning forwarded_id
$$;

-- Records the last forwarded event and ends the lease.
create or replace function finish_analytics_forwarding(p_forwarded_id bigint) returns void
language sql set search_path = api, pg_temp as $$
  update analytics_forwarding set forwarded_id = greatest(forwarded_id, p_forwarded_id), leased_until = '-infinity'
$$;

-- Deletes up to a number of the oldest events received before an instant; returns how many.
create or replace function delete_analytics_events(p_before timestamptz, p_most integer) returns integer
language sql set search_path = api, pg_temp as $$
  with deleted as (
    delete from analytics_event
    where id = any (array (select id from analytics_event order by id limit p_most)) and received_at < p_before returning 1
  )
  select count(*)::integer from deleted
$$;
