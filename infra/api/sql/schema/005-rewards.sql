-- Rewards, bonuses and cashback.

-- Rewards that an operator can assign (ADR 0080).
create table reward_definition (
  id text primary key check (id ~ '^[a-z0-9-]{1,64}$'),
  brand text not null references brand_rule,
  kind text not null check (kind in ('FreeSpin', 'MoneyDrop', 'BonusMoneyDrop')),
  -- keys of content/texts
  name text not null,
  reason text,
  claim_type text not null check (claim_type in ('Manual', 'Automatic')),
  -- minor units, or the number of spins
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  wagering_factor numeric(5, 2) check (wagering_factor > 0),
  max_payout bigint check (max_payout > 0),
  game_id text,
  spin_value bigint check (spin_value > 0),
  bet_level integer check (bet_level > 0),
  -- how long it can be claimed, from its start
  lasts interval not null check (lasts > interval '0'),
  check ((kind = 'BonusMoneyDrop') = (wagering_factor is not null)),
  check ((kind = 'FreeSpin') = (game_id is not null and spin_value is not null))
);

-- Rewards assigned to players, each with a copy of its terms on the day of assignment.
create table player_reward (
  assignation_id text primary key,
  player_id text not null references player,
  reason text,
  status text not null check (status in ('Scheduled', 'Unclaimed', 'Processing', 'Credited', 'FailedProcessing', 'Expired', 'Removed')),
  assigned_at timestamptz not null,
  updated_at timestamptz not null,
  definition_id text not null references reward_definition,
  kind text not null,
  name text not null,
  claim_type text not null,
  amount bigint not null,
  currency text not null,
  wagering_factor numeric(5, 2),
  max_payout bigint,
  game_id text,
  spin_value bigint,
  bet_level integer,
  starts_at timestamptz not null,
  ends_at timestamptz,
  claimed_at timestamptz,
  journal_id bigint unique references journal,
  -- why the last claim failed, for support
  failure text,
  constraint player_reward_valid_period check (ends_at > starts_at),
  -- Credited only together with its movement in the ledger
  constraint player_reward_credited_by_ledger check (
    (journal_id is not null) = (claimed_at is not null) and (status <> 'Credited' or journal_id is not null)
  )
);
create index player_reward_player on player_reward (player_id, assigned_at);
create index player_reward_starting on player_reward (starts_at) where status = 'Scheduled';
create index player_reward_ending on player_reward (ends_at) where status in ('Scheduled', 'Unclaimed');

-- Bonus terms of a brand; written from content at start and copied into each bonus when it is granted.
create table bonus_rule (
  brand text primary key references brand_rule,
  lasts interval not null check (lasts > interval '0'),
  currency text not null,
  maximum_stake bigint check (maximum_stake > 0)
);

-- Share of a stake that counts towards wagering, in basis points. JACKPOT applies to every game with a jackpot.
create table bonus_contribution (
  brand text not null references bonus_rule,
  game_kind text not null check (game_kind in ('SLOT', 'ROULETTE', 'BLACKJACK', 'TABLE', 'LIVE', 'INSTANT', 'JACKPOT')),
  basis_points integer not null check (basis_points between 0 and 10000),
  primary key (brand, game_kind)
);

create table bonus (
  id text primary key,
  player_id text not null references player,
  name text not null,
  status text not null check (status in ('Active', 'Converted', 'Expired', 'Forfeited')),
  amount bigint not null,
  currency text not null,
  expires_at timestamptz,
  balance bigint not null default 0 check (balance >= 0),
  wagering_required bigint not null default 1 check (wagering_required > 0),
  wagered bigint not null default 0 check (wagered >= 0),
  maximum_stake bigint,
  maximum_payout bigint,
  contributions jsonb not null default '{}',
  given_at timestamptz not null default now(),
  -- the decided end; it takes effect when the last open round of the bonus closes
  ends_as text check (ends_as in ('Converted', 'Expired')),
  end_reason text check (end_reason in ('WAGERED', 'USED_UP', 'RAN_OUT', 'GIVEN_UP')),
  ended_at timestamptz,
  end_journal_id bigint unique references journal,
  converted bigint not null default 0 check (converted >= 0),
  constraint bonus_end_is_complete check (
    (status = 'Active') = (ended_at is null) and (status = 'Active') = (end_reason is null)
    and (status = 'Active') = (end_journal_id is null)
    and (status = 'Active' or balance = 0) and (status = 'Converted' or converted = 0)
  )
);
create index bonus_player on bonus (player_id);
-- The only bonus lookup in the bet of a player without a bonus.
create index bonus_active on bonus (player_id) where status = 'Active';
create index bonus_expiring on bonus (expires_at) where status = 'Active' and ends_as is null;

-- Cashback: a share of the real money lost in a period, paid once after the period, by a rule of the brand (ADR 0103).
create table cashback_rule (
  brand text primary key references brand_rule,
  basis_points integer not null check (basis_points between 1 and 10000),
  period text not null check (period in ('Day', 'Week', 'Month')),
  -- rounds still open at the end of the period can be rolled back until then
  pays_after interval not null check (pays_after between interval '0' and interval '20 hours'),
  currency text not null,
  -- amounts below the minimum are not paid; amounts above the maximum are capped
  minimum bigint not null check (minimum > 0),
  maximum bigint not null,
  -- 0: paid as real money; otherwise as bonus money with this wagering factor
  wagering_factor numeric(5, 2) not null check (wagering_factor >= 0),
  since timestamptz not null default now(),
  check (maximum >= minimum)
);

-- History of a brand's cashback rules with their validity. A trigger on cashback_rule writes it.
create table cashback_version (
  brand text not null references brand_rule,
  valid_from timestamptz not null,
  -- null: the current rule
  valid_to timestamptz,
  basis_points integer not null,
  period text not null,
  pays_after interval not null,
  currency text not null,
  minimum bigint not null,
  maximum bigint not null,
  wagering_factor numeric(5, 2) not null,
  primary key (brand, valid_from),
  check (valid_to > valid_from)
);
create unique index cashback_version_current on cashback_version (brand) where valid_to is null;

-- Finished periods. Players who are blocked when a period is settled stay payable for one more period; then it closes.
create table cashback_period (
  brand text not null references brand_rule,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  opened_at timestamptz not null,
  -- no player was due; the job checks again after an hour, for players who were blocked
  checked_at timestamptz,
  primary key (brand, starts_at)
);
create index cashback_period_open on cashback_period (opened_at);

create table cashback_payout (
  id text primary key,
  player_id text not null references wallet,
  brand text not null references brand_rule,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  staked bigint not null,
  returned bigint not null,
  net_loss bigint not null check (net_loss >= 0),
  basis_points integer not null,
  -- 0: below the minimum, nothing paid
  amount bigint not null check (amount >= 0),
  currency text not null,
  journal_id bigint unique references journal,
  paid_at timestamptz not null,
  -- one payout per period, however often the job runs
  unique (player_id, starts_at),
  check ((amount > 0) = (journal_id is not null))
);
create index cashback_payout_history on cashback_payout (player_id, ends_at desc) where amount > 0;
