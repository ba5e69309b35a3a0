-- The country that the gateway reported when a session started; null for sessions from before it was recorded.
alter table player_session add column country text;
create index player_session_history on player_session (brand, player_id, started_at);

-- The name that the player gave a passkey; null until the player names it.
alter table passkey add column name text check (length(name) between 1 and 60);
