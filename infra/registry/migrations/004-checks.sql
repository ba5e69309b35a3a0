-- What the release gate found, as the squad signed it; columns beside it are for finding it.
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
create trigger check_report_append_only before update or delete on check_report for each row execute function refuse_change();
create trigger check_report_no_truncate before truncate on check_report execute function refuse_change();
revoke update, delete, truncate on check_report from public;
