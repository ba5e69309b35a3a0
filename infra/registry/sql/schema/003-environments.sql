-- State of each environment, and the audit of every change.

create table environment (
  name text primary key check (name in ('dev', 'staging', 'production')),
  -- increases with every change and every issue of the plan
  version bigint not null default 0 check (version >= 0),
  -- version of the last change; an audit that ends before it was cut off
  decided bigint not null default 0 check (decided <= version),
  state jsonb not null,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null default now()
);

-- One hash chain per environment, and one for releases and keys. `payload` is the canonical JSON that was hashed.
create table audit (
  id bigint generated always as identity primary key,
  chain text not null check (chain in ('dev', 'staging', 'production', 'registry')),
  number bigint not null check (number > 0),
  app text,
  brands text[] not null,
  payload text not null,
  previous text not null,
  hash text not null,
  unique (chain, number)
);
create index audit_app on audit (app, id);

revoke update, delete, truncate on audit from public;
