-- The store of oidc-provider. Session ids, codes and refresh tokens are stored as SHA-256 only.
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

-- What a sign-in in progress has proved, or waits for (a challenge, a decision of the player).
create table interaction_state (
  brand text not null,
  uid_hash bytea not null,
  state jsonb not null,
  expires_at timestamptz not null,
  primary key (brand, uid_hash)
);
create index interaction_state_expiry on interaction_state (expires_at);

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

-- Keys that sign tokens; the private half is encrypted.
create table signing_key (
  kid text primary key,
  algorithm text not null,
  sealed_private_jwk bytea not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
