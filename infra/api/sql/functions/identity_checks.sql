-- Requires an identity check once the deposits of a player reach the licence's threshold. Refunded deposits count. The caller
-- holds the wallet lock, so one of several concurrent deposits triggers it.
create or replace function require_identity_check(p_player_id text, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_rule record;
  v_since timestamptz;
  v_deposited bigint;
begin
  select r.kyc_threshold, r.kyc_window, r.kyc_grace, r.kyc_verifications into v_rule from player p join brand_rule r on r.brand = p.brand
  where p.id = p_player_id and p.kyc_status = 'NotRequired' and r.kyc_threshold is not null;
  if not found then
    return;
  end if;
  v_since := p_at - v_rule.kyc_window;
  select deposited into v_deposited from play_since(p_player_id, coalesce(v_since, '-infinity'));
  if v_deposited < v_rule.kyc_threshold then
    return;
  end if;
  update player set kyc_status = 'Required', kyc_done = '{}', kyc_missing = v_rule.kyc_verifications, kyc_deadline = p_at + v_rule.kyc_grace, updated_at = p_at where id = p_player_id;
  insert into identity_check (player_id, kind, deposited, threshold, since, deadline, at)
  values (p_player_id, 'asked', v_deposited, v_rule.kyc_threshold, v_since, p_at + v_rule.kyc_grace, p_at);
end $$;

-- Records a staff decision: identity verified ('confirm') or required (again) ('ask'); an existing deadline stays. Idempotent by
-- key. Returns CONFIRMED, ASKED, ALREADY_CONFIRMED, UNKNOWN_PLAYER or KEY_REUSED.
create or replace function decide_identity_check(p_order identity_decision) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_kind constant text := case p_order.decision when 'confirm' then 'confirmed' when 'ask' then 'asked-again' end;
  v_outcome constant text := case p_order.decision when 'confirm' then 'CONFIRMED' when 'ask' then 'ASKED' end;
  v_player player;
  v_rule brand_rule;
  v_before identity_check;
  v_deadline timestamptz;
begin
  -- the wallet lock first, as in every function that moves this player's money
  perform 1 from wallet where player_id = p_order.player_id and brand = p_order.brand for update;
  select * into v_player from player where id = p_order.player_id and brand = p_order.brand for update;
  if not found then
    return 'UNKNOWN_PLAYER';
  end if;
  select * into v_before from identity_check where key = p_order.key;
  if found then
    return case when (v_before.player_id, v_before.kind, v_before.staff) = (p_order.player_id, v_kind, p_order.staff) then v_outcome else 'KEY_REUSED' end;
  end if;
  select * into v_rule from brand_rule where brand = p_order.brand;
  if p_order.decision = 'confirm' then
    if v_player.kyc_status = 'Done' then
      return 'ALREADY_CONFIRMED';
    end if;
    update player set kyc_status = 'Done', kyc_done = v_rule.kyc_verifications, kyc_missing = '{}', kyc_deadline = null, updated_at = p_order.at where id = p_order.player_id;
  else
    v_deadline := case when v_player.kyc_status = 'Required' then v_player.kyc_deadline end;
    v_deadline := coalesce(v_deadline, p_order.at + v_rule.kyc_grace);
    update player set kyc_status = 'Required', kyc_done = '{}', kyc_missing = v_rule.kyc_verifications, kyc_deadline = v_deadline, updated_at = p_order.at where id = p_order.player_id;
  end if;
  insert into identity_check (player_id, kind, deadline, documents, staff, reason, key, at) values (p_order.player_id, v_kind, v_deadline, p_order.documents, p_order.staff, p_order.reason, p_order.key, p_order.at);
  return v_outcome;
end $$;
