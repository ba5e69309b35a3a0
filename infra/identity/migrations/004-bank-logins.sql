-- Sign-up, sign-in and first deposit by a bank or a wallet (ADR 0107). One row for each that was begun; found by a cookie of the browser that began it.
create table bank_login (
  brand text not null,
  id_hash bytea not null,
  -- the provider's reference, and the key of the payment once it is somebody's
  reference text not null unique,
  -- the account it will be, or the one that is there already
  player_id text not null,
  is_new_player boolean not null default true,
  flow text not null check (flow in ('BankPayment', 'OpenBanking', 'PaymentGateway')),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  locale text not null,
  country text not null,
  -- the page of the lobby that goes on with it
  return_path text not null,
  state text not null check (state in ('at-bank', 'details', 'limits', 'settling', 'over')),
  -- what the bank said; forgotten when it is over
  person jsonb,
  subject_hash bytea,
  answers jsonb not null default '{}',
  held_until timestamptz,
  -- when the payer's own browser last brought the bank's proof
  proved_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (brand, id_hash),
  check (state in ('at-bank', 'over') or (subject_hash is not null and proved_at is not null))
);
create index bank_login_expiry on bank_login (expires_at);
create index bank_login_settling on bank_login (updated_at) where state = 'settling';

-- Whom a bank's customer is with us. A keyed hash: it recognises a person and tells nobody who it is.
create table bank_person (
  brand text not null,
  subject_hash bytea not null,
  player_id text not null,
  linked_at timestamptz not null,
  primary key (brand, subject_hash),
  foreign key (brand, player_id) references credential (brand, player_id)
);
