-- Each change of a player's contact data with the value before it, as the proof of who was reachable where. Never updated; deleted
-- with the personal data of the account when its retention ends.
create table contact_change (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  field text not null check (field in ('email', 'phoneNumber', 'address', 'language')),
  old_value jsonb not null,
  new_value jsonb not null,
  changed_at timestamptz not null
);
create index contact_change_player on contact_change (player_id, changed_at);

-- A new phone number that waits for its code; one row per player, replaced by the next request. Only a keyed hash of the code is
-- stored.
create table phone_change (
  player_id text primary key references player,
  phone_number text not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  -- codes sent within the window that started at window_starts_at
  sent integer not null check (sent > 0),
  window_starts_at timestamptz not null
);

-- Answers of the additional-information form besides contact data. The newest row of a player is current.
create table additional_information (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  -- ISO 3166-1 alpha-2
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  place_of_birth text check (length(place_of_birth) between 1 and 100),
  occupation text check (length(occupation) between 1 and 100),
  given_at timestamptz not null
);
create index additional_information_player on additional_information (player_id, id);
