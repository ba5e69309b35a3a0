-- Sign-up, sign-in and first deposit through a bank or a wallet (ADR 0107): one row each, found by a cookie of the browser that started it.
create table bank_login (
  brand text not null,
  id_hash bytea not null,
  -- the provider's reference, later the idempotency key of the payment
  reference text not null unique,
  -- the account to create, or the existing one
  player_id text not null,
  is_new_player boolean not null default true,
  flow text not null check (flow in ('BankPayment', 'OpenBanking', 'PaymentGateway')),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  locale text not null,
  country text not null,
  -- the lobby page that continues with it
  return_path text not null,
  state text not null check (state in ('at-bank', 'details', 'limits', 'settling', 'over')),
  -- what the bank reported; removed when the login is over
  person jsonb,
  subject_hash bytea,
  answers jsonb not null default '{}',
  held_until timestamptz,
  -- when the browser that started it last returned with the bank's proof
  proved_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (brand, id_hash),
  check (state in ('at-bank', 'over') or (subject_hash is not null and proved_at is not null))
);
create index bank_login_expiry on bank_login (expires_at);
create index bank_login_settling on bank_login (updated_at) where state = 'settling';

-- Which account a bank's customer has. The subject is a keyed hash, so the table does not reveal the person.
create table bank_person (
  brand text not null,
  subject_hash bytea not null,
  player_id text not null,
  linked_at timestamptz not null,
  -- how staff refer to the connection; the hash stays here (ADR 0123)
  id uuid not null default gen_random_uuid() unique,
  -- null for a connection from before flows were recorded
  flow text check (flow in ('BankPayment', 'OpenBanking', 'PaymentGateway')),
  primary key (brand, subject_hash),
  foreign key (brand, player_id) references credential (brand, player_id)
);
create index bank_person_player on bank_person (brand, player_id);

-- Bank connections that staff removed, by whom and why. Append-only; only notified_at is set once (functions/append_only.sql).
create table bank_disconnection (
  -- idempotency key, made by the browser
  key uuid primary key,
  brand text not null,
  player_id text not null,
  connection_id uuid not null unique,
  flow text,
  linked_at timestamptz not null,
  at timestamptz not null,
  staff text not null check (staff <> ''),
  reason text not null check (btrim(reason) <> ''),
  notified_at timestamptz,
  foreign key (brand, player_id) references credential (brand, player_id)
);
create index bank_disconnection_player on bank_disconnection (brand, player_id, at);
create index bank_disconnection_unnotified on bank_disconnection (at) where notified_at is null;
