-- The last known catalogue of the game provider; the api goes on with it when the provider is down.
create table catalogue_version (
  provider text primary key,
  version text not null,
  imported_at timestamptz not null
);

create table game_studio (
  id text primary key,
  provider text not null,
  slug text not null unique,
  name text not null,
  image_url text
);

create table game (
  id text primary key,
  provider text not null,
  studio_id text not null references game_studio,
  slug text not null unique,
  -- the provider's row as it came, validated; read into memory whole
  facts jsonb not null,
  -- left the catalogue: history still names it, nobody can launch it
  withdrawn_at timestamptz
);
