-- Evidence from browsers as edges counted it. A batch that arrives twice counts once; nothing in it is about a person.

create table evidence_batch (
  id text primary key check (id ~ '^[\w-]{16,64}$'),
  at timestamptz not null
);
create index evidence_batch_at on evidence_batch (at);

create table evidence (
  batch text not null references evidence_batch on delete cascade,
  environment text not null check (environment in ('dev', 'staging', 'production')),
  app text not null,
  release text not null,
  brand text not null,
  -- start of the cell
  at timestamptz not null,
  opened integer not null check (opened >= 0),
  failed integer not null check (failed >= 0),
  broke integer not null check (broke >= 0),
  codes jsonb not null,
  -- pages whose content was ready within each bound (READY_BOUNDS_MS); the last element counts longer times
  ready integer[] not null,
  primary key (batch, environment, app, release, brand, at)
);
create index evidence_at on evidence (environment, at, app);

create table violation (
  batch text not null references evidence_batch on delete cascade,
  environment text not null check (environment in ('dev', 'staging', 'production')),
  kind text not null check (kind in ('policy', 'integrity')),
  -- null: the address named no release
  app text,
  release text,
  -- null: found by the edge, not by a page
  brand text,
  at timestamptz not null,
  subject text not null,
  blocked text not null,
  count integer not null check (count > 0)
);
create index violation_at on violation (environment, at);
create index violation_batch on violation (batch);
