-- Alerts of the registry and the api. An alert with a cause is stored once while the cause lasts.
create table alert (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  what jsonb not null,
  -- identifies the cause
  about text,
  ended_at timestamptz,
  -- the bus topic decides who may read it: alerts of the api concern player funds
  topic text not null,
  must_acknowledge boolean not null default false,
  acknowledged_at timestamptz,
  acknowledged_by text,
  check ((acknowledged_at is null) = (acknowledged_by is null)),
  check (acknowledged_at is null or must_acknowledge)
);
create unique index alert_lasting on alert (about, md5(what ->> 'text')) where ended_at is null;
-- raised again after its acknowledgement, it is still the same alert
create unique index alert_to_acknowledge on alert (about) where must_acknowledge;

-- The newest alert that each staff member has seen.
create table seen (
  staff text primary key,
  alert_id bigint not null
);
