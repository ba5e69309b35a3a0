-- Heartbeats of edges, and the version of the plan that each of them serves.

-- `until` is set while an edge starts, and is null when it runs (ADR 0121).
create table edge_heartbeat (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  key_id text not null references key (id),
  until timestamptz check (until > at)
);
create index edge_heartbeat_at on edge_heartbeat (at);

-- `edge` distinguishes processes that share a key (ADR 0127).
create table edge_plan (
  key_id text not null references key (id),
  edge uuid not null,
  version bigint not null check (version >= 0),
  seen timestamptz not null,
  -- since when the version has been below the registry's
  behind_since timestamptz,
  alerted_at timestamptz,
  primary key (key_id, edge)
);
