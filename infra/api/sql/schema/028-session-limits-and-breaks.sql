-- The end of a session limit, and breaks that a licence requires after continuous play.
alter table brand_rule add column forced_break interval not null default '0' constraint brand_rule_forced_break_check check (forced_break >= interval '0');
alter table brand_rule add column forced_break_after interval not null default '1 hour' constraint brand_rule_forced_break_after_check check (forced_break_after > interval '0');

-- A session limit that was used up: the player is signed out everywhere, once per period and ceiling. Rows without
-- sessions_ended_at are still to be carried out at the identity server, so a crash loses none.
create table session_limit_end (
  player_id text not null references player,
  period_starts_at timestamptz not null,
  -- minutes
  ceiling bigint not null constraint session_limit_end_ceiling_check check (ceiling >= 0),
  reached_at timestamptz not null,
  sessions_ended_at timestamptz,
  primary key (player_id, period_starts_at, ceiling)
);
create index session_limit_end_open on session_limit_end (reached_at) where sessions_ended_at is null;
create index player_limit_of_session on player_limit (player_id) where kind = 'SESSION' and ceiling is not null;
