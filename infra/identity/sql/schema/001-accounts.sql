-- Times are written by the service, whose clock is injected, never by now().

-- The password and the identity of a player within a brand. person_key is a keyed hash of the person: one account a person and brand.
create table credential (
  brand text not null,
  player_id text not null,
  email text not null,
  email_key text not null,
  state text not null check (state in ('pending', 'active')),
  password_parameters jsonb,
  password_salt bytea,
  password_hash bytea,
  password_changed_at timestamptz,
  person_key bytea,
  user_handle bytea not null unique,
  locale text,
  created_at timestamptz not null,
  primary key (brand, player_id),
  unique (brand, email_key)
);
create unique index credential_person on credential (brand, person_key) where person_key is not null;

-- Answers of an unfinished registration.
create table registration_draft (
  brand text not null,
  id_hash bytea not null,
  player_id text not null,
  step text not null,
  answers jsonb not null,
  password_parameters jsonb,
  password_salt bytea,
  password_hash bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  completed_at timestamptz,
  primary key (brand, id_hash)
);
create index registration_draft_expiry on registration_draft (expires_at);

-- Links that prove an e-mail address, stored as hashes. Used and expired links are kept for a while, to be distinguished from forged ones.
create table email_verification (
  brand text not null,
  token_hash bytea not null,
  player_id text not null,
  email text not null,
  reason text not null check (reason in ('SignUp', 'EmailChange', 'Unknown')),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (brand, token_hash)
);
create index email_verification_player on email_verification (brand, player_id, sent_at);
create index email_verification_expiry on email_verification (expires_at);

-- One-time sign-in codes, stored as hashes.
create table login_code (
  brand text not null,
  uid_hash bytea not null,
  email_key text not null,
  player_id text,
  code_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (brand, uid_hash)
);
create index login_code_expiry on login_code (expires_at);

-- E-mails to players. The mail adapter of production sends them from here.
create table outgoing_mail (
  id bigint generated always as identity primary key,
  brand text not null,
  recipient text not null,
  locale text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
