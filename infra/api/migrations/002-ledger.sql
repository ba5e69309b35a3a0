-- Double entry: every movement is one journal row and entries that sum to zero. Balances change only through entries.
create table account (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('player_real', 'player_bonus', 'house', 'game_provider')),
  brand text not null,
  -- player id, or provider id for game_provider, or '' for the house
  holder text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- house and provider accounts are spread over 16 rows: one hot row costs a factor of 3 to 4 (backend.md §2)
  shard smallint not null default 0 check (shard between 0 and 15),
  balance bigint not null default 0 check (balance between -9007199254740991 and 9007199254740991),
  constraint player_never_negative check (kind not in ('player_real', 'player_bonus') or balance >= 0),
  unique (kind, brand, holder, currency, shard)
);

create table wallet (
  player_id text primary key references player,
  brand text not null,
  currency text not null,
  real_account_id bigint not null references account,
  bonus_account_id bigint not null references account,
  version bigint not null default 0
);

create table journal (
  id bigint generated always as identity primary key,
  brand text not null,
  player_id text not null references wallet,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'house_transfer')),
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  fingerprint text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  game_id text,
  game_session_id text,
  round_id text,
  reverses_id bigint references journal,
  -- the answer of the first execution, replayed to every duplicate
  balance_after bigint not null check (balance_after >= 0),
  version bigint not null,
  -- when the movement counts for limits: a rollback counts where its bet did
  effective_at timestamptz not null,
  created_at timestamptz not null,
  unique (player_id, idempotency_key),
  unique (player_id, version)
);
create unique index journal_reversed_once on journal (reverses_id) where reverses_id is not null;
create index journal_effective on journal (player_id, effective_at);

create table entry (
  id bigint generated always as identity primary key,
  journal_id bigint not null references journal,
  account_id bigint not null references account,
  amount bigint not null check (amount <> 0),
  currency text not null
);
create index entry_journal on entry (journal_id);
create index entry_account on entry (account_id);

-- Per statement, so that the check is one query for both sides; a journal can never be seen unbalanced, not even inside its transaction.
create function apply_entries() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  if exists (
    select 1 from entry where journal_id in (select journal_id from added) group by journal_id, currency having sum(amount) <> 0
  ) then
    raise exception 'journal does not balance' using errcode = 'P0422';
  end if;
  if exists (
    select 1 from added join account on account.id = added.account_id join journal on journal.id = added.journal_id
    where account.currency <> added.currency or account.brand <> journal.brand
  ) then
    raise exception 'entry in another currency or brand than its account' using errcode = 'P0422';
  end if;
  update account set balance = balance + change.amount
  from (select account_id, sum(amount)::bigint as amount from added group by account_id) change
  where account.id = change.account_id;
  return null;
end $$;
create trigger entry_applied after insert on entry referencing new table as added for each statement execute function apply_entries();

create function refuse_direct_balance() returns trigger
language plpgsql as $$
begin
  if new.balance is distinct from old.balance and pg_trigger_depth() < 2 then
    raise exception 'balances change through entries only' using errcode = 'P0403';
  end if;
  if (new.id, new.kind, new.brand, new.holder, new.currency, new.shard) is distinct from (old.id, old.kind, old.brand, old.holder, old.currency, old.shard) then
    raise exception 'an account is never redefined' using errcode = 'P0403';
  end if;
  return new;
end $$;
create trigger account_guarded before update on account for each row execute function refuse_direct_balance();

create function refuse_opening_balance() returns trigger
language plpgsql as $$
begin
  if new.balance <> 0 then
    raise exception 'an account opens at zero' using errcode = 'P0403';
  end if;
  return new;
end $$;
create trigger account_opens_empty before insert on account for each row execute function refuse_opening_balance();

create trigger account_kept before delete on account for each row execute function refuse_change();
create trigger account_no_truncate before truncate on account execute function refuse_change();
create trigger journal_append_only before update or delete on journal for each row execute function refuse_change();
create trigger journal_no_truncate before truncate on journal execute function refuse_change();
create trigger entry_append_only before update or delete on entry for each row execute function refuse_change();
create trigger entry_no_truncate before truncate on entry execute function refuse_change();
revoke update, delete, truncate on journal, entry from public;

-- Bets that were refused, and bets whose rollback came before them: a refusal is definite, so the same key is refused for ever.
create table refused_bet (
  player_id text not null references wallet,
  bet_key text not null check (length(bet_key) between 1 and 255),
  code text not null,
  reasons text[] not null default '{}',
  at timestamptz not null,
  primary key (player_id, bet_key)
);

create table game_session (
  id text primary key,
  brand text not null,
  -- null for a visitor's demo
  player_id text references player,
  sid text,
  game_id text not null,
  mode text not null check (mode in ('REAL', 'DEMO')),
  currency text not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  last_activity_at timestamptz not null,
  closed_at timestamptz
);
create index game_session_player on game_session (player_id, opened_at) where mode = 'REAL';

create table game_round (
  id bigint generated always as identity primary key,
  brand text not null,
  player_id text not null references wallet,
  round_id text not null,
  game_id text not null,
  game_session_id text,
  status text not null check (status in ('OPEN', 'CLOSED', 'ROLLED_BACK')),
  stake bigint not null default 0 check (stake >= 0),
  paid bigint not null default 0 check (paid >= 0),
  currency text not null,
  balance_after bigint not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique (player_id, round_id)
);
create index game_round_history on game_round (player_id, opened_at desc, id desc);

-- Sums by hour, so that a 30-day limit reads at most 720 rows and one partial hour of journal.
create table play_hour (
  player_id text not null references wallet,
  hour timestamptz not null,
  staked bigint not null default 0,
  paid bigint not null default 0,
  deposited bigint not null default 0,
  primary key (player_id, hour)
);

create table recently_played (
  player_id text not null references player,
  game_id text not null,
  played_at timestamptz not null,
  primary key (player_id, game_id)
);

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  published_at timestamptz
);
create index outbox_waiting on outbox (id) where published_at is null;
