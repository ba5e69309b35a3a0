-- Boosted odds of one outcome (ADR 0328). They are content of the brand; a bet stores their id and the price that it was accepted at.

-- Id of the boosted odds of a bet.
alter table sports_bet add column boosted_odds_id text check (length(boosted_odds_id) between 1 and 60);
create index sports_bet_boosted on sports_bet (player_id, boosted_odds_id) where boosted_odds_id is not null;

-- Price of the feed at acceptance, decimal odds in thousandths; null when it is `price`.
alter table sports_bet_leg add column regular_price integer check (regular_price > 1000);

-- `boosted_maximum`: highest stake of all bets of a player on the boosted odds, minor units.
alter type sports_bet_input add attribute boosted_odds_id text, add attribute boosted_maximum bigint;
alter type sports_leg_input add attribute regular_price integer;
