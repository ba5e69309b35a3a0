-- Rejects updates and deletes of contributions and wins.
create or replace function refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'P0403';
end $$;
create or replace trigger contribution_append_only before update or delete on contribution for each row execute function refuse_change();
create or replace trigger win_append_only before update or delete on win for each row execute function refuse_change();

-- Rejects changes of what a raffle drop has published: terms and commitment at any time, the ticket list once it is closed.
create or replace function keep_raffle_commitment() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a raffle drop cannot be deleted' using errcode = 'P0403';
  end if;
  if (new.id, new.type, new.brand, new.studio_id, new.prizes, new.starts_at, new.ends_at, new.seed, new.seed_hash, new.salt)
    is distinct from (old.id, old.type, old.brand, old.studio_id, old.prizes, old.starts_at, old.ends_at, old.seed, old.seed_hash, old.salt)
    or old.state = 'drawn'
    or (old.state = 'closed' and (new.state <> 'drawn' or (new.entries, new.list_hash, new.closed_at) is distinct from (old.entries, old.list_hash, old.closed_at)))
  then
    raise exception 'a raffle drop cannot change what it has published' using errcode = 'P0403';
  end if;
  return new;
end $$;
create or replace trigger raffle_drop_commitment before update or delete on raffle_drop for each row execute function keep_raffle_commitment();
