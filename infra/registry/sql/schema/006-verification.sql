-- Results of the file check and of the page check (PCI DSS 11.6.1).

create table control_check (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  cause text not null check (cause in ('start', 'daily', 'demand', 'watch')),
  releases integer not null,
  files integer not null,
  milliseconds integer not null,
  faults jsonb not null
);

create table page_check (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  cause text not null check (cause in ('clock', 'demand')),
  pages integer not null check (pages >= 0),
  files integer not null check (files >= 0),
  milliseconds integer not null check (milliseconds >= 0),
  findings jsonb not null
);
create index page_check_at on page_check (at);
