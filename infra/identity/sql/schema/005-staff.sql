-- The staff realm: tables of its own with the shapes of the players' tables. There, brand is always 'staff' and player_id is the staff id.
create table staff_account (
  staff_id text primary key check (staff_id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  name text not null check (length(name) between 1 and 80),
  email text not null,
  email_key text not null unique,
  roles text[] not null check (cardinality(roles) > 0 and array_to_string(roles, ' ') ~ '^((operator|auditor|squad:[a-z0-9-]+)( |$))+$'),
  -- null for an account that signs in with a passkey only
  password_parameters jsonb,
  password_salt bytea,
  password_hash bytea,
  user_handle bytea not null unique,
  is_active boolean not null default true,
  created_at timestamptz not null,
  check (num_nulls(password_parameters, password_salt, password_hash) in (0, 3))
);

create table staff_session (
  brand text not null check (brand = 'staff'),
  sid text not null,
  staff_id text not null references staff_account,
  methods text[] not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  primary key (brand, sid)
);
create index staff_session_live on staff_session (staff_id) where ended_at is null;

create table staff_record (like provider_record including all, check (brand = 'staff'));
create table staff_attempt (like attempt_counter including all);
create table staff_interaction (like interaction_state including all, check (brand = 'staff'));
create table staff_passkey (like passkey including all, check (brand = 'staff'), foreign key (player_id) references staff_account);
create table staff_signing_key (like signing_key including all);
create table staff_event (like significant_event including all);

-- One-time links that create a staff account. Only the hash of a token is stored; the account signs in with a passkey and has no password.
create table staff_invitation (
  invitation_id uuid primary key,
  token_hash bytea not null unique,
  email text not null,
  email_key text not null,
  name text not null check (length(name) between 1 and 80),
  roles text[] not null check (cardinality(roles) > 0),
  user_handle bytea not null unique,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  replaced_at timestamptz,
  accepted_at timestamptz,
  check (accepted_at is null or replaced_at is null)
);
create unique index staff_invitation_open on staff_invitation (email_key) where accepted_at is null and replaced_at is null;
