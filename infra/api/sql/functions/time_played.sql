-- Time played
-- -----------

-- Time after its last stake during which an open game counts as played; a game that is left open longer is idle.
create or replace function idle_game_after() returns interval
language sql immutable as $$ select interval '10 minutes' $$;

-- True while a real-money game is open in which time counts as played.
create or replace function is_playing(p_player_id text, p_at timestamptz) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select exists (
    select 1 from game_session s
    where s.player_id = p_player_id and s.mode = 'REAL' and s.opened_at <= p_at and s.closed_at is null and least(s.last_activity_at + idle_game_after(), s.expires_at) > p_at)
$$;

-- The times with an open real-money game between two instants; overlapping sessions are merged.
create or replace function spans_played(p_player_id text, p_since timestamptz, p_at timestamptz) returns tstzmultirange
language sql stable set search_path = api, pg_temp as $$
  select coalesce(range_agg(tstzrange(greatest(s.opened_at, p_since), greatest(least(s.ends_at, p_at), greatest(s.opened_at, p_since)))), '{}')
  from (
    select opened_at, coalesce(closed_at, least(last_activity_at + idle_game_after(), greatest(last_activity_at, expires_at))) as ends_at
    from game_session where player_id = p_player_id and mode = 'REAL'
  ) s
  where s.ends_at >= p_since and s.opened_at <= p_at
$$;

-- Seconds with an open real-money game since an instant; overlapping sessions count once.
create or replace function seconds_played_since(p_player_id text, p_since timestamptz, p_at timestamptz) returns bigint
language sql stable set search_path = api, pg_temp as $$
  select coalesce(floor(extract(epoch from sum(upper(span) - lower(span)))), 0)::bigint from unnest(spans_played(p_player_id, p_since, p_at)) span
$$;

-- Whole minutes with an open real-money game since an instant.
create or replace function minutes_played_since(p_player_id text, p_since timestamptz, p_at timestamptz) returns bigint
language sql stable set search_path = api, pg_temp as $$ select seconds_played_since(p_player_id, p_since, p_at) / 60 $$;

-- Stakes
-- ------

-- A movement with the bonus money that was playable in the game after it.
create or replace function to_play_movement(p_movement movement) returns play_movement
language plpgsql stable as $$
begin
  return row(p_movement.code, p_movement.balance, p_movement.version, p_movement.journal_id, p_movement.replayed, p_movement.reasons,
    case when p_movement.journal_id is null then 0 else (select playable_bonus from journal where id = p_movement.journal_id) end)::play_movement;
end $$;
