-- Cash-outs of sports bets: parts, rules that cash out without the player, and the prices that the value of a bet follows from.

-- Stake of each line that was cashed out while the bet stayed open, and what it paid, minor units. `possible_returns` and `returns`
-- of a bet contain `cashed_out`.
alter table sports_bet
  add column cashed_out_per_line bigint not null default 0,
  add column cashed_out bigint not null default 0 check (cashed_out >= 0),
  add constraint sports_bet_cashed_out_in_part check (cashed_out_per_line >= 0 and cashed_out_per_line < stake_per_line);

-- Every cash-out of a bet. Append-only.
create table sports_cash_out (
  bet_id text not null references sports_bet,
  -- that of the bet, so that the archive of a player contains it
  player_id text not null references wallet,
  -- key of the movement
  key text not null check (length(key) between 8 and 128),
  -- stake of each line that it closed, and what it paid, minor units
  stake_per_line bigint not null check (stake_per_line > 0),
  amount bigint not null check (amount > 0),
  is_automatic boolean not null,
  at timestamptz not null,
  primary key (bet_id, key)
);
revoke update, delete, truncate on sports_cash_out from public;

-- A rule of a player: cash out the whole bet when the offer reaches the amount. Deleted when it is removed or the bet closes.
create table sports_auto_cash_out (
  bet_id text primary key references sports_bet,
  player_id text not null references wallet,
  -- another one for each change: the key of the movement that the rule makes
  id bigint generated always as identity unique,
  -- minor units
  amount bigint not null check (amount > 0),
  created_at timestamptz not null
);

-- Prices of selections of open bets, one row a minute in which it changed. The value of a bet at a time follows from them.
create table sports_price_sample (
  event_id text not null,
  market text not null check (market ~ '^[a-zA-Z]{1,24}$'),
  line integer,
  outcome text not null check (length(outcome) between 1 and 20),
  -- start of the minute
  at timestamptz not null,
  -- decimal odds in thousandths; null while no bet is accepted on the selection
  price integer check (price > 1000),
  -- margin in the price
  margin_basis_points integer not null check (margin_basis_points >= 0)
);
create unique index sports_price_sample_key on sports_price_sample (event_id, market, outcome, line, at) nulls not distinct;
create index sports_price_sample_at on sports_price_sample (at);

-- Email about a cash-out that a rule made.
alter table outgoing_email drop constraint outgoing_email_kind_check;
alter table outgoing_email add constraint outgoing_email_kind_check check (kind in ('care-message', 'monthly-statement', 'return-approved', 'return-refused', 'return-lifted', 'account-closed', 'account-closed-at-request', 'account-reopened', 'sports-bet-corrected', 'sports-dispute-answered', 'automatic-cash-out'));
