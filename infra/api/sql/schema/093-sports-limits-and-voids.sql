-- Limits over all open bets of a player (ADR 0329): the open selections of a player by match and outcome.
create index sports_bet_leg_exposure on sports_bet_leg (player_id, event_id, market, outcome) include (line, bet_id, stake, possible_returns) where result is null;

-- Highest payout of the open bets of a player on one outcome, minor units.
-- `unboosted_returns` are the possible returns without a profit boost.
alter type sports_bet_input add attribute maximum_payout bigint, add attribute unboosted_returns bigint;

-- A selection for sports_room(). TypeScript passes it as JSON with these keys.
create type sports_selection as (event_id text, market text, line integer, outcome text);

-- `is_offered`: the feed knows the match, so that it can be void before the first bet on it.
alter type sports_result_request_input add attribute is_offered boolean;
