-- Where the licence has a deposit limit offered before the first deposit (domain.md §2.2), nobody deposits before they have answered: with a
-- limit, or by going on without one, which is kept for the regulator (ADR 0113). A brand whose rules are not known offers it.
alter table brand_rule add column offers_limit_first boolean not null default true;

create function is_limit_offer_open(p_player player) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select coalesce((select offers_limit_first from brand_rule where brand = p_player.brand), true)
    and not exists (select 1 from payment_transaction where player_id = p_player.id and direction = 'Deposit' and status = 'Completed')
    and not exists (select 1 from player_limit where player_id = p_player.id and kind = 'DEPOSIT' and ceiling is not null)
    and not exists (select 1 from responsible_gaming_event where player_id = p_player.id and kind = 'deposit-limit-declined')
$$;

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
    case when p_player.sow_status = 'Required' and p_player.sow_due_at <= p_at then 'SOURCE_OF_WEALTH_EXPIRED' end,
    case when not coalesce(p_player.terms_version = v_rule.terms_version and p_player.privacy_version = v_rule.privacy_version, false) then 'TERMS_NOT_ACCEPTED' end,
    case when not coalesce(p_is_country_allowed, false) then 'COUNTRY_NOT_ALLOWED' end,
    case when must_set_deposit_limit(p_player) then 'LIMIT_REQUIRED' end,
    case when is_limit_offer_open(p_player) then 'LIMIT_OFFERED' end
  ], null);
end $$;
