-- Paths in the content that need a second approver from a weekly cost on, in euro cents.
create table content_cost_rule (
  section text not null,
  path text[] not null,
  ceiling bigint not null check (ceiling >= 0),
  primary key (section, path)
);
