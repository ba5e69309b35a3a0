-- Behaviour of the test banks: what happens to a payment, step by step, each some seconds after the previous one.
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

-- A keyed hash of the card number: enough to recognise the card, not to reconstruct the number.
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
  personal_code text,
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
