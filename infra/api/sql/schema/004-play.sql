-- Games, sessions, rounds and hourly sums of play.

create table game_studio (
  id text primary key,
  provider text not null,
  slug text not null unique,
  name text not null,
  image_url text
);

create table game (
  id text primary key,
  provider text not null,
  studio_id text not null references game_studio,
  slug text not null unique,
  -- the provider's row, validated; read into memory as a whole
  facts jsonb not null,
  -- removed from the catalogue: kept for history, cannot be launched
  withdrawn_at timestamptz
);

-- The last imported catalogue of a game provider; the api serves it while the provider is unavailable.
create table catalogue_version (
  provider text primary key,
  version text not null,
  imported_at timestamptz not null
);

create table game_session (
  id text primary key,
  brand text not null,
  -- null for a visitor's demo
  player_id text references player,
  sid text,
  game_id text not null,
  mode text not null check (mode in ('REAL', 'DEMO')),
  currency text not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  last_activity_at timestamptz not null,
  closed_at timestamptz
);
create index game_session_player on game_session (player_id, opened_at) where mode = 'REAL';

-- One row per round, slip, leg or ticket: its stakes, payouts and status. Written with each movement of the journal.
create table wager (
  id bigint generated always as identity primary key,
  brand text not null,
  player_id text not null references wallet,
  product text not null check (product in ('casino', 'sportsbook', 'raffle')),
  reference text not null,
  game_id text constraint wager_has_game check ((product = 'casino') = (game_id is not null)),
  game_session_id text,
  status text not null check (status in ('OPEN', 'CLOSED', 'ROLLED_BACK')),
  stake bigint not null default 0 check (stake >= 0),
  -- the part of the stake that partial settlements have settled
  settled_stake bigint not null default 0 constraint wager_settled_is_a_part check (settled_stake between 0 and stake),
  paid bigint not null default 0 check (paid >= 0),
  currency text not null,
  balance_after bigint not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- the bonus this wager counts for; it does not end before the wager does
  bonus_id text,
  bonus_stake bigint not null default 0 constraint wager_bonus_stake_is_a_part check (bonus_stake between 0 and stake),
  bonus_paid bigint not null default 0 constraint wager_bonus_paid_is_a_part check (bonus_paid between 0 and paid),
  unique (player_id, product, reference)
);
create index wager_history on wager (player_id, opened_at desc, id desc);
create index wager_of_bonus on wager (bonus_id) where bonus_id is not null and status = 'OPEN';

-- Refused bets and bets whose rollback arrived first. A refusal is final: the same key is refused permanently.
create table refused_bet (
  player_id text not null references wallet,
  bet_key text not null check (length(bet_key) between 1 and 255),
  code text not null,
  reasons text[] not null default '{}',
  at timestamptz not null,
  primary key (player_id, bet_key)
);

-- Hourly sums: a 30-day limit reads at most 720 rows and one partial hour of the journal.
create table play_hour (
  player_id text not null references wallet,
  hour timestamptz not null,
  staked bigint not null default 0,
  paid bigint not null default 0,
  deposited bigint not null default 0,
  bonus_staked bigint not null default 0,
  bonus_paid bigint not null default 0,
  primary key (player_id, hour)
);
create index play_hour_by_hour on play_hour (hour);

create table recently_played (
  player_id text not null references player,
  game_id text not null,
  played_at timestamptz not null,
  primary key (player_id, game_id)
);
