-- Analytics events of pages whose visitors consented, and how far they were forwarded.

create table analytics_event (
  id bigint generated always as identity primary key,
  -- made by the page: a repeated delivery is stored once
  event_id uuid not null unique,
  -- one page view; not linked to other page views
  visit_id uuid not null,
  brand text not null references brand_rule,
  -- from the access token
  player_id text references player,
  name text not null check (length(name) <= 80),
  properties jsonb not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null
);

-- One row: the last forwarded event, and the lease of the process that forwards.
create table analytics_forwarding (
  singleton boolean primary key default true check (singleton),
  forwarded_id bigint not null default 0,
  leased_until timestamptz not null default '-infinity'
);
insert into analytics_forwarding default values;
