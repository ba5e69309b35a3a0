-- Moments are milliseconds since the epoch by the service's clock; money is minor units. No column holds a card number.
create table merchant (
  id text primary key,
  name text not null,
  webhook_url text not null,
  -- hosts that frames may stand on and payers may be sent back to
  hosts text[] not null
);

create table method (
  id text primary key,
  kind text not null check (kind in ('card', 'instant-bank', 'open-banking', 'wallet', 'voucher')),
  tx_name text not null,
  name text not null,
  directions text[] not null,
  -- empty: everywhere
  countries text[] not null,
  deposit_seconds integer not null check (deposit_seconds >= 0),
  payout_seconds integer not null check (payout_seconds >= 0),
  is_available boolean not null,
  unavailable_reason text,
  position integer not null,
  check (is_available or unavailable_reason is not null)
);

create table method_currency (
  method_id text not null references method (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  fee_fixed bigint not null check (fee_fixed >= 0),
  fee_basis_points integer not null check (fee_basis_points between 0 and 10000),
  primary key (method_id, currency)
);

-- How the banks of the test world behave: what happens to money, step by step, each some seconds after the one before.
create table behaviour (
  id text primary key,
  authentication text not null check (authentication in ('none', 'frictionless', 'challenge')),
  challenge_seconds integer not null,
  answer_delay_seconds integer not null,
  deposit_steps jsonb not null,
  payout_steps jsonb not null,
  can_receive boolean not null,
  ignores_cancel boolean not null
);

-- A card is known by a keyed hash of its number: enough to recognise it, not enough to spell it.
create table test_card (
  fingerprint text primary key,
  behaviour_id text not null references behaviour (id),
  one_time_code text not null
);

create table holder (
  id text primary key,
  institution text not null check (institution in ('bank', 'wallet')),
  login text not null,
  password text not null,
  name text not null,
  birth_date text not null,
  street text not null,
  city text not null,
  postal_code text not null,
  country text not null,
  failed_logins integer not null default 0,
  locked_until bigint not null default 0,
  unique (institution, login)
);

create table holder_account (
  number text primary key,
  holder_id text not null references holder (id),
  name text not null,
  currency text not null,
  balance bigint not null check (balance >= 0),
  behaviour_id text not null references behaviour (id)
);

create table holder_session (
  token_hash text primary key,
  holder_id text not null references holder (id),
  expires_at bigint not null
);

create table voucher (
  fingerprint text primary key,
  currency text not null,
  balance bigint not null check (balance >= 0)
);

-- What a merchant's player pays with or is paid to: a token, never the thing itself.
create table account (
  id uuid primary key,
  merchant text not null references merchant (id),
  player text not null,
  method_id text not null references method (id),
  kind text not null,
  label text not null,
  holder text not null,
  fingerprint text not null,
  holder_account text references holder_account (number),
  -- end of the month on the card
  expires_at bigint,
  behaviour_id text not null references behaviour (id),
  created_at bigint not null,
  removed_at bigint,
  unique (merchant, player, method_id, fingerprint)
);

create table payment (
  id uuid primary key,
  merchant text not null references merchant (id),
  reference text not null,
  direction text not null check (direction in ('deposit', 'payout')),
  status text not null check (status in ('created', 'pending', 'completed', 'failed', 'cancelled', 'refunded', 'charged_back', 'returned')),
  method_id text not null references method (id),
  kind text not null,
  tx_name text not null,
  amount bigint not null check (amount > 0 and amount <= 9007199254740991),
  fee bigint not null check (fee >= 0),
  refunded bigint not null default 0 check (refunded >= 0 and refunded <= amount),
  currency text not null,
  country text not null,
  locale text not null,
  player text not null,
  player_name text not null,
  player_country text not null,
  account_id uuid references account (id),
  -- the merchant named the account: only its security code is asked for
  is_known_account boolean not null default false,
  return_url text,
  nonce text not null,
  action_expires_at bigint not null,
  failure text,
  person jsonb,
  attempts integer not null default 0,
  -- what the banks will do next, and when
  steps jsonb not null default '[]',
  due_at bigint,
  ignores_cancel boolean not null default false,
  created_at bigint not null,
  updated_at bigint not null,
  unique (merchant, direction, reference),
  check ((status = 'failed') = (failure is not null))
);
create index payment_due on payment (due_at) where due_at is not null;
create index payment_of_account on payment (account_id) where account_id is not null;
create index payment_unpaid on payment (action_expires_at) where status = 'created';

create table payment_edge (
  direction text not null,
  from_status text not null,
  to_status text not null,
  primary key (direction, from_status, to_status)
);
insert into payment_edge values
  ('deposit', 'created', 'pending'), ('deposit', 'created', 'completed'), ('deposit', 'created', 'failed'), ('deposit', 'created', 'cancelled'),
  ('deposit', 'pending', 'completed'), ('deposit', 'pending', 'failed'), ('deposit', 'pending', 'cancelled'),
  -- a bank that had charged before it heard of the cancelling
  ('deposit', 'cancelled', 'completed'),
  ('deposit', 'completed', 'refunded'), ('deposit', 'completed', 'charged_back'),
  ('payout', 'created', 'pending'), ('payout', 'created', 'completed'), ('payout', 'created', 'failed'),
  ('payout', 'pending', 'completed'), ('payout', 'pending', 'failed'),
  ('payout', 'completed', 'returned');

create function keep_payment() returns trigger language plpgsql as $$
begin
  if (new.id, new.merchant, new.reference, new.direction, new.method_id, new.amount, new.fee, new.currency, new.player)
     is distinct from (old.id, old.merchant, old.reference, old.direction, old.method_id, old.amount, old.fee, old.currency, old.player) then
    raise exception 'the terms of payment % are fixed', old.id using errcode = 'PY001';
  end if;
  if new.status <> old.status and not exists (select from payments.payment_edge edge where edge.direction = old.direction and edge.from_status = old.status and edge.to_status = new.status) then
    raise exception 'payment % may not go from % to %', old.id, old.status, new.status using errcode = 'PY002';
  end if;
  return new;
end $$;
create trigger payment_kept before update on payment for each row execute function keep_payment();

-- Money that moved; the reconciliation file of a day is these rows.
create table entry (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payment (id),
  type text not null check (type in ('captured', 'refunded', 'charged_back', 'paid_out', 'payout_returned')),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  at bigint not null
);
create index entry_at on entry (at);
create unique index entry_once on entry (payment_id, type) where type <> 'refunded';

-- What happened to a payment, as the merchant is told it.
create table event (
  id uuid primary key,
  merchant text not null references merchant (id),
  payment_id uuid not null references payment (id),
  type text not null,
  body text not null,
  created_at bigint not null,
  attempts integer not null default 0,
  next_attempt_at bigint,
  acknowledged_at bigint
);
create index event_due on event (next_attempt_at) where next_attempt_at is not null;

create function append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'PY003';
end $$;
create trigger entry_kept before update or delete on entry for each row execute function append_only();

create table challenge (
  payment_id uuid primary key references payment (id),
  one_time_code text not null,
  attempts integer not null default 0,
  expires_at bigint not null,
  outcome text check (outcome in ('passed', 'failed', 'cancelled', 'timed_out'))
);

create table holder_movement (
  id bigint generated always as identity primary key,
  number text not null references holder_account (number),
  payment_id uuid not null references payment (id),
  change bigint not null check (change <> 0),
  at bigint not null
);

create table idempotency (
  key text primary key check (length(key) between 1 and 255),
  body_hash text not null,
  status integer,
  answer text,
  created_at bigint not null
);
