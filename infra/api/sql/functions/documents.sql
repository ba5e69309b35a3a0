-- Announces a change to the open pages of a player.
create or replace function announce_documents(p_player_id text) returns void
language sql set search_path = api, pg_temp as $$
  insert into outbox (topic, payload)
  select 'api.player-changed', jsonb_build_object(
    'brand', p.brand, 'playerId', p.id, 'isShutOut', p.status = 'Closed' or p.self_excluded_at is not null)
  from player p where p.id = p_player_id
$$;

-- The accounts of the same person at the other brands of the operator. Name and date of birth are not
-- sufficient: the email address must be confirmed at both brands.
create or replace function same_person_accounts(p_player player) returns setof player
language sql stable set search_path = api, pg_temp as $$
  select o.* from player o
  join brand_rule theirs on theirs.brand = o.brand
  join brand_rule ours on ours.brand = p_player.brand
  where o.brand <> p_player.brand and theirs.operator = ours.operator and ours.operator <> ''
    and lower(o.last_name) = lower(p_player.last_name) and o.date_of_birth = p_player.date_of_birth
    and lower(o.first_name) = lower(p_player.first_name) and o.country = p_player.country
    and o.email_verified and p_player.email_verified and lower(o.email) = lower(p_player.email)
$$;

-- Opens a request unless one is open. Documents that the operator has verified at another of its brands are
-- not requested again: the request is stored as verified. Returns the request's status.
create or replace function open_document_request(p_player player, p_kind text, p_funding_type text, p_reason text, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_brand text;
begin
  select o.brand into v_brand from same_person_accounts(p_player) o join document_request r on r.player_id = o.id
    where r.kind = p_kind and r.funding_type is not distinct from p_funding_type and r.status = 'Verified' and r.verified_by_brand is null
    order by r.ended_at desc limit 1;
  -- a repeated request of staff means that a new document is required
  if p_kind <> 'source-of-wealth' and (select kind from identity_check where player_id = p_player.id order by id desc limit 1) = 'asked-again' then
    v_brand := null;
  end if;
  if v_brand is not null then
    update document_request set status = 'Verified', ended_at = p_at, verified_by_brand = v_brand
      where player_id = p_player.id and kind = p_kind and funding_type is not distinct from p_funding_type and status = 'Open' and reason <> 'Staff';
    if found then
      return 'Verified';
    end if;
  end if;
  if exists (select 1 from document_request where player_id = p_player.id and kind = p_kind and funding_type is not distinct from p_funding_type and status = 'Open') then
    return 'Open';
  end if;
  insert into document_request (player_id, kind, funding_type, status, reason, requested_at, ended_at, verified_by_brand)
    values (p_player.id, p_kind, p_funding_type, case when v_brand is null then 'Open' else 'Verified' end, p_reason, p_at, case when v_brand is not null then p_at end, v_brand)
    on conflict do nothing;
  return case when v_brand is null then 'Open' else 'Verified' end;
end $$;

-- Opens the missing requests for proofs of identity and address of a player, and withdraws those that are no
-- longer needed.
create or replace function sync_identity_requests(p_player player, p_at timestamptz) returns void
language plpgsql set search_path = api, pg_temp as $$
declare
  v_rule brand_rule;
  v_needed text[] := '{}';
  v_carried text[] := '{}';
  v_kind text;
begin
  select * into v_rule from brand_rule where brand = p_player.brand;
  if p_player.kyc_status = 'Required' then
    v_needed := p_player.kyc_missing;
  elsif p_player.kyc_status = 'NotRequired' and v_rule.kyc_before_withdrawal then
    v_needed := array(select unnest(v_rule.kyc_verifications) except select unnest(p_player.kyc_done));
  end if;
  update document_request set status = 'Withdrawn', ended_at = p_at
    where player_id = p_player.id and kind <> 'source-of-wealth' and status = 'Open' and not kind = any(v_needed);
  foreach v_kind in array v_needed loop
    if open_document_request(p_player, v_kind, null, case p_player.kyc_status when 'Required' then 'AccountCheck' else 'BeforeWithdrawal' end, p_at) = 'Verified' then
      v_carried := v_carried || v_kind;
    end if;
  end loop;
  if cardinality(v_carried) > 0 then
    perform accept_verifications(p_player.id, v_carried, null, null, p_at);
  end if;
end $$;

-- Records that facts are proven. Once all facts of the licence are, the identity is confirmed (decide_identity_check).
create or replace function accept_verifications(p_player_id text, p_facts text[], p_staff text, p_key text, p_at timestamptz) returns void
language plpgsql set search_path = api, pg_temp as $$
declare
  v_player player;
  v_rule brand_rule;
  v_done text[];
begin
  select * into v_player from player where id = p_player_id for update;
  select * into v_rule from brand_rule where brand = v_player.brand;
  v_done := array(select unnest(v_player.kyc_done) union select unnest(p_facts) order by 1);
  if v_player.kyc_status = 'Done' then
    return;
  end if;
  if v_rule.kyc_verifications <@ v_done then
    perform decide_identity_check(jsonb_populate_record(null::identity_decision, jsonb_build_object(
      'brand', v_player.brand, 'player_id', p_player_id, 'decision', 'confirm', 'documents', verified_documents(v_player),
      'reason', 'Documents verified', 'staff', coalesce(p_staff, 'system'), 'key', 'documents-' || coalesce(p_key, gen_random_uuid()::text), 'at', p_at)));
  else
    update player set kyc_done = v_done, updated_at = p_at,
      kyc_missing = case when kyc_status = 'Required' then array(select unnest(kyc_missing) except select unnest(v_done)) else kyc_missing end
      where id = p_player_id;
  end if;
end $$;

-- Kinds of the documents by which a person was verified at any brand of the operator.
create or replace function verified_documents(p_player player) returns text[]
language sql stable set search_path = api, pg_temp as $$
  select coalesce(array_agg(distinct d.document order by d.document), '{}') from document_verdict d join document_file f on f.id = d.file_id
  where f.status = 'Verified' and d.verdict = 'verified' and d.document is not null
    and f.player_id in (select p_player.id union select o.id from same_person_accounts(p_player) o)
$$;

create or replace function sync_identity_requests_of_player() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  perform sync_identity_requests(new, new.updated_at);
  return null;
end $$;

create or replace trigger player_identity_requests after update of kyc_status, kyc_missing on player for each row
  when (old.kyc_status is distinct from new.kyc_status or old.kyc_missing is distinct from new.kyc_missing) execute function sync_identity_requests_of_player();

-- Starts an upload for an open request of the player. Returns OK, UNKNOWN_REQUEST, TOO_MANY_FILES or TOO_MANY_UPLOADS.
create or replace function start_document(p_player_id text, p_request_id uuid, p_file_id uuid, p_size bigint, p_wrapped_key bytea, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  c_files_of_request constant integer := 10;
  c_uploads_of_day constant integer := 60;
begin
  perform 1 from document_request where id = p_request_id and player_id = p_player_id and status = 'Open' for update;
  if not found then
    return 'UNKNOWN_REQUEST';
  end if;
  if (select count(*) from document_file where request_id = p_request_id and status in ('Uploading', 'InReview', 'Verified')) >= c_files_of_request then
    return 'TOO_MANY_FILES';
  end if;
  if (select count(*) from document_file where player_id = p_player_id and started_at > p_at - interval '1 day') >= c_uploads_of_day then
    return 'TOO_MANY_UPLOADS';
  end if;
  insert into document_file (id, request_id, player_id, size, wrapped_key, started_at) values (p_file_id, p_request_id, p_player_id, p_size, p_wrapped_key, p_at);
  return 'OK';
end $$;

-- Records a stored part of a file, once and in order. Returns OK, UNKNOWN_FILE, CLOSED, OFFSET or TOO_LARGE.
create or replace function append_document(p_player_id text, p_file_id uuid, p_start bigint, p_length bigint, p_object_key text) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_file document_file;
begin
  select * into v_file from document_file where id = p_file_id and player_id = p_player_id for update;
  if not found then
    return 'UNKNOWN_FILE';
  elsif v_file.status <> 'Uploading' then
    return 'CLOSED';
  elsif v_file.received <> p_start then
    return 'OFFSET';
  elsif p_start + p_length > v_file.size then
    return 'TOO_LARGE';
  end if;
  insert into document_chunk (file_id, start, length, object_key) values (p_file_id, p_start, p_length, p_object_key);
  update document_file set received = p_start + p_length where id = p_file_id;
  return 'OK';
end $$;

-- Ends an upload after the check of its content: it waits for staff, or is refused with the code of the reason. False unless it is complete.
create or replace function finish_document(p_player_id text, p_file_id uuid, p_media_type text, p_refusal text, p_at timestamptz) returns boolean
language plpgsql set search_path = api, pg_temp as $$
begin
  update document_file set status = case when p_refusal is null then 'InReview' else 'Refused' end, media_type = p_media_type, refusal = p_refusal, uploaded_at = p_at
    where id = p_file_id and player_id = p_player_id and status = 'Uploading' and received = size;
  if not found then
    return false;
  end if;
  if p_refusal is not null then
    insert into document_event (player_id, file_id, kind, details, at) values (p_player_id, p_file_id, 'refused', jsonb_build_object('refusal', p_refusal), p_at);
  end if;
  perform announce_documents(p_player_id);
  return true;
end $$;

-- Withdraws a file that no member of staff has decided yet. False without such a file.
create or replace function remove_document(p_player_id text, p_file_id uuid, p_at timestamptz) returns boolean
language plpgsql set search_path = api, pg_temp as $$
begin
  update document_file set status = 'Removed', decided_at = p_at where id = p_file_id and player_id = p_player_id and status in ('Uploading', 'InReview');
  return found;
end $$;

-- Records the verdict of a member of staff on one file, idempotent by key. Returns VERIFIED, REJECTED, CONFIRMED_ONCE (another member of
-- staff must verify it, too), SAME_PERSON, ALREADY_DECIDED, UNKNOWN_FILE or KEY_REUSED.
create or replace function decide_document(p_decision document_decision) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_player_id text;
  v_file document_file;
  v_request document_request;
  v_before document_verdict;
  v_reviewers integer;
  v_verified integer;
begin
  select f.player_id into v_player_id from document_file f join player p on p.id = f.player_id where f.id = p_decision.file_id and p.brand = p_decision.brand;
  if not found then
    return 'UNKNOWN_FILE';
  end if;
  -- the wallet lock first, as in every function that decides about this player's money
  perform 1 from wallet where player_id = v_player_id for update;
  perform 1 from player where id = v_player_id for update;
  select * into v_file from document_file where id = p_decision.file_id for update;
  select * into v_request from document_request where id = v_file.request_id for update;
  select document_reviewers into v_reviewers from brand_rule where brand = p_decision.brand;
  select * into v_before from document_verdict where key = p_decision.key;
  if found then
    return case when (v_before.file_id, v_before.verdict, v_before.staff) is distinct from (p_decision.file_id, p_decision.verdict, p_decision.staff) then 'KEY_REUSED'
      when v_before.verdict = 'rejected' then 'REJECTED' when v_file.status = 'InReview' then 'CONFIRMED_ONCE' else 'VERIFIED' end;
  end if;
  if v_file.status <> 'InReview' then
    return 'ALREADY_DECIDED';
  end if;
  if p_decision.verdict = 'verified' then
    if exists (select 1 from document_verdict where file_id = v_file.id and verdict = 'verified' and staff = p_decision.staff) then
      return 'SAME_PERSON';
    end if;
    select count(distinct staff) + 1 into v_verified from document_verdict where file_id = v_file.id and verdict = 'verified';
  end if;
  insert into document_verdict (file_id, verdict, document, reason, comment, staff, key, at)
    values (v_file.id, p_decision.verdict, p_decision.document, p_decision.reason, p_decision.comment, p_decision.staff, p_decision.key, p_decision.at);
  if p_decision.verdict = 'verified' and v_verified < v_reviewers then
    return 'CONFIRMED_ONCE';
  end if;
  update document_file set status = case p_decision.verdict when 'verified' then 'Verified' else 'Rejected' end, decided_at = p_decision.at where id = v_file.id;
  if p_decision.verdict = 'rejected' then
    update source_of_wealth_funding set completed = false where player_id = v_player_id and type = v_request.funding_type;
  elsif v_request.status = 'Open' and not exists (select 1 from document_file where request_id = v_request.id and status = 'InReview') then
    update document_request set status = 'Verified', ended_at = p_decision.at where id = v_request.id;
    if v_request.kind <> 'source-of-wealth' then
      perform accept_verifications(v_player_id, array[v_request.kind], p_decision.staff, p_decision.key, p_decision.at);
    end if;
    perform sync_identity_requests(o, p_decision.at) from player p, same_person_accounts(p) o where p.id = v_player_id;
  end if;
  perform announce_documents(v_player_id);
  return case p_decision.verdict when 'verified' then 'VERIFIED' else 'REJECTED' end;
end $$;

-- Destroys the keys of files past their retention and returns these files; without its key a file cannot be read
-- (shared/docs/data-retention.md).
create or replace function expire_documents(p_at timestamptz, p_limit integer) returns integer
language plpgsql set search_path = api, pg_temp as $$
declare
  v_count integer;
begin
  with due as (
    select f.id from document_file f join player p on p.id = f.player_id
    where f.erased_at is null and case f.status
      when 'Refused' then true
      when 'Removed' then true
      when 'Uploading' then f.started_at < p_at - interval '1 day'
      when 'Rejected' then f.decided_at < p_at - interval '90 days'
      when 'Verified' then p.status = 'Closed' and p.closed_at < p_at - interval '5 years'
      else p.status = 'Closed' and p.closed_at < p_at - interval '90 days'
    end limit p_limit for update of f skip locked
  ), erased as (
    update document_file f set wrapped_key = null, erased_at = p_at, status = case f.status when 'Uploading' then 'Removed' else f.status end
    from due where f.id = due.id returning f.id, f.player_id
  ), noted as (
    insert into document_event (player_id, file_id, kind, at) select player_id, id, 'erased', p_at from erased returning 1
  )
  select count(*) into v_count from noted;
  return v_count;
end $$;

-- Destroys the keys of all files of a player whose records are erased; the retention job removes their
-- objects. Idempotent.
create or replace function erase_documents(p_player_id text, p_at timestamptz) returns void
language sql set search_path = api, pg_temp as $$
  with erased as (
    update document_file set wrapped_key = null, erased_at = p_at, status = case status when 'Uploading' then 'Removed' else status end
      where player_id = p_player_id and erased_at is null returning id
  )
  insert into document_event (player_id, file_id, kind, at) select p_player_id, id, 'erased', p_at from erased
$$;

-- Keeps the time at which an account was closed, whichever function closes it.
create or replace function note_account_closing() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  new.closed_at := case new.status when 'Closed' then new.updated_at end;
  return new;
end $$;

create or replace trigger player_closed before update of status on player for each row
  when (old.status is distinct from new.status) execute function note_account_closing();
create or replace trigger player_opened_closed before insert on player for each row
  when (new.status = 'Closed' and new.closed_at is null) execute function note_account_closing();
