-- Failed attempts by account or address, for lock-outs.
create table attempt_counter (
  scope text not null,
  key_hash bytea not null,
  failures integer not null,
  window_started_at timestamptz not null,
  locked_until timestamptz,
  primary key (scope, key_hash)
);
create index attempt_counter_age on attempt_counter (window_started_at);

-- The regulatory event log of sign-ins and accounts, append-only (functions/append_only.sql).
create table significant_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  brand text not null,
  player_id text,
  address text,
  country text,
  user_agent text,
  details jsonb not null default '{}'
);
create index significant_event_player on significant_event (brand, player_id, at);
create index significant_event_kind on significant_event (kind, at);
