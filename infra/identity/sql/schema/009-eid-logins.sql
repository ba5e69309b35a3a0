-- Sign-ins and registrations by national e-ID, found by the state of the request, the cookie of the browser that started them and
-- their interaction. A row is answered once and used once; what the provider stated is encrypted and removed afterwards.
create table eid_login (
  brand text not null,
  state_hash bytea not null,
  browser_hash bytea not null,
  interaction text not null,
  -- nonce and code verifier of the request, encrypted
  sealed_request bytea not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- proved, or how the authentication failed
  outcome text check (outcome in ('proved', 'cancelled', 'refused', 'expired', 'wrong-code', 'pin-blocked', 'unavailable')),
  sealed_person bytea,
  used_at timestamptz,
  primary key (brand, state_hash),
  check (sealed_person is null or outcome = 'proved'),
  check (outcome is null or answered_at is not null)
);
create index eid_login_browser on eid_login (brand, browser_hash);
create index eid_login_expiry on eid_login (expires_at);

-- The account of a person of the national e-ID. The subject is a keyed hash, so the table does not reveal the person.
create table eid_person (
  brand text not null,
  subject_hash bytea not null,
  player_id text not null,
  linked_at timestamptz not null,
  primary key (brand, subject_hash),
  unique (brand, player_id),
  foreign key (brand, player_id) references credential (brand, player_id)
);
