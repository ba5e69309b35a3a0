-- Requested archives of a player's personal data. The archive is encrypted with a key derived from the token of the email's link,
-- of which only a hash is stored. Deleted when it expires.
create table data_export (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  requested_at timestamptz not null,
  -- origin of the page that asked, to which the link leads
  origin text not null,
  attempted_at timestamptz,
  built_at timestamptz,
  token_hash bytea unique,
  archive bytea,
  expires_at timestamptz,
  constraint data_export_is_complete check (num_nonnulls(built_at, token_hash, archive, expires_at) in (0, 4))
);
create unique index data_export_waiting on data_export (player_id) where built_at is null;
create index data_export_expiry on data_export (expires_at);

-- Accounts whose players asked for the erasure of their personal data. Data without a duty to keep it is deleted first, the rest when
-- the retention of the licence has ended.
create table erasure_request (
  player_id text primary key references player,
  requested_at timestamptz not null,
  erase_after timestamptz not null check (erase_after > requested_at),
  reduced_at timestamptz,
  erased_at timestamptz check (erased_at is null or reduced_at is not null)
);
create index erasure_request_open on erasure_request (erase_after) where erased_at is null;
