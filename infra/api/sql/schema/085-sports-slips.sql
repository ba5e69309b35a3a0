-- Selections of shared slips under a random code. Not personal data: neither a player nor a stake.
create table sports_slip_code (
  code text primary key check (code ~ '^[23456789ABCDEFGHJKMNPQRSTVWXYZ]{8}$'),
  brand text not null,
  -- [{"event": "fpl1", "kind": "winner", "line": null, "outcome": "home", "home": "Rovers", "away": "City"}]
  selections jsonb not null check (jsonb_typeof(selections) = 'array' and jsonb_array_length(selections) between 1 and 20),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint sports_slip_code_expires_later check (expires_at > created_at)
);
create index sports_slip_code_expiry on sports_slip_code (expires_at);

-- The slip of a player on all devices. The last write wins; each has the next version.
create table sports_slip (
  player_id text primary key references wallet,
  version bigint not null check (version > 0),
  selections jsonb not null check (jsonb_typeof(selections) = 'array' and jsonb_array_length(selections) <= 20),
  changed_at timestamptz not null
);

-- Profit boost of a bet, with its terms when the bet was accepted: percent of the profit, at most `boost_maximum` minor units.
alter table sports_bet
  add column boost_id text,
  add column boost_percent smallint check (boost_percent between 1 and 100),
  add column boost_maximum bigint check (boost_maximum > 0),
  add constraint sports_bet_boost_complete check ((boost_id is null) = (boost_percent is null) and (boost_id is null) = (boost_maximum is null));
-- a player uses a boost once
create unique index sports_bet_boost_once on sports_bet (player_id, boost_id) where boost_id is not null;
alter type sports_bet_input add attribute boost_id text, add attribute boost_percent smallint, add attribute boost_maximum bigint;
