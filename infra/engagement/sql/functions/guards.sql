-- Rejects updates and deletes of an append-only row. Only an erasure may delete: it sets engagement.erases in its
-- transaction.
create or replace function refuse_change() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('engagement.erases', true) = 'on' then
    return old;
  end if;
  raise exception 'rows of % cannot be changed', tg_table_name using errcode = 'P0403';
end $$;

create or replace trigger fact_guarded before update or delete on fact for each row execute function refuse_change();
create or replace trigger point_entry_guarded before update or delete on point_entry for each row execute function refuse_change();
create or replace trigger rule_set_guarded before update or delete on rule_set for each row execute function refuse_change();
create or replace trigger rule_publication_guarded before update or delete on rule_publication for each row execute function refuse_change();
