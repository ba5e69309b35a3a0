-- Pots are stored in ten-thousandths of a euro cent, so that dividing a contribution loses nothing. Payments are minor
-- units of the player's currency; the money itself is in the api's ledger.
create table pot (
  instance_id text not null,
  -- reserve: funds the starting values
  id text not null check (id in ('mega', 'major', 'minor', 'shared', 'reserve')),
  value bigint not null,
  -- totals for checking the value: contributions - won + started
  started bigint not null default 0,
  won bigint not null default 0,
  primary key (instance_id, id)
);

create table contribution (
  -- the ledger's movement id, so that a contribution counts once
  id bigint primary key,
  instance_id text not null,
  player_id text not null,
  brand text not null,
  amount bigint not null check (amount <> 0),
  currency text not null,
  value bigint not null,
  at timestamptz not null
);
create index contribution_recent on contribution (instance_id, at);

-- Winning draws with the number drawn and the size of the draw.
create table win (
  id uuid primary key,
  instance_id text not null,
  pot_id text not null check (pot_id in ('mega', 'major', 'minor', 'shared')),
  contribution_id bigint not null references contribution,
  value bigint not null check (value > 0),
  drawn bigint not null,
  out_of bigint not null,
  at timestamptz not null,
  unique (contribution_id, pot_id)
);

create table payment (
  id uuid primary key,
  win_id uuid not null references win,
  player_id text not null,
  brand text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  paid_at timestamptz,
  unique (win_id, player_id)
);
create index payment_due on payment (id) where paid_at is null;
