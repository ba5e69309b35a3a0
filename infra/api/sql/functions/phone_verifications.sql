-- Counts one more code: the number of codes in the window of the limit, and the start of the window. A new
-- window starts when the last one is over.
create or replace function count_code(p_sent integer, p_window_starts_at timestamptz, p_window interval, p_at timestamptz, out sent integer, out window_starts_at timestamptz)
language sql immutable set search_path = api, pg_temp as $$
  select case when p_window_starts_at + p_window <= p_at then 1 else p_sent + 1 end,
    case when p_window_starts_at + p_window <= p_at then p_at else p_window_starts_at end
$$;

-- Stores a new code for the player's current phone number and replaces the earlier one. False without a number, for a verified number,
-- and after p_limit codes within p_window.
create or replace function issue_phone_code(p_player_id text, p_code_hash bytea, p_validity interval, p_limit integer, p_window interval, p_at timestamptz) returns boolean
language plpgsql set search_path = api, pg_temp as $$
declare
  v_player player;
  v_issued boolean;
begin
  select * into v_player from player where id = p_player_id for share;
  if v_player.phone_number is null or v_player.is_phone_number_verified then
    return false;
  end if;
  delete from phone_verification where expires_at < p_at - interval '1 day' and player_id <> p_player_id;
  insert into phone_verification as current (player_id, phone_number, code_hash, expires_at, sent, window_starts_at)
  values (p_player_id, v_player.phone_number, p_code_hash, p_at + p_validity, 1, p_at)
  on conflict (player_id) do update set
    phone_number = excluded.phone_number, code_hash = excluded.code_hash, expires_at = excluded.expires_at, attempts = 0,
    (sent, window_starts_at) = (select c.sent, c.window_starts_at from count_code(current.sent, current.window_starts_at, p_window, p_at) c)
  where (count_code(current.sent, current.window_starts_at, p_window, p_at)).sent <= p_limit
  returning true into v_issued;
  return coalesce(v_issued, false);
end $$;

-- Checks a code and marks the number as verified: VERIFIED, WRONG, or EXPIRED when there is no valid code for the current number. After
-- p_attempts wrong codes the code is void.
create or replace function check_phone_code(p_player_id text, p_code_hash bytea, p_attempts integer, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_player player;
  v_code phone_verification;
begin
  select * into v_player from player where id = p_player_id for update;
  if v_player.is_phone_number_verified then
    return 'VERIFIED';
  end if;
  select * into v_code from phone_verification where player_id = p_player_id for update;
  if not found or v_code.expires_at <= p_at or v_code.attempts >= p_attempts or v_code.phone_number is distinct from v_player.phone_number then
    return 'EXPIRED';
  end if;
  if v_code.code_hash <> p_code_hash then
    update phone_verification set attempts = attempts + 1 where player_id = p_player_id;
    return 'WRONG';
  end if;
  update player set is_phone_number_verified = true, updated_at = p_at where id = p_player_id;
  update phone_verification set expires_at = p_at where player_id = p_player_id;
  return 'VERIFIED';
end $$;
