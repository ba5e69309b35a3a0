-- Why a player may not play for real money, most severe first; empty when they may, null (refuses) when the brand has no rules.
-- A required source of wealth without a due date is overdue.
create or replace function play_blocks(p_player player, p_at timestamptz) returns text[]
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_rule record;
  v_has_accepted boolean;
begin
  select kyc_before_play, terms_version, privacy_version into v_rule from brand_rule where brand = p_player.brand;
  if not found then
    return null;
  end if;
  -- a null on either side means not accepted
  v_has_accepted := coalesce(p_player.terms_version = v_rule.terms_version and p_player.privacy_version = v_rule.privacy_version, false);
  if p_player.status = 'Active' and p_player.self_excluded_at is null and p_player.timeout_ends_at is null and p_player.kyc_status <> 'Required'
    and p_player.sow_status <> 'Required' and v_has_accepted then
    return '{}';
  end if;
  return array_remove(array[
    case when p_player.status = 'Closed' then 'ACCOUNT_CLOSED' end,
    case when p_player.self_excluded_at is not null then 'SELF_EXCLUDED' end,
    case when p_player.timeout_ends_at > p_at then 'TIMED_OUT' end,
    case when p_player.kyc_status = 'Required' and v_rule.kyc_before_play then 'KYC_REQUIRED' end,
    case when p_player.sow_status = 'Required' and coalesce(p_player.sow_due_at <= p_at, true) then 'SOURCE_OF_WEALTH_EXPIRED' end,
    case when not v_has_accepted then 'TERMS_NOT_ACCEPTED' end
  ], null);
end $$;

-- Why a player may not deposit with a kind of method (null: with any), most severe first; null (refuses) when the brand has no
-- rules.
create or replace function deposit_blocks(p_player player, p_method_kind text, p_is_country_allowed boolean, p_at timestamptz) returns text[]
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_rule brand_rule;
begin
  select * into v_rule from brand_rule where brand = p_player.brand;
  if not found then
    return null;
  end if;
  return array_remove(array[
    case when p_player.status = 'Closed' then 'ACCOUNT_CLOSED' end,
    case when p_player.self_excluded_at is not null then 'SELF_EXCLUDED' end,
    case when p_player.timeout_ends_at > p_at then 'TIMED_OUT' end,
    case when p_player.deposits_blocked then 'DEPOSITS_BLOCKED' end,
    case when p_player.instant_banking_blocked_from <= p_at and p_method_kind in ('INSTANT_BANK', 'OPEN_BANKING') then 'INSTANT_BANKING_BLOCKED' end,
    case when p_player.kyc_status = 'Required' and v_rule.kyc_before_deposit then 'KYC_REQUIRED' end,
    case when p_player.sow_status = 'Required' and coalesce(p_player.sow_due_at <= p_at, true) then 'SOURCE_OF_WEALTH_EXPIRED' end,
    case when not coalesce(p_player.terms_version = v_rule.terms_version and p_player.privacy_version = v_rule.privacy_version, false) then 'TERMS_NOT_ACCEPTED' end,
    case when not coalesce(p_is_country_allowed, false) then 'COUNTRY_NOT_ALLOWED' end,
    case when must_set_deposit_limit(p_player) then 'LIMIT_REQUIRED' end,
    case when is_limit_offer_open(p_player) then 'LIMIT_OFFERED' end
  ], null);
end $$;

-- Why a player may not withdraw, most severe first; null (refuses) when the brand has no rules. Where the licence requires
-- identity before withdrawals, an unverified player is blocked.
create or replace function withdrawal_blocks(p_player player, p_at timestamptz) returns text[]
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_rule brand_rule;
begin
  select * into v_rule from brand_rule where brand = p_player.brand;
  if not found then
    return null;
  end if;
  return array_remove(array[
    case when p_player.withdrawals_blocked then 'WITHDRAWALS_BLOCKED' end,
    case when (v_rule.kyc_before_withdrawal and p_player.kyc_status <> 'Done')
      -- a licence that requires identity before play requires it before payouts
      or (v_rule.kyc_before_play and p_player.kyc_status = 'Required') then 'KYC_REQUIRED' end,
    case when p_player.sow_status = 'Required' and coalesce(p_player.sow_due_at <= p_at, true) then 'SOURCE_OF_WEALTH_EXPIRED' end,
    case when open_debt(p_player.id) > 0 then 'DEBT_OPEN' end
  ], null);
end $$;

-- Why a player may not claim a reward, most severe first; null refuses. Stricter than play: every licence requires a verified
-- identity (requirements/states#rewards).
create or replace function reward_blocks(p_player player, p_at timestamptz) returns text[]
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_blocks text[] := play_blocks(p_player, p_at);
begin
  if p_player.kyc_status = 'Required' and not v_blocks @> array['KYC_REQUIRED'] then
    v_blocks := v_blocks || 'KYC_REQUIRED'::text;
  end if;
  if p_player.rewards_blocked then
    v_blocks := v_blocks || 'REWARDS_BLOCKED'::text;
  end if;
  return v_blocks;
end $$;
