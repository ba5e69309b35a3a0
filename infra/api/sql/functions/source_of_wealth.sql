-- True if a declaration of wealth is overdue: it was not sent by its due date, or it is required without a
-- due date.
create or replace function is_wealth_overdue(p_player player, p_at timestamptz) returns boolean
language sql immutable as $$
  select case p_player.sow_status when 'Required' then coalesce(p_player.sow_due_at <= p_at, true) when 'WillBeRequired' then coalesce(p_player.sow_due_at <= p_at, false) else false end
$$;

-- Stores the player's answers about one source of wealth. A source is complete with an option and a file that was not rejected. Returns
-- OK, NOT_REQUIRED or INCOMPLETE.
create or replace function save_wealth_funding(p_player_id text, p_type text, p_options jsonb, p_completed boolean, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_player player;
begin
  select * into v_player from player where id = p_player_id for update;
  if not found or v_player.sow_status not in ('Required', 'WillBeRequired') then
    return 'NOT_REQUIRED';
  end if;
  perform open_document_request(v_player, 'source-of-wealth', p_type, 'SourceOfWealth', p_at);
  if p_completed and not (jsonb_path_exists(p_options, '$[*] ? (@.checked == true)') and has_wealth_file(p_player_id, p_type)) then
    return 'INCOMPLETE';
  end if;
  insert into source_of_wealth_funding as f (player_id, type, options, completed) values (p_player_id, p_type, p_options, p_completed)
    on conflict (player_id, type) do update set options = excluded.options, completed = excluded.completed,
      is_requested = f.is_requested and not excluded.completed, requested_comment = case when excluded.completed then null else f.requested_comment end;
  return 'OK';
end $$;

-- True if a file for this source waits for staff or is verified, also at another brand of the operator.
create or replace function has_wealth_file(p_player_id text, p_type text) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select exists (
    select 1 from document_request r left join document_file f on f.request_id = r.id
    where r.player_id = p_player_id and r.kind = 'source-of-wealth' and r.funding_type = p_type
      and case r.status when 'Verified' then true when 'Open' then f.status in ('InReview', 'Verified') else false end)
$$;

-- Removes a source that the player has started by mistake, and its files. False for one that staff requested.
create or replace function remove_wealth_funding(p_player_id text, p_type text, p_at timestamptz) returns boolean
language plpgsql set search_path = api, pg_temp as $$
begin
  perform 1 from player where id = p_player_id and sow_status in ('Required', 'WillBeRequired') for update;
  if not found then
    return false;
  end if;
  delete from source_of_wealth_funding where player_id = p_player_id and type = p_type and not is_requested;
  if not found then
    return false;
  end if;
  update document_file f set status = 'Removed', decided_at = p_at from document_request r
    where r.id = f.request_id and r.player_id = p_player_id and r.funding_type = p_type and r.status = 'Open' and f.status in ('Uploading', 'InReview');
  update document_request set status = 'Withdrawn', ended_at = p_at where player_id = p_player_id and funding_type = p_type and status = 'Open';
  return true;
end $$;

-- Sends the declaration to staff: from then on it waits for review and no longer restricts the player.
-- Returns OK, NOT_REQUIRED or INCOMPLETE.
create or replace function submit_wealth(p_player_id text, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
begin
  perform 1 from player where id = p_player_id and sow_status in ('Required', 'WillBeRequired') for update;
  if not found then
    return 'NOT_REQUIRED';
  end if;
  if not coalesce((select bool_and(completed and not is_requested and has_wealth_file(player_id, type)) from source_of_wealth_funding where player_id = p_player_id), false) then
    return 'INCOMPLETE';
  end if;
  update player set sow_status = 'Pending', updated_at = p_at where id = p_player_id;
  insert into document_event (player_id, kind, at) values (p_player_id, 'wealth-submitted', p_at);
  return 'OK';
end $$;

-- Decision of staff about a source of wealth, idempotent by key. Returns REQUIRED, UPLOAD_REQUESTED, ACCEPTED, CONFIRMED_ONCE, SAME_PERSON,
-- FILES_IN_REVIEW, NOT_SUBMITTED, UNKNOWN_PLAYER or KEY_REUSED.
create or replace function decide_wealth(p_decision wealth_decision) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_player player;
  v_before document_event;
  v_outcome text;
  v_kind text;
  v_reviewers integer;
begin
  perform 1 from wallet where player_id = p_decision.player_id and brand = p_decision.brand for update;
  select * into v_player from player where id = p_decision.player_id and brand = p_decision.brand for update;
  if not found then
    return 'UNKNOWN_PLAYER';
  end if;
  select document_reviewers into v_reviewers from brand_rule where brand = p_decision.brand;
  select * into v_before from document_event where key = p_decision.key;
  if found then
    return case when (v_before.player_id, v_before.staff, v_before.details->>'decision') is distinct from (p_decision.player_id, p_decision.staff, p_decision.decision)
      then 'KEY_REUSED' else v_before.details->>'outcome' end;
  end if;
  if p_decision.decision = 'accept' then
    if v_player.sow_status <> 'Pending' then
      return 'NOT_SUBMITTED';
    elsif exists (select 1 from document_file f join document_request r on r.id = f.request_id where r.player_id = v_player.id and r.kind = 'source-of-wealth' and f.status = 'InReview') then
      return 'FILES_IN_REVIEW';
    end if;
    if v_reviewers > 1 and not exists (select 1 from document_event where player_id = v_player.id and kind = 'wealth-confirmed-once' and staff <> p_decision.staff
      and id > (select max(id) from document_event where player_id = v_player.id and kind = 'wealth-submitted')) then
      if exists (select 1 from document_event where player_id = v_player.id and kind = 'wealth-confirmed-once' and staff = p_decision.staff
        and id > (select max(id) from document_event where player_id = v_player.id and kind = 'wealth-submitted')) then
        return 'SAME_PERSON';
      end if;
      v_outcome := 'CONFIRMED_ONCE';
      v_kind := 'wealth-confirmed-once';
    else
      update player set sow_status = 'Done', sow_due_at = null, updated_at = p_decision.at where id = v_player.id;
      update document_request set status = 'Withdrawn', ended_at = p_decision.at where player_id = v_player.id and kind = 'source-of-wealth' and status = 'Open';
      v_outcome := 'ACCEPTED';
      v_kind := 'wealth-accepted';
    end if;
  else
    -- a request never postpones a due date
    update player set sow_status = 'Required', updated_at = p_decision.at,
      sow_due_at = case when v_player.sow_status = 'Required' then least(v_player.sow_due_at, p_decision.at + make_interval(days => p_decision.days)) else p_decision.at + make_interval(days => p_decision.days) end
      where id = v_player.id returning * into v_player;
    if p_decision.decision = 'request-upload' then
      insert into source_of_wealth_funding (player_id, type, completed, is_requested, requested_comment) values (v_player.id, p_decision.funding_type, false, true, p_decision.comment)
        on conflict (player_id, type) do update set completed = false, is_requested = true, requested_comment = excluded.requested_comment;
      update document_request set reason = 'Staff', comment = p_decision.comment, staff = p_decision.staff
        where player_id = v_player.id and kind = 'source-of-wealth' and funding_type = p_decision.funding_type and status = 'Open';
      if not found then
        insert into document_request (player_id, kind, funding_type, reason, comment, staff, requested_at)
          values (v_player.id, 'source-of-wealth', p_decision.funding_type, 'Staff', p_decision.comment, p_decision.staff, p_decision.at);
      end if;
      v_outcome := 'UPLOAD_REQUESTED';
      v_kind := 'upload-requested';
    else
      v_outcome := 'REQUIRED';
      v_kind := 'wealth-required';
    end if;
  end if;
  insert into document_event (player_id, kind, staff, details, key, at) values (v_player.id, v_kind, p_decision.staff,
    jsonb_build_object('decision', p_decision.decision, 'outcome', v_outcome, 'comment', p_decision.comment, 'fundingType', p_decision.funding_type), p_decision.key, p_decision.at);
  perform announce_documents(v_player.id);
  return v_outcome;
end $$;
