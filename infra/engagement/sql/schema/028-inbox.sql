-- Messages of the service to its players, derived from `fact`. Texts are not stored: the kind and its values are.
create table inbox_message (
  -- derived from the cause, so that a message is stored once
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  brand text not null,
  player_id text not null,
  kind text not null,
  data jsonb not null,
  at timestamptz not null,
  -- a reminder is shown later than its fact
  shows_at timestamptz not null,
  expires_at timestamptz not null,
  -- null: not announced to open pages yet
  announced_at timestamptz,
  read_at timestamptz,
  seq bigint generated always as identity,
  check (shows_at < expires_at)
);
create index inbox_message_player on inbox_message (brand, player_id, shows_at desc, seq desc);
create index inbox_message_due on inbox_message (shows_at) where announced_at is null;
create index inbox_message_expired on inbox_message (expires_at);
