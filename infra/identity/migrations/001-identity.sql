-- Every time is written by the service (its clock is injected), never by now().

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

-- The adapter's rows. Values that open something (session ids, codes, refresh tokens) are kept as SHA-256 only.
create table provider_record (
  brand text not null,
  model text not null,
  id_hash bytea not null,
  session_uid text,
  grant_id text,
  payload jsonb not null,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  successor bytea,
  primary key (brand, model, id_hash)
);
create index provider_record_grant on provider_record (brand, grant_id) where grant_id is not null;
create index provider_record_session on provider_record (brand, session_uid) where session_uid is not null;
create index provider_record_expiry on provider_record (expires_at);

create table player_session (
  brand text not null,
  sid text not null,
  player_id text not null,
  methods text[] not null,
  flow text not null,
  passwordless boolean not null,
  origin text not null,
  address text,
  user_agent text,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  primary key (brand, sid)
);
create index player_session_live on player_session (brand, player_id) where ended_at is null;
create index player_session_expiry on player_session (ends_at) where ended_at is null;

create table attempt_counter (
  scope text not null,
  key_hash bytea not null,
  failures integer not null,
  window_started_at timestamptz not null,
  locked_until timestamptz,
  primary key (scope, key_hash)
);
create index attempt_counter_age on attempt_counter (window_started_at);

create table significant_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  brand text not null,
  player_id text,
  address text,
  country text,
  user_agent text,
  details jsonb not null default '{}'
);
create index significant_event_player on significant_event (brand, player_id, at);
create index significant_event_kind on significant_event (kind, at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'significant_event is append-only';
end $$;
create trigger significant_event_append_only before update or delete on significant_event
  for each row execute function refuse_change();
create trigger significant_event_not_truncated before truncate on significant_event
  for each statement execute function refuse_change();

create table signing_key (
  kid text primary key,
  algorithm text not null,
  sealed_private_jwk bytea not null,
  created_at timestamptz not null,
  retired_at timestamptz
);

create table passkey (
  brand text not null,
  credential_id text not null,
  player_id text not null,
  relying_party text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (brand, credential_id),
  foreign key (brand, player_id) references credential (brand, player_id)
);
create index passkey_player on passkey (brand, player_id);

-- What an interaction has proved or is in the middle of (a challenge, a player waiting for a decision).
create table interaction_state (
  brand text not null,
  uid_hash bytea not null,
  state jsonb not null,
  expires_at timestamptz not null,
  primary key (brand, uid_hash)
);
create index interaction_state_expiry on interaction_state (expires_at);

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

-- Letters to players; a mail adapter of production takes them from here.
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
