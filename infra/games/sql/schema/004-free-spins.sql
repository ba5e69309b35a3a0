-- Free spins of an operator's player (ADR 0297): what a session plays, and which rounds use them. The spins that are left are the
-- number at the first launch minus the rounds, which are recorded before the operator is asked.
create table free_spins (
  brand text not null,
  -- the operator's id
  id text not null,
  player_id text not null,
  game_id text not null,
  currency text not null,
  -- at the first launch
  spins integer not null check (spins > 0),
  -- minor units: the stake of one spin
  value_minor bigint not null check (value_minor > 0),
  -- the only bet of these spins
  bet jsonb not null,
  created_at bigint not null,
  primary key (brand, id)
);

alter table game_session add column free_spins_id text;
alter table round add column free_spins_id text;
create index round_of_free_spins on round (brand, free_spins_id) where free_spins_id is not null;
