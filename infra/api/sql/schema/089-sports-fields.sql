-- Races and outrights: each-way terms of a selection, dead heats and deductions of its result, and finishing orders.
alter table sports_bet_leg
  -- {"numerator": 1, "denominator": 5, "places": 3}: as accepted; null for a selection on the win alone
  add column place_terms jsonb,
  -- {"deadHeat": {"places": 1, "tied": 2}, "placeDeadHeat": …, "deduction": 15}: what the result leaves of the winnings
  add column result_terms jsonb,
  drop constraint sports_bet_leg_result_check,
  -- PLACED: backed each way, and in one of the first places
  add constraint sports_bet_leg_result_check check (result in ('WON', 'PLACED', 'HALF_WON', 'VOID', 'HALF_LOST', 'LOST'));
alter type sports_leg_input add attribute place_terms jsonb;
-- {"runners": [{"runner": "r3", "name": "Silver Echo", "position": 1}], "withdrawn": [{"runner": "r5", "name": …, "at": 0, "deduction": 15, …}]}
alter table sports_result add column field jsonb;
-- JSON
alter type sports_feed_result add attribute field text;
