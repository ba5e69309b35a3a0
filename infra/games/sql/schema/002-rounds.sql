create table round (
  -- created by the frame, so that a retry after a lost response does not play again
  id uuid primary key,
  session_id uuid not null references game_session (id),
  game_id text not null,
  engine text not null,
  model_id text not null,
  model_version text not null,
  mode text not null check (mode in ('real', 'demo')),
  brand text not null,
  player_id text,
  operator_session_id text,
  currency text not null,
  state text not null check (state in ('created', 'betPlaced', 'resolved', 'winCredited', 'closed', 'rollingBack', 'rolledBack', 'refused')),
  bet jsonb not null,
  stake_minor bigint not null check (stake_minor > 0),
  outcome jsonb,
  draws jsonb,
  return_minor bigint check (return_minor >= 0),
  bet_transaction_id uuid not null unique,
  win_transaction_id uuid not null unique,
  rollback_transaction_id uuid not null unique,
  refusal text,
  balance_minor bigint,
  balance_version bigint,
  attempts integer not null default 0,
  next_attempt_at bigint not null,
  created_at bigint not null,
  closed_at bigint,
  check (state not in ('resolved', 'winCredited', 'closed') or (outcome is not null and draws is not null and return_minor is not null))
);

create unique index round_one_open on round (session_id) where state in ('created', 'betPlaced', 'resolved', 'winCredited', 'rollingBack');
create index round_unfinished on round (next_attempt_at) where state in ('created', 'betPlaced', 'resolved', 'winCredited', 'rollingBack');
create index round_of_player on round (brand, player_id, created_at desc) where player_id is not null;
create index round_of_session on round (session_id, created_at desc);

create table demo_transaction (
  id uuid primary key,
  session_id uuid not null references game_session (id),
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  reference_id uuid,
  amount_minor bigint not null check (amount_minor >= 0),
  created_at bigint not null
);
