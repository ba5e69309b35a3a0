-- Releases and the reports of their checks, as squads signed them. The columns beside `payload` are for searching.

create table release (
  app text not null,
  release text not null,
  sequence bigint not null check (sequence > 0),
  payload text not null,
  signatures jsonb not null,
  published_at timestamptz not null,
  published_by text not null,
  primary key (app, release),
  unique (app, sequence)
);

create table check_report (
  id bigint generated always as identity primary key,
  app text not null,
  release text not null,
  environment text not null check (environment in ('dev', 'staging', 'production')),
  at timestamptz not null,
  result text not null check (result in ('passed', 'failed', 'incomplete')),
  findings integer not null check (findings >= 0),
  payload text not null,
  signatures jsonb not null,
  reported_by text not null,
  foreign key (app, release) references release (app, release)
);
create index check_report_of on check_report (app, release, environment, id);

revoke update, delete, truncate on release, check_report from public;
