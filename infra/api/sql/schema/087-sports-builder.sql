-- Bet builders: a leg of market 'builder' is won if all its parts are won (ADR 0322).
-- [{"kind": "total", "line": 250, "outcome": "over", "player": null}]; null for other legs. The outcome of a bet builder is a
-- digest of its parts, so that legs with the same parts are one selection.
alter table sports_bet_leg
  add column parts jsonb,
  add constraint sports_bet_leg_parts_of_builder check (
    (market = 'builder') = (parts is not null) and (parts is null or (jsonb_typeof(parts) = 'array' and jsonb_array_length(parts) between 2 and 8)));
-- JSON
alter type sports_leg_input add attribute parts text;
