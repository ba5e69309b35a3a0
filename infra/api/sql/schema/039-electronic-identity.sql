-- That the national e-ID stated who a player is: the method and the time of the first statement about this account. The person's
-- data is in player. Append-only.
create table electronic_identity (
  player_id text primary key references player,
  method text not null check (method in ('id-card', 'mobile-id', 'smart-id')),
  verified_at timestamptz not null
);
