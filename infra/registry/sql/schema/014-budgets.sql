-- Byte budgets of the applications of the repository, as their squads published them last (ADR 0374). Budgets of invited squads are columns of squad.
create table app_budget (
  app text primary key check (length(app) between 1 and 64),
  -- compressed bytes of the scripts and styles of a first visit
  js integer not null check (js > 0),
  css integer not null check (css >= 0),
  -- page that the budget includes; null: the entry alone
  page text check (length(page) between 1 and 64),
  set_at timestamptz not null,
  set_by text not null
);
