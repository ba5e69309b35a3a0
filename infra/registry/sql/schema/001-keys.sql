-- Keys of people and services. A key is only ever revoked: what it signed must stay verifiable.

create table key (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  holder text not null check (length(holder) between 1 and 64),
  roles text[] not null check (cardinality(roles) > 0),
  public_key text not null,
  not_before timestamptz not null,
  not_after timestamptz not null,
  revoked_at timestamptz,
  check (not_before < not_after)
);

-- Nonces of signed requests, kept for as long as their timestamp would be accepted.
create table nonce (
  key_id text not null,
  nonce text not null,
  at timestamptz not null,
  primary key (key_id, nonce)
);
create index nonce_at on nonce (at);
