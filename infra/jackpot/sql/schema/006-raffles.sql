-- Raffle drops. Tickets are counted in the units of pots: ten-thousandths of a euro cent. Prizes are euro cents.
create table raffle_drop (
  id text primary key,
  type text not null check (type in ('hourly', 'daily', 'weekly')),
  brand text not null,
  -- game studio of the catalogue, and its address
  studio_id text not null,
  studio_slug text not null,
  -- euro cents, in the order in which they are drawn
  prizes jsonb not null check (jsonb_typeof(prizes) = 'array' and jsonb_array_length(prizes) between 1 and 20),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  state text not null default 'open' check (state in ('open', 'closed', 'drawn')),
  -- secret until the draw; its hash is public from the start
  seed bytea not null check (length(seed) = 32),
  seed_hash text not null,
  -- derives the pseudonyms of players; never published
  salt bytea not null check (length(salt) = 32),
  -- the ticket list, fixed when the drop closes
  entries jsonb,
  list_hash text,
  closed_at timestamptz,
  drawn_at timestamptz,
  unique (type, brand, starts_at),
  constraint raffle_drop_list check ((state = 'open') = (list_hash is null) and (list_hash is null) = (entries is null)),
  constraint raffle_drop_drawn check ((state = 'drawn') = (drawn_at is not null))
);
create index raffle_drop_pending on raffle_drop (ends_at) where state <> 'drawn';

-- Sum of a player's wagers in a drop. Each whole euro is a ticket; the remainder is kept.
create table raffle_entry (
  drop_id text not null references raffle_drop,
  player_id text not null,
  currency text not null,
  -- the player's pseudonym in this drop
  entry text not null check (entry ~ '^[0-9a-f]{32}$'),
  units bigint not null check (units >= 0),
  primary key (drop_id, player_id),
  unique (drop_id, entry)
);

-- Settled bets that counted, so that each counts once.
create table raffle_wager (
  bet_id text primary key,
  player_id text not null,
  brand text not null,
  -- minor units of the currency, and the rate by which they were converted to euro cents
  stake bigint not null check (stake > 0),
  currency text not null,
  rate_numerator bigint not null,
  rate_denominator bigint not null,
  units bigint not null,
  settled_at timestamptz not null
);
create index raffle_wager_age on raffle_wager (settled_at);

-- Winners, and the payments due to them in minor units of their currency.
create table raffle_prize (
  id uuid primary key,
  drop_id text not null references raffle_drop,
  -- index in the prizes of the drop
  place integer not null check (place >= 0),
  ticket bigint not null check (ticket >= 0),
  player_id text not null,
  entry text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  paid_at timestamptz,
  seen_at timestamptz,
  unique (drop_id, place),
  unique (drop_id, player_id)
);
create index raffle_prize_due on raffle_prize (id) where paid_at is null;
create index raffle_prize_unseen on raffle_prize (player_id) where seen_at is null;
