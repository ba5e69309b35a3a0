-- Tables behind the parts of the schema whose services come later: real, and empty until then.
create table player_reward (
  assignation_id text primary key,
  player_id text not null references player,
  reward jsonb not null,
  reason text,
  status text not null check (status in ('Scheduled', 'Unclaimed', 'Processing', 'Credited', 'FailedProcessing', 'Expired', 'Removed')),
  assigned_at timestamptz not null,
  updated_at timestamptz not null
);
create index player_reward_player on player_reward (player_id, assigned_at);

create table payment_transaction (
  id text primary key,
  player_id text not null references player,
  direction text not null check (direction in ('Deposit', 'Withdrawal')),
  status text not null check (status in ('Initialized', 'Completed', 'CancelInitialized', 'Cancelled', 'RollbackInitialized', 'RolledBacked')),
  processing_type text not null check (processing_type in ('Instant', 'Manual')),
  provider text not null,
  payload jsonb not null default '{}',
  amount bigint not null check (amount > 0),
  currency text not null,
  created_at timestamptz not null,
  processed_at timestamptz
);
create index payment_transaction_player on payment_transaction (player_id, created_at);

create table bonus (
  id text primary key,
  player_id text not null references player,
  name text not null,
  status text not null check (status in ('Active', 'Converted', 'Expired', 'Forfeited')),
  amount bigint not null,
  currency text not null,
  wagering_progress numeric not null default 0 check (wagering_progress between 0 and 1),
  expires_at timestamptz
);
create index bonus_player on bonus (player_id);

create table source_of_wealth_funding (
  player_id text not null references player,
  type text not null check (type in ('Dividends', 'Inheritance', 'Other', 'Salary', 'SaleOfCompany', 'SaleOfProperty')),
  options jsonb not null default '[]',
  files jsonb not null default '[]',
  completed boolean not null default false,
  requested_comment text,
  is_requested boolean not null default false,
  primary key (player_id, type)
);

create table raffle_draw (
  instance_id text primary key,
  jackpot_name text not null,
  at timestamptz not null,
  winners jsonb not null
);

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
