-- A ticket opens one socket, once; only its hash is stored.
create table ticket (
  hash bytea primary key,
  brand text not null,
  player_id text not null,
  sid text not null,
  currency text not null,
  expires_at timestamptz not null
);
create index ticket_expiry on ticket (expires_at);
