-- The event log: what the outbox relay has published, for replay by consumers that missed some.
create table event (
  -- Assigned by the relay, which one process at a time runs: ids ascend in the order of commits, so a reader that
  -- continues after an id misses nothing. Ids may have gaps.
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  -- Time of the movement or change that the event reports.
  created_at timestamptz not null
);
