-- Sessions that the gateway keeps for a browser (authentication `custom`). The browser holds a handle and nothing else; its hash finds the row, and the
-- tokens are sealed with a key made of the handle itself, so that a copy of this table opens nothing.
create table browser_session (
  handle_hash bytea primary key,
  brand text not null references brand_rule,
  player_id text not null references player,
  sid text not null,
  -- the tokens came in an address, and the player has not said yet that they want to go on as this player
  is_offered boolean not null,
  sealed_tokens bytea not null,
  access_ends_at timestamptz not null,
  ends_at timestamptz not null
);
create index browser_session_sid on browser_session (sid);
create index browser_session_end on browser_session (ends_at);

-- Tokens that stood in an address: taken once, and worth nothing from then on, whatever they themselves say.
create table spent_token (
  token_hash bytea primary key,
  ends_at timestamptz not null
);
create index spent_token_end on spent_token (ends_at);
