-- Markers of harm and what staff decided about them (requirements/regulation#markers-of-harm), and self-tests.

-- A marker that a player reached on a day of the licence, once per level. Append-only.
create table harm_marker (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  marker text not null check (marker in ('chasing', 'night-play', 'failed-deposits', 'withdrawal-reversals', 'limit-raises', 'payment-methods')),
  level smallint not null check (level between 1 and 3),
  -- the number of events in the window of days, and the number from which the level applies
  counted integer not null,
  threshold integer not null check (threshold > 0),
  window_days integer not null check (window_days between 1 and 366),
  day date not null,
  at timestamptz not null,
  constraint harm_marker_reaches_threshold check (counted >= threshold),
  unique (player_id, marker, level, day)
);
create index harm_marker_at on harm_marker (at);

-- Actions of staff for a player, in their own name. Append-only.
create table harm_action (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  action text not null check (action in ('message', 'call', 'limit', 'block', 'release')),
  -- of a limit: kind, period and ceiling; of a call: reached or not
  details jsonb not null default '{}',
  reason text not null check (length(reason) between 1 and 500),
  staff text not null check (length(staff) between 1 and 100),
  key text not null unique check (length(key) between 8 and 100),
  at timestamptz not null
);
create index harm_action_player on harm_action (player_id, id);

-- Players whose markers are computed next.
create table harm_check_due (
  player_id text primary key references player,
  since timestamptz not null
);

-- The nightly check of a brand: every player with a movement in the longest window is due once per day of the licence.
create table harm_night (
  brand text not null references brand_rule,
  day date not null,
  players integer not null check (players >= 0),
  at timestamptz not null,
  primary key (brand, day)
);

-- Results that players chose to store; they can delete them. The answers are not stored.
create table self_test (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  score smallint not null check (score between 0 and 27),
  taken_at timestamptz not null
);
create index self_test_player on self_test (player_id, taken_at);

-- Parameters of the functions, passed as JSON with these keys (009-parameters.sql).

-- Parameters that recognise the events of markers.
create type harm_measures as (
  chase_minutes integer,
  chase_balance_percent integer,
  -- hours of the licence's clock: from inclusive, until exclusive
  night_from_hour integer,
  night_until_hour integer,
  night_hours integer
);

-- A marker that applies.
create type harm_finding as (marker text, level integer, counted integer, threshold integer, window_days integer);

-- A decision of staff about a player.
create type harm_order as (
  brand text,
  player_id text,
  action text,
  details jsonb,
  reason text,
  staff text,
  key text,
  at timestamptz
);

-- Emails to a player that identity sends: one per player, kind and key. Written with their cause, sent by a job until identity has
-- accepted each.
create table outgoing_email (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  kind text not null check (kind in ('care-message', 'monthly-statement')),
  key text not null,
  -- what the text is made from
  content jsonb not null,
  written_at timestamptz not null,
  attempted_at timestamptz,
  sent_at timestamptz,
  unique (player_id, kind, key)
);
create index outgoing_email_unsent on outgoing_email (id) where sent_at is null;
