-- Matches and competitions of the sportsbook that a player follows.
create table sports_favourite (
  player_id text not null references player,
  kind text not null check (kind in ('COMPETITION', 'EVENT')),
  -- id of the feed
  item_id text not null check (item_id ~ '^[a-z0-9-]{1,64}$'),
  added_at timestamptz not null,
  primary key (player_id, kind, item_id)
);
