-- Corrections of a finishing order by staff.
alter table sports_result_request
  -- [{"runner": "r3", "position": 1}]; runners that are not listed did not finish
  add column positions jsonb,
  drop constraint sports_result_request_kind_check,
  add constraint sports_result_request_kind_check check (kind in ('VOID_MATCH', 'VOID_MARKET', 'CORRECT', 'CORRECT_ORDER')),
  add constraint sports_result_request_positions check ((kind = 'CORRECT_ORDER') = (positions is not null));
-- JSON
alter type sports_result_request_input add attribute positions text;
