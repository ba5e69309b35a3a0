-- Exclusions of the national register
-- -----------------------------------

-- Updates the exclusions of a player from an answer of the national register: a restriction that another
-- operator or the authority entered becomes a row, one that the register has ended is lifted. Our own
-- exclusions, which carry our reference at the register, remain unchanged. Records the check. True if
-- anything changed.
create or replace function follow_register(p_player_id text, p_restrictions jsonb, p_ended text[], p_at timestamptz) returns boolean
language plpgsql set search_path = api, pg_temp as $$
declare
  v_added integer;
  v_lifted integer;
begin
  perform 1 from player where id = p_player_id for update;
  if not found then
    return false;
  end if;
  insert into register_check (player_id, attempted_at, checked_at) values (p_player_id, p_at, p_at)
  on conflict (player_id) do update set attempted_at = p_at, checked_at = p_at;
  -- before the rows of the register: the player's row is derived from all rows
  perform adopt_exclusion(p_player_id);
  insert into exclusion (player_id, kind, origin, groups, length, scope, starts_at, ends_at, key)
  select p_player_id, case when r->>'endsAt' is null then 'EXCLUSION' else 'TIME_OUT' end, 'register',
    coalesce((select array_agg(g order by g) from jsonb_array_elements_text(r->'groups') g where r->>'endsAt' is null), '{}'), 'register', 'brand',
    (r->>'startsAt')::timestamptz, (r->>'endsAt')::timestamptz, 'register:' || (r->>'id')
  from jsonb_array_elements(p_restrictions) r
  where not exists (select 1 from exclusion e where e.player_id = p_player_id and 'exclusion-' || e.id = r->>'reference' and not is_lifted(e.id))
  on conflict (player_id, key) do nothing;
  get diagnostics v_added = row_count;
  insert into exclusion_return (exclusion_id, kind, key, at)
  select e.id, 'lifted', 'register:' || e.id, p_at
  from exclusion e
  where e.player_id = p_player_id and e.origin = 'register' and e.kind = 'EXCLUSION' and e.key = any(p_ended) and not is_lifted(e.id);
  get diagnostics v_lifted = row_count;
  if v_added + v_lifted = 0 then
    return false;
  end if;
  if v_added > 0 then
    perform stop_marketing(p_player_id, p_at);
  end if;
  perform apply_exclusions(p_player_id, p_at);
  update game_session s set closed_at = p_at from player p
  where p.id = p_player_id and s.player_id = p.id and s.closed_at is null and v_added > 0 and (p.self_excluded_at is not null or 'casino' = any(p.excluded_groups) or p.timeout_ends_at > p_at);
  insert into responsible_gaming_event (player_id, kind, details, at)
  values (p_player_id, case when v_added > 0 then 'break-started' else 'exclusion-lifted' end, jsonb_build_object('origin', 'register', 'added', v_added, 'lifted', v_lifted), p_at);
  return true;
end $$;
