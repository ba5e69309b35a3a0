-- A release that one member of the staff looks at on one brand for a while. Only ever revoked: who saw what must stay known.
create table override (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  kind text not null check (kind in ('override', 'preview')),
  environment text not null check (environment in ('dev', 'staging', 'production')),
  app text not null,
  release text not null,
  brand text not null,
  -- of the staff realm
  subject text not null,
  email text not null,
  reason text not null,
  issued_by text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check (issued_at < expires_at and expires_at <= issued_at + case kind when 'override' then interval '60 minutes' else interval '24 hours' end),
  foreign key (app, release) references release (app, release)
);
create index override_live on override (environment, expires_at) where revoked_at is null;
create function guard_override() returns trigger
language plpgsql as $$
begin
  if (to_jsonb(new) - 'revoked_at') is distinct from (to_jsonb(old) - 'revoked_at') or old.revoked_at is not null then
    raise exception 'an override is only ever revoked' using errcode = 'P0403';
  end if;
  return new;
end $$;
create trigger override_guarded before update on override for each row execute function guard_override();
create trigger override_kept before delete on override for each row execute function refuse_change();
