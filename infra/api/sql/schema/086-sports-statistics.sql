-- Markets on goalscorers, corners and cards: the player of a selection, and the counts of a result.
alter table sports_bet_leg add column player text check (length(player) between 1 and 60);
alter type sports_leg_input add attribute player text;
-- {"corners": {"home": 5, "away": 3}, "cards": …, "scorers": ["h9"], "names": ["A. Aalto"]}; null in sports without them
alter table sports_result add column statistics jsonb;
