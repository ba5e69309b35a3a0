-- Time-outs and exclusions of players, how they end, their reports to a national register and their emails; ages by group of games.

alter table brand_rule
  -- brands of one operator share exclusions; empty: unknown, shares none
  add column operator text not null default '',
  add column casino_age integer not null default 18 constraint brand_rule_casino_age_check check (casino_age >= 18),
  add column sports_age integer not null default 18 constraint brand_rule_sports_age_check check (sports_age >= 18);

-- Groups of games that the player is excluded from while others stay open; an exclusion from all sets self_excluded_at.
alter table player add column excluded_groups text[] not null default '{}' constraint player_excluded_groups_check check (excluded_groups <@ '{casino,sports}');

-- One row for each time-out and exclusion, and for each account that it covers. Append-only: the player's row holds the current state.
create table exclusion (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  kind text not null constraint exclusion_kind_check check (kind in ('TIME_OUT', 'EXCLUSION')),
  -- button: the permanent button of a licence; register: found in the national register; operator: decided by staff
  origin text not null constraint exclusion_origin_check check (origin in ('player', 'button', 'register', 'operator')),
  -- empty: all games
  groups text[] not null default '{}' constraint exclusion_groups_check check (groups <@ '{casino,sports}'),
  -- ISO 8601, or indefinite
  length text not null constraint exclusion_length_check check (length(length) between 1 and 40),
  scope text not null constraint exclusion_scope_check check (scope in ('brand', 'operator')),
  starts_at timestamptz not null,
  ends_at timestamptz,
  key text not null constraint exclusion_key_check check (length(key) between 1 and 100),
  constraint exclusion_time_out_ends check (kind = 'EXCLUSION' or (ends_at is not null and groups = '{}')),
  constraint exclusion_key unique (player_id, key)
);

-- Requests to end an exclusion and what staff decided; `lifted` ends it. Append-only.
create table exclusion_return (
  id bigint generated always as identity primary key,
  exclusion_id bigint not null references exclusion,
  kind text not null constraint exclusion_return_kind_check check (kind in ('requested', 'approved', 'refused', 'lifted')),
  reason text constraint exclusion_return_reason_check check (length(reason) between 1 and 1000),
  -- who decided; null for the player's request and for the end of the cool-off
  staff text constraint exclusion_return_staff_check check (length(staff) between 1 and 100),
  -- from when play is possible again, of the approval that decided
  cool_off_ends_at timestamptz,
  key text not null constraint exclusion_return_key unique,
  at timestamptz not null,
  constraint exclusion_return_decided check ((kind in ('approved', 'refused')) = (staff is not null))
);
create index exclusion_return_exclusion on exclusion_return (exclusion_id, id);

-- Exclusions that the national register has to know; reported by a job until the register has accepted them.
create table exclusion_report (
  exclusion_id bigint primary key references exclusion,
  attempted_at timestamptz,
  reported_at timestamptz
);
create index exclusion_report_waiting on exclusion_report (exclusion_id) where reported_at is null;

-- Emails that prove a time-out or exclusion; sent by a job until identity has accepted each.
create table exclusion_email (
  exclusion_id bigint primary key references exclusion,
  attempted_at timestamptz,
  sent_at timestamptz
);
create index exclusion_email_waiting on exclusion_email (exclusion_id) where sent_at is null;
