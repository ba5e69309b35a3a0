-- One run of a tournament series. Its terms are fixed when it is announced.
create table tournament_run (
  id text primary key check (id ~ '^[a-z0-9-]{1,100}$'),
  brand text not null,
  series text not null,
  terms jsonb not null,
  registration_from timestamptz not null,
  registration_till timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- rounds that were placed in time count if they are settled before this instant
  late_till timestamptz not null,
  players integer not null default 0 check (players >= 0),
  status text not null default 'OPEN' check (status in ('OPEN', 'CANCELLED', 'FINAL')),
  decided_at timestamptz,
  unique (brand, series, starts_at),
  check (registration_from <= registration_till and registration_till <= ends_at and starts_at < ends_at and ends_at <= late_till),
  check ((status = 'OPEN') = (decided_at is null))
);
create index tournament_run_open on tournament_run (late_till) where status = 'OPEN';

-- A registered player and the current score, derived from `fact`.
create table tournament_entry (
  run_id text not null references tournament_run,
  brand text not null,
  player_id text not null,
  -- shown to other players
  initials text not null,
  score bigint not null default 0 check (score >= 0),
  rounds integer not null default 0,
  -- time at which the score was reached, and the fact that raised it; they decide ties
  reached_at timestamptz not null,
  reached_seq bigint not null default 0,
  registered_at timestamptz not null,
  -- place in the final result; null without a score
  place integer check (place >= 1),
  -- time at which the prize was given or the cost was returned, or at which neither was due
  settled_at timestamptz,
  primary key (run_id, player_id),
  unique (run_id, place)
);
create index tournament_entry_rank on tournament_entry (run_id, score desc, reached_at, reached_seq);
create index tournament_entry_unsettled on tournament_entry (run_id) where settled_at is null;
create index tournament_entry_player on tournament_entry (brand, player_id);
