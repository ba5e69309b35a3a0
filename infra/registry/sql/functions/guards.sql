-- Guards of rows that never change: append-only tables, keys and overrides that are only revoked, versions that only increase.

-- Rejects every change of an append-only table.
create or replace function refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'P0403';
end $$;

-- Allows a key to be revoked once and nothing else.
create or replace function guard_key() returns trigger
language plpgsql as $$
begin
  if (to_jsonb(new) - 'revoked_at') is distinct from (to_jsonb(old) - 'revoked_at') or old.revoked_at is not null then
    raise exception 'a key can only be revoked, once' using errcode = 'P0403';
  end if;
  return new;
end $$;

-- Allows an override to be revoked once and nothing else.
create or replace function guard_override() returns trigger
language plpgsql as $$
begin
  if (to_jsonb(new) - 'revoked_at') is distinct from (to_jsonb(old) - 'revoked_at') or old.revoked_at is not null then
    raise exception 'an override can only be revoked, once' using errcode = 'P0403';
  end if;
  return new;
end $$;

-- Allows a request to break the glass to be decided once and nothing else.
create or replace function guard_break_glass() returns trigger
language plpgsql as $$
begin
  if (to_jsonb(new) - array['decided_by', 'decided_at', 'outcome']) is distinct from (to_jsonb(old) - array['decided_by', 'decided_at', 'outcome'])
    or old.decided_at is not null then
    raise exception 'a request to break the glass can only be decided, once' using errcode = 'P0403';
  end if;
  return new;
end $$;

-- Rejects a version that decreases.
create or replace function guard_version() returns trigger
language plpgsql as $$
begin
  if new.version < old.version then
    raise exception 'the version of % cannot decrease', old.name using errcode = 'P0403';
  end if;
  return new;
end $$;

-- Keeps name, approval and end of a squad: releases, keys and the audit log name it. After its end nothing changes.
create or replace function guard_squad() returns trigger
language plpgsql as $$
begin
  if new.name <> old.name or old.ended_at is not null or (old.approved_at is not null and new.approved_at is distinct from old.approved_at) then
    raise exception 'name, approval and end of a squad cannot change' using errcode = 'P0403';
  end if;
  if new.revision < old.revision then
    raise exception 'the revision of a squad cannot decrease' using errcode = 'P0403';
  end if;
  return new;
end $$;

-- Allows a requested change to be decided, once.
create or replace function guard_squad_change() returns trigger
language plpgsql as $$
begin
  if old.decided_at is not null
    or (to_jsonb(new) - '{decided_by,decided_at,outcome}'::text[]) is distinct from (to_jsonb(old) - '{decided_by,decided_at,outcome}'::text[]) then
    raise exception 'a requested change can only be decided, once' using errcode = 'P0403';
  end if;
  return new;
end $$;

-- Allows an invitation to be accepted or revoked, once.
create or replace function guard_squad_invitation() returns trigger
language plpgsql as $$
begin
  if old.accepted_at is not null or old.revoked_at is not null
    or (to_jsonb(new) - '{accepted_at,accepted_key,revoked_at}'::text[]) is distinct from (to_jsonb(old) - '{accepted_at,accepted_key,revoked_at}'::text[]) then
    raise exception 'an invitation can only be accepted or revoked, once' using errcode = 'P0403';
  end if;
  return new;
end $$;

create or replace trigger audit_append_only before update or delete on audit
  for each row execute function refuse_change();
create or replace trigger audit_no_truncate before truncate on audit execute function refuse_change();
create or replace trigger break_glass_guarded before update on break_glass
  for each row execute function guard_break_glass();
create or replace trigger break_glass_kept before delete on break_glass for each row execute function refuse_change();
create or replace trigger check_report_append_only before update or delete on check_report
  for each row execute function refuse_change();
create or replace trigger check_report_no_truncate before truncate on check_report execute function refuse_change();
create or replace trigger control_check_append_only before update or delete on control_check
  for each row execute function refuse_change();
create or replace trigger environment_kept before delete on environment
  for each row execute function refuse_change();
create or replace trigger environment_only_forward before update on environment
  for each row execute function guard_version();
create or replace trigger key_guarded before update on key for each row execute function guard_key();
create or replace trigger key_kept before delete on key for each row execute function refuse_change();
create or replace trigger override_guarded before update on override
  for each row execute function guard_override();
create or replace trigger override_kept before delete on override for each row execute function refuse_change();
create or replace trigger release_append_only before update or delete on release
  for each row execute function refuse_change();
create or replace trigger release_no_truncate before truncate on release execute function refuse_change();
create or replace trigger squad_change_guarded before update on squad_change
  for each row execute function guard_squad_change();
create or replace trigger squad_change_kept before delete on squad_change for each row execute function refuse_change();
create or replace trigger squad_guarded before update on squad for each row execute function guard_squad();
create or replace trigger squad_kept before delete on squad for each row execute function refuse_change();
create or replace trigger squad_invitation_guarded before update on squad_invitation
  for each row execute function guard_squad_invitation();
create or replace trigger squad_invitation_kept before delete on squad_invitation
  for each row execute function refuse_change();
