-- Moments are milliseconds since the epoch by the service's clock; money is minor units.
create table game_session (
  id uuid primary key,
  -- SHA-256 of the single-use launch token and of the bearer that the frame got for it; neither is stored
  launch_hash text not null unique,
  launch_expires_at bigint not null,
  bearer_hash text unique,
  brand text not null,
  player_id text,
  operator_session_id text,
  game_id text not null,
  mode text not null check (mode in ('real', 'demo', 'replay')),
  replay_round_id uuid,
  currency text not null,
  locale text not null,
  country text not null,
  jurisdiction jsonb not null,
  return_origins jsonb not null,
  nonce text not null,
  created_at bigint not null,
  expires_at bigint not null,
  ended_at bigint,
  ended_reason text,
  last_round_at bigint,
  demo_balance_minor bigint check (demo_balance_minor >= 0),
  check ((mode = 'demo') = (demo_balance_minor is not null)),
  check (mode <> 'real' or player_id is not null)
);

create index game_session_player on game_session (brand, player_id) where ended_at is null;
create index game_session_expiry on game_session (expires_at);

create table round (
  -- chosen by the frame, so that a spin whose answer was lost is asked for again, not played again
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

-- A drawn outcome is never drawn again, and a stake never changes.
create function keep_round_facts() returns trigger language plpgsql as $$
begin
  if new.stake_minor <> old.stake_minor or new.bet <> old.bet or new.currency <> old.currency then
    raise exception 'the stake of round % is fixed', old.id;
  end if;
  if old.outcome is not null and (new.outcome is distinct from old.outcome or new.return_minor is distinct from old.return_minor or new.draws is distinct from old.draws) then
    raise exception 'the outcome of round % is fixed', old.id;
  end if;
  return new;
end $$;
create trigger round_facts before update on round for each row execute function keep_round_facts();

create table demo_transaction (
  id uuid primary key,
  session_id uuid not null references game_session (id),
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  reference_id uuid,
  amount_minor bigint not null check (amount_minor >= 0),
  created_at bigint not null
);
