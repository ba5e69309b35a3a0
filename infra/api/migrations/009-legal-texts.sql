-- Which version of the legal texts each player accepted, and when. What is in force is the market's word, kept in brand_rule.
alter table brand_rule add column terms_version text, add column privacy_version text;
alter table player add column terms_version text, add column privacy_version text;

create table legal_acceptance (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  kind text not null check (kind in ('TERMS', 'PRIVACY_POLICY')),
  version text not null,
  accepted_at timestamptz not null
);
create index legal_acceptance_player on legal_acceptance (player_id, kind, accepted_at);
create trigger legal_acceptance_append_only before update or delete on legal_acceptance for each row execute function refuse_change();
create trigger legal_acceptance_no_truncate before truncate on legal_acceptance execute function refuse_change();

-- Until now there has been one version of each; who accepted accepted that one. Nobody has to hear of it.
alter table player disable trigger player_announced;
update player set terms_version = case when terms_accepted_at is not null then '2026-11-01' end, privacy_version = case when privacy_accepted_at is not null then '2026-11-01' end;
alter table player enable trigger player_announced;
insert into legal_acceptance (player_id, kind, version, accepted_at) select id, 'TERMS', terms_version, terms_accepted_at from player where terms_accepted_at is not null;
insert into legal_acceptance (player_id, kind, version, accepted_at) select id, 'PRIVACY_POLICY', privacy_version, privacy_accepted_at from player where privacy_accepted_at is not null;

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
  -- a null on either side is no acceptance
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
    case when p_player.sow_status = 'Required' and p_player.sow_due_at <= p_at then 'SOURCE_OF_WEALTH_EXPIRED' end,
    case when not v_has_accepted then 'TERMS_NOT_ACCEPTED' end
  ], null);
end $$;
