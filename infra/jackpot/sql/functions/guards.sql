-- Rejects updates and deletes of contributions and wins.
create or replace function refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'P0403';
end $$;
create or replace trigger contribution_append_only before update or delete on contribution for each row execute function refuse_change();
create or replace trigger win_append_only before update or delete on win for each row execute function refuse_change();
