-- Pages of an invited squad below whose content slots of other squads may be shown (ADR 0380).
alter table squad
  add column slot_pages text[] not null default '{}' check (cardinality(slot_pages) <= 10);
