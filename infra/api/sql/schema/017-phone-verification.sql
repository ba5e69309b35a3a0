-- The code that was last sent to a player's phone number; one row per player, replaced by the next code. Only a keyed hash of the
-- code is stored.
create table phone_verification (
  player_id text primary key references player (id),
  phone_number text not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  -- codes sent within the window that started at window_starts_at
  sent integer not null check (sent > 0),
  window_starts_at timestamptz not null
);
