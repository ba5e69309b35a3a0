-- Requests of operators to release without a passed check. Another person decides; a request is decided once and never changed.

create table break_glass (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  environment text not null check (environment in ('dev', 'staging', 'production')),
  app text not null,
  release text not null,
  -- the change as it was requested, as JSON
  change text not null,
  -- refusal of the release check that the change would override
  code text not null,
  problem text not null,
  reason text not null,
  -- emails of staff accounts
  requested_by text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > requested_at),
  decided_by text,
  decided_at timestamptz,
  outcome text check (outcome in ('approved', 'rejected', 'replaced')),
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null)),
  check (outcome <> 'approved' or decided_by <> requested_by),
  foreign key (app, release) references release (app, release)
);
create unique index break_glass_open on break_glass (environment, app) where decided_at is null;
