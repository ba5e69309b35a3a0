-- Plays of a mini-game ('' as prize) and its limited prizes: the row lock and the check make overselling impossible.
create table mini_game_stock (
  brand text not null,
  game_id text not null,
  prize_id text not null,
  pool integer not null,
  taken integer not null default 0,
  primary key (brand, game_id, prize_id),
  constraint mini_game_stock_is_not_exceeded check (taken between 0 and pool)
);

-- Seed of the next draw of a player. The player sees its hash before the draw and the seed after it.
create table mini_game_seed (
  brand text not null,
  player_id text not null,
  game_id text not null,
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  -- SHA-256 of the seed
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  primary key (brand, player_id, game_id)
);

create table mini_game_play (
  -- idempotency key of the client, part of the draw
  id uuid not null,
  brand text not null,
  player_id text not null,
  game_id text not null,
  -- text key of the game at the time of the play
  name text not null,
  kind text not null,
  prize_id text not null,
  reward jsonb not null,
  -- how the play was paid for, and the points that it cost
  source text not null check (source in ('free', 'granted', 'points')),
  points bigint not null check (points >= 0),
  -- everything that is needed to recompute the draw
  prizes text not null,
  terms text not null,
  commitment text not null,
  seed text not null,
  number integer not null check (number >= 0),
  -- key of the reward in `reward_grant`; null for points and no prize
  grant_key text unique,
  at timestamptz not null,
  primary key (brand, player_id, id),
  check ((source = 'points') = (points > 0))
);
create index mini_game_play_player on mini_game_play (brand, player_id, at desc);
