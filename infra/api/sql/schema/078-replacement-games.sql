-- The game in which free spins are played after the game of their terms has been withdrawn (ADR 0302).
alter table reward_definition add column replacement_game_id text check (kind = 'FreeSpin' or replacement_game_id is null);
