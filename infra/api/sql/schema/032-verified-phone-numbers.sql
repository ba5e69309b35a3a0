-- Finds the player of a verified phone number, who may sign in by a text message.
create index player_verified_phone_number on player (brand, phone_number) where is_phone_number_verified;
