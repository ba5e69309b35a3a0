-- Reports about releases from browsers: errors by group, timings, feature use and business signals; webhooks of applications.
-- Nothing in it identifies a person: texts are cleaned at the edge, and counts are per brand.

-- Page views by signal (visits, sign-in, deposit, bet), histograms by metric, and uses by name, of one cell.
alter table evidence add column signals jsonb not null default '{}';
alter table evidence add column timings jsonb not null default '{}';
alter table evidence add column uses jsonb not null default '{}';

create table error_group (
  environment text not null check (environment in ('dev', 'staging', 'production')),
  app text not null,
  release text not null,
  -- hash of code, message and topmost frame of the release
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{32}$'),
  -- hash of code, message and source file: equal for the same error of another release
  source_fingerprint text not null check (source_fingerprint ~ '^[0-9a-f]{32}$'),
  code text not null check (length(code) between 1 and 64),
  message text not null check (length(message) <= 300),
  frames text[] not null check (cardinality(frames) <= 10),
  first_seen timestamptz not null,
  last_seen timestamptz not null check (last_seen >= first_seen),
  count bigint not null check (count > 0),
  primary key (environment, app, release, fingerprint)
);
create index error_group_source_fingerprint on error_group (environment, app, source_fingerprint);
create index error_group_last_seen on error_group (last_seen);

create table error_count (
  environment text not null,
  app text not null,
  release text not null,
  fingerprint text not null,
  brand text not null,
  browser text not null check (length(browser) between 1 and 32),
  -- start of the hour
  hour timestamptz not null,
  count integer not null check (count > 0),
  primary key (environment, app, release, fingerprint, brand, browser, hour),
  foreign key (environment, app, release, fingerprint) references error_group on delete cascade
);
create index error_count_hour on error_count (hour);

-- One webhook per application; the secret is sealed with the key of the home.
create table webhook (
  app text primary key,
  url text not null check (length(url) <= 500),
  secret text not null,
  events text[] not null check (cardinality(events) > 0),
  -- errors per thousand page loads above which an alert is sent
  error_bound integer not null check (error_bound between 1 and 1000),
  changed_at timestamptz not null,
  changed_by text not null,
  -- id of the secret, shown to receivers that rotate it
  version integer not null default 1 check (version > 0)
);

create table webhook_delivery (
  id uuid primary key,
  app text not null,
  event text not null,
  -- the same subject is not sent again while its delivery is kept
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  -- null: delivered or given up
  next_at timestamptz,
  delivered_at timestamptz,
  -- status of the last answer, or the reason without one
  outcome text,
  unique (app, event, subject)
);
create index webhook_delivery_next on webhook_delivery (next_at) where next_at is not null;
create index webhook_delivery_created on webhook_delivery (app, created_at);

-- Bytes over the wire of a first visit, measured once while the files are stored, and the budget of that time.
create table release_size (
  app text not null,
  release text not null,
  js integer not null check (js >= 0),
  css integer not null check (css >= 0),
  -- null: the application had no budget
  budget_js integer check (budget_js >= 0),
  budget_css integer check (budget_css >= 0),
  -- page of the budget; null: the entry alone
  page text,
  measured_at timestamptz not null,
  primary key (app, release),
  foreign key (app, release) references release (app, release)
);
