-- Records that the national e-ID stated who the player is, which proves the identity: no document is required
-- for it. Idempotent.
create or replace function record_electronic_identity(p_player_id text, p_method text, p_at timestamptz) returns void
language plpgsql set search_path = api, pg_temp as $$
begin
  -- the wallet lock first, as in every function that moves this player's money
  perform 1 from wallet where player_id = p_player_id for update;
  insert into electronic_identity (player_id, method, verified_at) values (p_player_id, p_method, p_at) on conflict do nothing;
  perform accept_verifications(p_player_id, '{identity}', null, null, p_at);
  update document_request set status = 'Withdrawn', ended_at = p_at where player_id = p_player_id and kind = 'identity' and status = 'Open';
end $$;

-- Records a staff decision: identity verified ('confirm') or required (again) ('ask'); an existing deadline stays. Idempotent by
-- key. Returns CONFIRMED, ASKED, ALREADY_CONFIRMED, UNKNOWN_PLAYER or KEY_REUSED.
create or replace function decide_identity_check(p_decision identity_decision) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_kind constant text := case p_decision.decision when 'confirm' then 'confirmed' when 'ask' then 'asked-again' end;
  v_outcome constant text := case p_decision.decision when 'confirm' then 'CONFIRMED' when 'ask' then 'ASKED' end;
  v_player player;
  v_rule brand_rule;
  v_before identity_check;
  v_deadline timestamptz;
begin
  -- the wallet lock first, as in every function that moves this player's money
  perform 1 from wallet where player_id = p_decision.player_id and brand = p_decision.brand for update;
  select * into v_player from player where id = p_decision.player_id and brand = p_decision.brand for update;
  if not found then
    return 'UNKNOWN_PLAYER';
  end if;
  select * into v_before from identity_check where key = p_decision.key;
  if found then
    return case when (v_before.player_id, v_before.kind, v_before.staff) = (p_decision.player_id, v_kind, p_decision.staff) then v_outcome else 'KEY_REUSED' end;
  end if;
  select * into v_rule from brand_rule where brand = p_decision.brand;
  if p_decision.decision = 'confirm' then
    if v_player.kyc_status = 'Done' then
      return 'ALREADY_CONFIRMED';
    end if;
    update player set kyc_status = 'Done', kyc_done = v_rule.kyc_verifications, kyc_missing = '{}', kyc_deadline = null, updated_at = p_decision.at where id = p_decision.player_id;
  else
    v_deadline := case when v_player.kyc_status = 'Required' then v_player.kyc_deadline end;
    v_deadline := coalesce(v_deadline, p_decision.at + v_rule.kyc_grace);
    update player set kyc_status = 'Required', kyc_done = '{}', kyc_missing = v_rule.kyc_verifications, kyc_deadline = v_deadline, updated_at = p_decision.at where id = p_decision.player_id;
  end if;
  insert into identity_check (player_id, kind, deadline, documents, staff, reason, key, at) values (p_decision.player_id, v_kind, v_deadline, p_decision.documents, p_decision.staff, p_decision.reason, p_decision.key, p_decision.at);
  return v_outcome;
end $$;
