-- Stores a new code for a new phone number and replaces the earlier one. False after p_limit codes within p_window.
create or replace function issue_phone_change(p_player_id text, p_phone_number text, p_code_hash bytea, p_validity interval, p_limit integer, p_window interval, p_at timestamptz) returns boolean
language plpgsql set search_path = api, pg_temp as $$
declare
  v_issued boolean;
begin
  insert into phone_change as current (player_id, phone_number, code_hash, expires_at, sent, window_starts_at)
  values (p_player_id, p_phone_number, p_code_hash, p_at + p_validity, 1, p_at)
  on conflict (player_id) do update set
    phone_number = excluded.phone_number, code_hash = excluded.code_hash, expires_at = excluded.expires_at, attempts = 0,
    (sent, window_starts_at) = (select c.sent, c.window_starts_at from count_code(current.sent, current.window_starts_at, p_window, p_at) c)
  where (count_code(current.sent, current.window_starts_at, p_window, p_at)).sent <= p_limit
  returning true into v_issued;
  return coalesce(v_issued, false);
end $$;

-- Checks a code and replaces the phone number with the one that received it, once: VERIFIED, WRONG, or EXPIRED when no code is
-- valid. After p_attempts wrong codes the code is void.
create or replace function apply_phone_change(p_player_id text, p_code_hash bytea, p_attempts integer, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_player player;
  v_change phone_change;
begin
  select * into v_player from player where id = p_player_id for update;
  select * into v_change from phone_change where player_id = p_player_id for update;
  if not found or v_change.expires_at <= p_at or v_change.attempts >= p_attempts then
    return 'EXPIRED';
  end if;
  if v_change.code_hash <> p_code_hash then
    update phone_change set attempts = attempts + 1 where player_id = p_player_id;
    return 'WRONG';
  end if;
  update player set phone_number = v_change.phone_number, is_phone_number_verified = true, updated_at = p_at where id = p_player_id;
  update phone_change set expires_at = p_at where player_id = p_player_id;
  insert into contact_change (player_id, field, old_value, new_value, changed_at)
  values (p_player_id, 'phoneNumber', coalesce(to_jsonb(v_player.phone_number), 'null'), to_jsonb(v_change.phone_number), p_at);
  return 'VERIFIED';
end $$;

-- Replaces the email address with the verified address that identity uses for the sign-in. Returns the
-- previous address; null when the address has not changed.
create or replace function apply_email_change(p_brand text, p_player_id text, p_email text, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_player player;
begin
  select * into v_player from player where id = p_player_id and brand = p_brand for update;
  if not found or lower(v_player.email) = lower(p_email) then
    return null;
  end if;
  update player set email = p_email, email_verified = true, email_verification_reason = 'EmailChange', updated_at = p_at where id = p_player_id;
  insert into contact_change (player_id, field, old_value, new_value, changed_at)
  values (p_player_id, 'email', to_jsonb(v_player.email), to_jsonb(p_email), p_at);
  return v_player.email;
end $$;
