-- Checks of signed-in players at the national register of excluded persons (ADR 0238).
create table register_check (
  player_id text primary key references player,
  attempted_at timestamptz not null,
  -- last answer of the register; null: none yet
  checked_at timestamptz
);
