-- Times are milliseconds since the epoch by the service's clock; amounts are minor units.
create table game_session (
  id uuid primary key,
  -- SHA-256 of the single-use launch token and of the frame's bearer; neither is stored
  launch_hash text not null unique,
  launch_expires_at bigint not null,
  bearer_hash text unique,
  brand text not null,
  player_id text,
  operator_session_id text,
  game_id text not null,
  mode text not null check (mode in ('real', 'demo', 'replay')),
  replay_round_id uuid,
  currency text not null,
  locale text not null,
  country text not null,
  jurisdiction jsonb not null,
  return_origins jsonb not null,
  nonce text not null,
  created_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  ended_reason text,
  last_round_at bigint,
  demo_balance_minor bigint check (demo_balance_minor >= 0),
  check ((mode = 'demo') = (demo_balance_minor is not null)),
  check (mode <> 'real' or player_id is not null)
);

create index game_session_player on game_session (brand, player_id) where ended_at is null;
create index game_session_expiry on game_session (expires_at);
