-- Sports slips
-- ------------

-- Stores the selections of a slip under a code. Removes some expired codes, more than it adds. False when the code is in use.
create or replace function share_sports_slip(p_code text, p_brand text, p_selections jsonb, p_at timestamptz, p_days integer) returns boolean
language plpgsql set search_path = api, pg_temp as $$
begin
  delete from sports_slip_code where code in (select code from sports_slip_code where expires_at <= p_at order by expires_at limit 10 for update skip locked);
  insert into sports_slip_code (code, brand, selections, created_at, expires_at) values (p_code, p_brand, p_selections, p_at, p_at + make_interval(days => p_days))
  on conflict (code) do nothing;
  return found;
end $$;

-- Stores the slip of a player and returns its version. The last write wins.
create or replace function save_sports_slip(p_player_id text, p_selections jsonb, p_at timestamptz) returns bigint
language sql set search_path = api, pg_temp as $$
  insert into sports_slip (player_id, version, selections, changed_at) values (p_player_id, 1, p_selections, p_at)
  on conflict (player_id) do update set version = sports_slip.version + 1, selections = excluded.selections, changed_at = excluded.changed_at
  returning version
$$;
