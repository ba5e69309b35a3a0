-- Risk and operations of the sportsbook: suspensions, limits, results of staff, and the log of what staff did (ADR 0310, 0311).

-- Append-only: every operation of staff, with the key that makes it idempotent.
create table sports_operation (
  id bigint generated always as identity primary key,
  key text not null unique check (length(key) between 8 and 100),
  action text not null check (action in ('SUSPEND', 'RESUME', 'REQUEST_RESULT', 'APPROVE_RESULT', 'REJECT_RESULT', 'SET_LIMIT')),
  -- parameters of the operation; a repetition of the key with others is refused
  subject jsonb not null,
  reason text not null check (length(reason) between 1 and 500),
  staff text not null check (length(staff) between 1 and 100),
  outcome text not null,
  at timestamptz not null
);
create index sports_operation_recent on sports_operation (at desc, id desc);
revoke update, delete, truncate on sports_operation from public;

-- No bet and no cash-out is accepted on what a suspension names, until it ends.
create table sports_suspension (
  id bigint generated always as identity primary key,
  -- null: all brands
  brand text references brand_rule,
  scope text not null check (scope in ('PRODUCT', 'COMPETITION', 'EVENT', 'MARKET')),
  -- id of the competition or the match
  target text check (target ~ '^[a-z0-9]{1,16}$'),
  market text check (market ~ '^[a-zA-Z]{1,24}$'),
  -- null: all lines of the market
  line integer,
  reason text not null,
  staff text not null,
  at timestamptz not null,
  ended_reason text,
  ended_by text,
  ended_at timestamptz,
  constraint sports_suspension_with_target check ((scope = 'PRODUCT') = (target is null)),
  constraint sports_suspension_with_market check ((scope = 'MARKET') = (market is not null) and (line is null or market is not null)),
  constraint sports_suspension_ended_by check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (ended_reason is null))
);
create unique index sports_suspension_active on sports_suspension (scope, coalesce(brand, ''), coalesce(target, ''), coalesce(market, ''), coalesce(line::text, ''))
  where ended_at is null;

create type sports_suspension_input as (brand text, scope text, target text, market text, line integer, reason text, staff text, key text, at timestamptz);

-- Highest stake and payout of a bet, in minor units of the brand's currency; null: no limit of its own.
create table sports_market_limit (
  brand text not null references brand_rule,
  market text not null check (market ~ '^[a-zA-Z]{1,24}$'),
  max_stake bigint check (max_stake >= 0),
  max_payout bigint check (max_payout >= 0),
  staff text not null,
  at timestamptz not null,
  primary key (brand, market)
);
create table sports_player_limit (
  player_id text primary key references wallet,
  max_stake bigint check (max_stake >= 0),
  max_payout bigint check (max_payout >= 0),
  staff text not null,
  at timestamptz not null
);

create type sports_limit_input as (brand text, market text, player_id text, max_stake bigint, max_payout bigint, reason text, staff text, key text, at timestamptz);

-- Voids and corrections of staff, before and after their approval.
create table sports_result_request (
  id bigint generated always as identity primary key,
  event_id text not null,
  kind text not null check (kind in ('VOID_MATCH', 'VOID_MARKET', 'CORRECT')),
  market text check (market ~ '^[a-zA-Z]{1,24}$'),
  -- null: all lines of the market
  line integer,
  home integer check (home >= 0),
  away integer check (away >= 0),
  periods jsonb,
  reason text not null,
  staff text not null,
  at timestamptz not null,
  -- open and settled bets that it decides
  bets integer not null,
  approvals_needed smallint not null check (approvals_needed in (1, 2)),
  status text not null check (status in ('WAITING', 'APPLIED', 'REJECTED')),
  decided_by text,
  decided_at timestamptz,
  result_number smallint,
  constraint sports_result_request_market check ((kind = 'VOID_MARKET') = (market is not null)),
  constraint sports_result_request_score check ((kind = 'CORRECT') = (home is not null and away is not null and periods is not null)),
  constraint sports_result_request_decided check ((status = 'WAITING') = (decided_by is null) and (status = 'WAITING') = (decided_at is null)),
  constraint sports_result_request_applied check ((status = 'APPLIED') = (result_number is not null)),
  constraint sports_result_request_two_persons check (status <> 'APPLIED' or approvals_needed = 1 or decided_by <> staff)
);
create unique index sports_result_request_waiting on sports_result_request (event_id) where status = 'WAITING';

-- `periods` is JSON.
create type sports_result_request_input as (
  event_id text, kind text, market text, line integer, home integer, away integer, periods text, reason text, staff text, key text, at timestamptz
);
create type sports_request_answer as (outcome text, id bigint);

-- `number` is ours from now on; the number of the feed is beside it. Rows without one are of the time when both were the same.
alter table sports_result
  add column source text not null default 'FEED' check (source in ('FEED', 'STAFF')),
  add column feed_number smallint,
  -- reason of the member of staff
  add column comment text,
  -- a score or a void of staff, which results of the feed never replace
  add column is_final boolean not null default false,
  -- void markets of the match: [{"kind": "total", "line": null}]; without a line, all lines. Each result repeats those before it.
  add column void_markets jsonb not null default '[]',
  drop constraint sports_result_status_check,
  -- PARTIAL: there is no score yet, only void markets
  add constraint sports_result_status_check check (status in ('PLAYED', 'VOID', 'PARTIAL')),
  drop constraint sports_result_reason_check,
  -- OPERATOR: void by staff
  add constraint sports_result_reason_check check (reason in ('ABANDONED', 'WALKOVER', 'OPERATOR'));
create index sports_result_staff on sports_result (received_at) where source = 'STAFF';

-- `periods` and `statistics` are JSON.
create type sports_feed_result as (event_id text, number smallint, status text, reason text, home integer, away integer, periods text, statistics text, ended_at timestamptz);

-- Liability of a selection: stake and possible returns of the lines that contain it. Null in bets of earlier versions.
alter table sports_bet_leg add column stake bigint check (stake >= 0), add column possible_returns bigint check (possible_returns >= 0);
alter type sports_leg_input add attribute stake bigint, add attribute possible_returns bigint;
create index sports_bet_leg_liability on sports_bet_leg (event_id, market, line, outcome) include (bet_id, stake, possible_returns) where result is null;
-- Open bets for their liability, without the settled ones, which are many more.
create index sports_bet_open on sports_bet (id) include (brand, currency, lines, sizes, bankers, open_legs, stake, possible_returns) where status = 'OPEN';
create index sports_bet_largest on sports_bet (currency, possible_returns desc) where status = 'OPEN';
