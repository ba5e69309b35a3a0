-- Releases that one staff member gets on one brand for a limited time. An override is only ever revoked, so that it stays known who saw what.

create table override (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  kind text not null check (kind in ('override', 'preview')),
  environment text not null check (environment in ('dev', 'staging', 'production')),
  app text not null,
  release text not null,
  brand text not null,
  -- subject of the staff realm
  subject text not null,
  email text not null,
  reason text not null,
  issued_by text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- id of the first override that this one follows: its link leads to the newest one
  link text check (link ~ '^[A-Za-z0-9_-]{22}$'),
  check (issued_at < expires_at and expires_at <= issued_at + case kind when 'override' then interval '60 minutes' else interval '24 hours' end),
  foreign key (app, release) references release (app, release)
);
create index override_live on override (environment, expires_at) where revoked_at is null;
create unique index override_link on override (coalesce(link, id)) where revoked_at is null;
