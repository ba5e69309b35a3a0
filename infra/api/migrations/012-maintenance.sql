-- When something is worked on, and where; players are told while it lasts. Without a brand it is everywhere.
create table maintenance (
  id bigint generated always as identity primary key,
  brand text references brand_rule,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);
create index maintenance_end on maintenance (ends_at);
