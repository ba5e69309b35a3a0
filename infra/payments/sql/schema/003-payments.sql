-- A stored payment instrument of a merchant's player: a token, never the card or account number.
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
  -- end of the card's expiry month
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
  -- the merchant named the account, so only the security code is entered
  is_known_account boolean not null default false,
  return_url text,
  nonce text not null,
  action_expires_at bigint not null,
  failure text,
  person jsonb,
  attempts integer not null default 0,
  -- scheduled steps of the bank
  steps jsonb not null default '[]',
  due_at bigint,
  ignores_cancel boolean not null default false,
  -- held: approved by the payer, captured only when the merchant confirms it for a player, otherwise returned (ADR 0107)
  is_held boolean not null default false,
  confirmed_at bigint check (confirmed_at is null or is_held),
  -- the customer who approved it; only this customer is redirected with the proof
  holder_id text references holder (id),
  -- the voucher that paid, by its keyed hash, so that refunds return to it (ADR 0125)
  voucher text references voucher (fingerprint) check (voucher is null or kind = 'voucher'),
  created_at bigint not null,
  updated_at bigint not null,
  unique (merchant, direction, reference),
  check ((status = 'failed') = (failure is not null)),
  -- the fee of a payout is deducted from the amount, so something must remain
  constraint payout_bears_its_fee check (direction = 'deposit' or fee < amount)
);
create index payment_due on payment (due_at) where due_at is not null;
create index payment_of_account on payment (account_id) where account_id is not null;
create index payment_unpaid on payment (action_expires_at) where status = 'created';

-- Valid status changes, enforced by a trigger.
create table payment_edge (
  direction text not null,
  from_status text not null,
  to_status text not null,
  primary key (direction, from_status, to_status)
);
insert into payment_edge values
  ('deposit', 'created', 'pending'), ('deposit', 'created', 'completed'), ('deposit', 'created', 'failed'), ('deposit', 'created', 'cancelled'),
  ('deposit', 'pending', 'completed'), ('deposit', 'pending', 'failed'), ('deposit', 'pending', 'cancelled'),
  -- the bank charged before it received the cancellation
  ('deposit', 'cancelled', 'completed'),
  ('deposit', 'completed', 'refunded'), ('deposit', 'completed', 'charged_back'),
  ('payout', 'created', 'pending'), ('payout', 'created', 'completed'), ('payout', 'created', 'failed'),
  ('payout', 'pending', 'completed'), ('payout', 'pending', 'failed'),
  ('payout', 'completed', 'returned');

-- Money that moved; a day's rows are its settlement report.
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
