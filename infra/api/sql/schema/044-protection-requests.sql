-- Idempotency keys of changes of limits, and sessions that are still to be ended at the identity server.

-- The key that the client made before it sent the request; a repeated request finds its event.
alter table responsible_gaming_event add column key text constraint responsible_gaming_event_key_check check (length(key) between 8 and 100);
create unique index responsible_gaming_event_key on responsible_gaming_event (player_id, key) where key is not null;

-- Sessions to end at the identity server, written with the change that ends them: no crash and no outage loses one. Deleted once
-- identity has confirmed the end.
create table session_end_order (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  -- null: every session of the player
  sid text,
  reason text not null,
  ordered_at timestamptz not null,
  attempted_at timestamptz
);
create index session_end_order_player on session_end_order (player_id);
