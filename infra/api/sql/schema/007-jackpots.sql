-- Jackpot opt-ins and contributions. A jackpot account below zero is the guaranteed start that the house has paid.

-- The player's jackpot opt-in; read by every bet.
create table jackpot_choice (
  player_id text primary key references wallet,
  brand text not null,
  instance_id text not null,
  opted_in boolean not null,
  -- per stake in basis points, or per bet in minor units of the wallet
  share_basis_points integer check (share_basis_points between 1 and 10000),
  amount bigint check (amount between 1 and 100000000),
  changed_at timestamptz not null,
  check ((share_basis_points is null) <> (amount is null))
);

-- History of jackpot opt-ins and opt-outs. Append-only.
create table jackpot_choice_change (
  id bigint generated always as identity primary key,
  player_id text not null references wallet,
  brand text not null,
  instance_id text not null,
  opted_in boolean not null,
  share_basis_points integer,
  amount bigint,
  at timestamptz not null
);
create index jackpot_choice_change_player on jackpot_choice_change (player_id, id);

-- Contributions that the jackpot service adds to its pots; a negative amount was returned to the player with its bet.
create table jackpot_contribution (
  journal_id bigint primary key references journal,
  player_id text not null references wallet,
  brand text not null,
  instance_id text not null,
  amount bigint not null check (amount <> 0),
  currency text not null,
  at timestamptz not null,
  taken_at timestamptz
);
create index jackpot_contribution_waiting on jackpot_contribution (instance_id, journal_id) where taken_at is null;

create table jackpot_contributor (
  instance_id text not null,
  pot_id text not null,
  brand text not null,
  player_id text not null references player,
  position integer not null,
  expected_prize bigint not null,
  currency text not null,
  rank_name text,
  rank_image_url text,
  primary key (instance_id, pot_id, player_id)
);

create table raffle_draw (
  instance_id text primary key,
  jackpot_name text not null,
  at timestamptz not null,
  winners jsonb not null
);
