-- Times are written by the service, whose clock is injected, never by now().

-- The people whom the provider can authenticate. Personal data is encrypted; the hashes are keyed and only find a person.
create table person (
  id uuid primary key,
  sealed_identity bytea not null,
  code_hash bytea not null unique,
  document_hash bytea unique,
  phone_hash bytea unique,
  methods text[] not null check (methods <@ '{id-card,mobile-id,smart-id}' and cardinality(methods) > 0),
  -- false: the phone is switched off or out of reach, and requests end without an answer
  phone_reachable boolean not null default true,
  pin_hash bytea not null,
  pin_failures integer not null default 0 check (pin_failures >= 0),
  pin_locked_until timestamptz
);

-- One request to authenticate by phone. Without a person the request waits and ends like one without an answer.
create table authentication (
  id uuid primary key,
  interaction_hash bytea not null,
  method text not null check (method in ('mobile-id', 'smart-id')),
  person_id uuid references person,
  -- keyed hash of phone number and personal code as typed: limits requests to one phone, whether or not it exists
  target_hash bytea not null,
  client_id text not null,
  control_code text not null check (control_code ~ '^[0-9]{4}$'),
  -- shown on the phone in this order; one of them is the control code
  offered_codes text[] not null default '{}',
  state text not null check (state in ('waiting', 'approved', 'refused', 'wrong-code', 'pin-blocked', 'cancelled')),
  requested_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > requested_at),
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null))
);
create index authentication_interaction on authentication (interaction_hash, requested_at);
create index authentication_person on authentication (person_id, requested_at) where state = 'waiting';
create index authentication_target on authentication (target_hash, requested_at);
create index authentication_expiry on authentication (expires_at);

-- The store of oidc-provider; ids are the secrets of browsers and clients and are stored as SHA-256 only.
create table provider_record (
  model text not null,
  id_hash bytea not null,
  uid text,
  grant_id text,
  payload jsonb not null,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  primary key (model, id_hash)
);
create index provider_record_grant on provider_record (grant_id) where grant_id is not null;
create index provider_record_uid on provider_record (model, uid) where uid is not null;
create index provider_record_expiry on provider_record (expires_at);

-- The key that signs id tokens; the private half is encrypted.
create table signing_key (
  kid text primary key,
  sealed_private_jwk bytea not null,
  created_at timestamptz not null
);

-- Outcome of each authentication, for audits: never a name, a code or a number. Append-only (functions/append_only.sql).
create table authentication_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  method text not null,
  client_id text not null,
  person_id uuid
);
