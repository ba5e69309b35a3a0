-- Adds the role of support agents, who chat with players and have no access to releases or money.
alter table staff_account
  drop constraint staff_account_roles_check,
  add constraint staff_account_roles_check check (cardinality(roles) > 0 and array_to_string(roles, ' ') ~ '^((operator|auditor|support|squad:[a-z0-9-]+)( |$))+$');
