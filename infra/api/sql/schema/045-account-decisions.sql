-- Decisions of staff about an account, in the console: closed, reopened, data exported or its erasure requested. Append-only; the
-- player's row holds the current state.
create table account_decision (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  action text not null constraint account_decision_action_check check (action in ('close', 'reopen', 'export', 'erase')),
  -- why an account was closed, as player.status_cause
  cause text constraint account_decision_cause_check check (cause in ('PlayerRequest', 'MultipleAccounts', 'OperatorDecision')),
  reason text not null constraint account_decision_reason_check check (length(reason) between 1 and 500),
  staff text not null constraint account_decision_staff_check check (length(staff) between 1 and 100),
  key text not null constraint account_decision_key unique,
  at timestamptz not null,
  constraint account_decision_close check ((action = 'close') = (cause is not null))
);
create index account_decision_player on account_decision (player_id, id);

-- Staff find players by the beginning of a name or email address.
create index player_email_start on player (lower(email) text_pattern_ops);
create index player_first_name_start on player (lower(first_name) text_pattern_ops);
create index player_last_name_start on player (lower(last_name) text_pattern_ops);
create index player_phone_number on player (phone_number) where phone_number is not null;
