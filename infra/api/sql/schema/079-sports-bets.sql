-- Sports bets: the accepted selections, the results that settled them, and what they returned. The money is in the
-- ledger: product 'sportsbook', the id of the bet as reference.
create table sports_bet (
  id text primary key check (id ~ '^[a-z0-9-]{1,64}$'),
  brand text not null,
  player_id text not null references wallet,
  -- idempotency key of the page, and the hash of the request it was used for
  key text not null check (length(key) between 8 and 64),
  fingerprint text not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'SETTLED', 'CASHED_OUT')),
  -- which lines it consists of (kernel: bet-lines)
  bankers smallint[] not null,
  sizes smallint[] not null,
  lines integer not null check (lines > 0),
  -- selections without a result
  open_legs integer not null check (open_legs >= 0),
  -- minor units
  stake_per_line bigint not null check (stake_per_line > 0),
  stake bigint not null check (stake > 0),
  possible_returns bigint not null check (possible_returns >= 0),
  returns bigint check (returns >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  placed_at timestamptz not null,
  settled_at timestamptz,
  -- the result of a selection has been corrected since the payout
  is_outdated boolean not null default false,
  corrected_at timestamptz,
  constraint sports_bet_outdated_when_settled check (not is_outdated or status = 'SETTLED'),
  constraint sports_bet_closed_with_returns check ((status <> 'OPEN') = (returns is not null and settled_at is not null)),
  constraint sports_bet_settled_when_decided check (status <> 'SETTLED' or open_legs = 0),
  unique (player_id, key)
);
create index sports_bet_history on sports_bet (player_id, placed_at desc, id desc);
create index sports_bet_decided on sports_bet (placed_at, id) where status = 'OPEN' and open_legs = 0;
create index sports_bet_outdated on sports_bet (placed_at, id) where is_outdated;

create table sports_bet_leg (
  bet_id text not null references sports_bet,
  -- that of the bet, so that the archive of a player contains the selections
  player_id text not null references wallet,
  leg smallint not null check (leg between 0 and 19),
  event_id text not null,
  sport text not null,
  competition text not null,
  home text not null,
  away text not null,
  starts_at timestamptz not null,
  -- phase of the match when the bet was accepted
  phase text not null check (phase in ('upcoming', 'live', 'break', 'ended')),
  -- kind, line in hundredths, and outcome (kernel: markets)
  market text not null check (market ~ '^[a-zA-Z]{1,24}$'),
  line integer,
  outcome text not null check (length(outcome) between 1 and 20),
  -- decimal odds in thousandths
  price integer not null check (price > 1000),
  -- null while it is open
  result text check (result in ('WON', 'HALF_WON', 'VOID', 'HALF_LOST', 'LOST')),
  -- number of the result that decided it
  result_number smallint,
  constraint sports_bet_leg_decided_by_result check ((result is null) = (result_number is null)),
  primary key (bet_id, leg)
);
create index sports_bet_leg_open on sports_bet_leg (event_id) where result is null;
create index sports_bet_leg_event on sports_bet_leg (event_id);

-- Parameters of place_sports_bet(). TypeScript passes them as JSON with these keys.
create type sports_bet_input as (key text, bankers smallint[], sizes smallint[], lines integer, stake_per_line bigint, possible_returns bigint);
create type sports_leg_input as (
  leg smallint, event_id text, sport text, competition text, home text, away text, starts_at timestamptz, phase text, market text, line integer, outcome text, price integer
);

-- The results that bets were settled by; the feed can compute them again only until its model changes. A correction has the
-- next number, and the last one counts. Append-only.
create table sports_result (
  event_id text not null,
  number smallint not null check (number between 1 and 99),
  -- VOID: every bet on the match is returned, for this reason
  status text not null check (status in ('PLAYED', 'VOID')),
  reason text check (reason in ('ABANDONED', 'WALKOVER')),
  home integer not null check (home >= 0),
  away integer not null check (away >= 0),
  -- scores of the periods, or games of each set: [{"home": 1, "away": 0}]
  periods jsonb not null,
  ended_at timestamptz not null,
  received_at timestamptz not null,
  constraint sports_result_void_with_reason check ((status = 'VOID') = (reason is not null)),
  primary key (event_id, number)
);
create index sports_result_recent on sports_result (ended_at);
revoke update, delete, truncate on sports_result from public;
