create function refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'P0403';
end $$;

-- People and machines. A key is never redefined or removed, only revoked: what it signed must stay verifiable.
create table key (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  holder text not null check (length(holder) between 1 and 64),
  roles text[] not null check (cardinality(roles) > 0),
  public_key text not null,
  not_before timestamptz not null,
  not_after timestamptz not null,
  revoked_at timestamptz,
  check (not_before < not_after)
);
create function guard_key() returns trigger
language plpgsql as $$
begin
  if (new.id, new.holder, new.roles, new.public_key, new.not_before, new.not_after) is distinct from (old.id, old.holder, old.roles, old.public_key, old.not_before, old.not_after)
    or old.revoked_at is not null then
    raise exception 'a key is only ever revoked' using errcode = 'P0403';
  end if;
  return new;
end $$;
create trigger key_guarded before update on key for each row execute function guard_key();
create trigger key_kept before delete on key for each row execute function refuse_change();

-- The document as it was signed; columns beside it are for finding it.
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
create trigger release_append_only before update or delete on release for each row execute function refuse_change();
create trigger release_no_truncate before truncate on release execute function refuse_change();

create table environment (
  name text primary key check (name in ('dev', 'staging', 'production')),
  -- grows with every change and every issue of the plan
  version bigint not null default 0 check (version >= 0),
  -- of the last change; an audit that ends before it has lost its end
  decided bigint not null default 0 check (decided <= version),
  state jsonb not null,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null default now()
);
create function guard_version() returns trigger
language plpgsql as $$
begin
  if new.version < old.version then
    raise exception 'the version of % only grows', old.name using errcode = 'P0403';
  end if;
  return new;
end $$;
create trigger environment_only_forward before update on environment for each row execute function guard_version();
create trigger environment_kept before delete on environment for each row execute function refuse_change();

-- One chain an environment, and one for releases and keys. `payload` is the canonical JSON that was hashed; the columns are for finding it.
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
create trigger audit_append_only before update or delete on audit for each row execute function refuse_change();
create trigger audit_no_truncate before truncate on audit execute function refuse_change();
revoke update, delete, truncate on audit, release from public;

-- Nonces of requests, for as long as their timestamp would be taken.
create table nonce (
  key_id text not null,
  nonce text not null,
  at timestamptz not null,
  primary key (key_id, nonce)
);
create index nonce_at on nonce (at);

create table control_check (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  cause text not null check (cause in ('start', 'daily', 'demand', 'watch')),
  releases integer not null,
  files integer not null,
  milliseconds integer not null,
  faults jsonb not null
);
create trigger control_check_append_only before update or delete on control_check for each row execute function refuse_change();
