-- What the registry raised, kept for whoever was not looking at the time.
create table alert (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  what jsonb not null
);

-- The newest alert that each member of the staff has looked at.
create table seen (
  staff text primary key,
  alert_id bigint not null
);
