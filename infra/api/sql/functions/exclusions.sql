-- Time-outs and exclusions
-- ------------------------

-- The group of games that a product belongs to; minimum ages and exclusions apply per group.
create or replace function game_group(p_product text) returns text
language sql immutable as $$
  select case p_product when 'sportsbook' then 'sports' else 'casino' end
$$;

-- Reasons that block one product while others may stay open: excluded from its group, or too young for it. A
-- birthday on 29 February counts from 1 March.
create or replace function product_blocks(p_player player, p_product text, p_at timestamptz) returns text[]
language sql stable set search_path = api, pg_temp as $$
  select array_remove(array[
    case when game_group(p_product) = any(p_player.excluded_groups) then 'PRODUCT_EXCLUDED' end,
    case when p_player.date_of_birth > (p_at at time zone r.time_zone)::date - make_interval(years => case game_group(p_product) when 'sports' then r.sports_age else r.casino_age end)
      then 'UNDER_AGE' end
  ], null)
  from brand_rule r where r.brand = p_player.brand
$$;

-- Accounts at the brands of the operator, those at the brand itself among them, that may belong to a person: with the digest of the
-- personal code, the birthday, the email address or the phone number; country of residence and birthday are the player's own statements.
-- The api compares the names (exclusions/accountsOfPerson.ts). A union, because each part has an index.
create or replace function accounts_to_compare(p_brand text, p_ssn_digests bytea[], p_date_of_birth date, p_email text, p_phone_number text)
returns table (player_id text, brand text, first_name text, last_name text, has_same_code boolean)
language sql stable set search_path = api, pg_temp as $$
  with candidate as (
    select id from player where date_of_birth = p_date_of_birth
    union select id from player where ssn_digest = any(p_ssn_digests)
    union select id from player where lower(email) = lower(p_email)
    union select id from player where phone_number = p_phone_number
  )
  select p.id, p.brand, p.first_name, p.last_name, coalesce(p.ssn_digest = any(p_ssn_digests), false)
  from candidate join player p using (id) join brand_rule theirs on theirs.brand = p.brand join brand_rule own on own.brand = p_brand
  where theirs.brand = own.brand or (theirs.operator = own.operator and own.operator <> '')
$$;

-- True while one of a person's accounts is excluded or on a time-out from the brand or from all brands of the operator: no account is
-- opened. At the brand itself, a registration with an additional name is not recognised as a duplicate.
create or replace function is_person_excluded(p_brand text, p_player_ids text[], p_at timestamptz) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select exists (
    select 1 from player p
    where p.id = any(p_player_ids) and ((p.brand = p_brand and p.self_excluded_at is not null) or exists (
      select 1 from exclusion e
      where e.player_id = p.id and (e.scope = 'operator' or p.brand = p_brand) and e.groups = '{}'
        and case e.kind when 'TIME_OUT' then e.ends_at > p_at else p.self_excluded_at is not null and not is_lifted(e.id) end)))
$$;

create or replace function is_lifted(p_exclusion_id bigint) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select exists (select 1 from exclusion_return where exclusion_id = p_exclusion_id and kind = 'lifted')
$$;

-- True while the last step of an exclusion is an approval whose cool-off has ended: not after a withdrawal of the request, a second request or the end.
create or replace function is_return_approved(p_exclusion_id bigint, p_at timestamptz) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select coalesce((select r.kind = 'approved' and r.cool_off_ends_at <= p_at from exclusion_return r where r.exclusion_id = p_exclusion_id order by r.id desc limit 1), false)
$$;

-- Length of a break as ISO 8601, or indefinite. Exclusions from adopt_exclusion() may be stored as indefinite
-- although they have an end.
create or replace function break_length(p_length text, p_starts_at timestamptz, p_ends_at timestamptz) returns text
language sql immutable set search_path = api, pg_temp as $$
  select case when p_length = 'indefinite' and p_ends_at is not null
    then 'P' || greatest(1, round(extract(epoch from p_ends_at - p_starts_at) / 86400)) || 'D' else p_length end
$$;

-- Creates the row of an exclusion that is recorded in the player's row only, for example one set by an
-- operator.
create or replace function adopt_exclusion(p_player_id text) returns void
language sql set search_path = api, pg_temp as $$
  insert into exclusion (player_id, kind, origin, length, scope, starts_at, ends_at, key)
  select p.id, 'EXCLUSION', 'operator', break_length('indefinite', p.self_excluded_at, p.self_exclusion_ends_at), 'brand', p.self_excluded_at,
    p.self_exclusion_ends_at, 'adopted:' || p.self_excluded_at
  from player p
  where p.id = p_player_id and p.self_excluded_at is not null
    and not exists (select 1 from exclusion e where e.player_id = p.id and e.kind = 'EXCLUSION' and not is_lifted(e.id))
  on conflict (player_id, key) do nothing
$$;

-- Derives the state of the player's row from the exclusions that were not lifted. The caller holds the lock
-- of the row. Exclusions that together cover every group of games count as one from everything.
create or replace function apply_exclusions(p_player_id text, p_at timestamptz) returns void
language sql set search_path = api, pg_temp as $$
  with active as (
    select e.kind, e.starts_at, e.ends_at, case when e.groups = '{}' then '{casino,sports}' else e.groups end as groups
    from exclusion e where e.player_id = p_player_id and not is_lifted(e.id)
  ), by_group as (
    select g.name, min(a.starts_at) as since, max(coalesce(a.ends_at, 'infinity')) as ends_at
    from (values ('casino'), ('sports')) g (name) join active a on a.kind = 'EXCLUSION' and g.name = any(a.groups) group by g.name
  ), state as (
    select count(*) = 2 as is_full, max(since) as since, min(ends_at) as ends_at, coalesce(array_agg(name order by name), '{}') as groups from by_group
  )
  update player p set
    timeout_ends_at = greatest(p.timeout_ends_at, (select max(ends_at) from active where kind = 'TIME_OUT')),
    self_excluded_at = case when s.is_full then coalesce(p.self_excluded_at, s.since) end,
    self_exclusion_ends_at = case when s.is_full then nullif(s.ends_at, 'infinity') end,
    excluded_groups = case when s.is_full then '{}' else s.groups end,
    updated_at = p_at
  from state s where p.id = p_player_id
$$;

-- Withdraws every consent to marketing, with its proof, and deletes the list of recently played games.
create or replace function stop_marketing(p_player_id text, p_at timestamptz) returns void
language sql set search_path = api, pg_temp as $$
  insert into marketing_consent (player_id, channel, is_accepted, changed_at)
  select p.id, c.channel, false, p_at
  from player p cross join lateral (values ('email', p.email_marketing), ('sms', p.sms_marketing), ('phone', p.phone_marketing), ('webPush', p.web_push_marketing)) c (channel, is_accepted)
  where p.id = p_player_id and c.is_accepted;
  update player set email_marketing = false, sms_marketing = false, phone_marketing = false, web_push_marketing = false where id = p_player_id;
  delete from recently_played where player_id = p_player_id;
$$;

-- Starts a time-out or an exclusion for a player and, for all brands of the operator, for the accounts of the same person there
-- (`p_other_accounts`): once per key, and effective for every later bet, deposit and claim, because those lock the player's row. Returns
-- the accounts that are covered.
create or replace function start_break(
  p_brand text, p_player_id text, p_kind text, p_groups text[], p_length text, p_ends_at timestamptz, p_scope text, p_origin text, p_is_reported boolean, p_key text, p_at timestamptz,
  p_other_accounts text[]
) returns table (player_id text, brand text, is_new boolean)
language plpgsql set search_path = api, pg_temp as $$
#variable_conflict use_column
declare
  v_account player;
  v_id bigint;
begin
  if not exists (select from player p where p.id = p_player_id and p.brand = p_brand) then
    return;
  end if;
  for v_account in
    select p.* from player p where p.id = p_player_id or (p_scope = 'operator' and p.brand <> p_brand and p.id = any(p_other_accounts))
    order by p.id for update
  loop
    perform adopt_exclusion(v_account.id);
    insert into exclusion (player_id, kind, origin, groups, length, scope, starts_at, ends_at, key)
    values (v_account.id, p_kind, p_origin, p_groups, p_length, p_scope, p_at, p_ends_at, p_key)
    on conflict (player_id, key) do nothing returning id into v_id;
    if v_id is not null then
      insert into exclusion_email (exclusion_id) values (v_id);
      if p_is_reported and v_account.id = p_player_id then
        insert into exclusion_report (exclusion_id) values (v_id);
      end if;
      -- before the sessions end, because that event names the break as the reason
      perform stop_marketing(v_account.id, p_at);
      perform apply_exclusions(v_account.id, p_at);
      -- stakes are refused from here on; an open round is still settled
      update game_session s set closed_at = p_at where s.player_id = v_account.id and s.closed_at is null and (p_groups = '{}' or 'casino' = any(p_groups));
      insert into responsible_gaming_event (player_id, kind, details, at)
      values (v_account.id, 'break-started', jsonb_build_object('kind', p_kind, 'length', p_length, 'groups', p_groups, 'scope', p_scope, 'origin', p_origin), p_at);
    end if;
    player_id := v_account.id;
    brand := v_account.brand;
    is_new := v_id is not null;
    return next;
  end loop;
end $$;

-- Exclusions of an account that end together with a given one: itself and the shorter ones of the same games.
-- Exclusions of the national register are not included, because only the register ends them.
create or replace function exclusions_lifted_with(p_exclusion_id bigint, p_player_id text default null) returns setof bigint
language sql stable set search_path = api, pg_temp as $$
  select e.id
  from exclusion x join exclusion e on e.player_id = coalesce(p_player_id, x.player_id)
  where x.id = p_exclusion_id and e.kind = 'EXCLUSION' and not is_lifted(e.id) and (x.groups = '{}' or e.groups = x.groups)
    and coalesce(e.ends_at, 'infinity') <= coalesce(x.ends_at, 'infinity') and e.origin <> 'register'
$$;

-- Ends an exclusion after its procedure, once, with the shorter ones of the same games, on every account that it covers. False if it
-- has ended before, or the player has withdrawn the request meanwhile.
create or replace function lift_exclusion(p_exclusion_id bigint, p_key text, p_at timestamptz) returns boolean
language plpgsql set search_path = api, pg_temp as $$
declare
  v_exclusion exclusion;
  v_player_id text;
begin
  select * into v_exclusion from exclusion where id = p_exclusion_id;
  perform 1 from player where id = v_exclusion.player_id for update;
  if not found or not is_return_approved(p_exclusion_id, p_at) then
    return false;
  end if;
  for v_player_id in
    select e.player_id from exclusion e where e.id = p_exclusion_id or (e.key = v_exclusion.key and e.scope = 'operator' and v_exclusion.scope = 'operator') order by e.player_id
  loop
    perform 1 from player where id = v_player_id for update;
    insert into exclusion_return (exclusion_id, kind, key, at)
    select e.id, 'lifted', p_key || case when e.id = p_exclusion_id then '' else ':' || e.id end, p_at
    from exclusions_lifted_with(p_exclusion_id, v_player_id) e (id);
    perform apply_exclusions(v_player_id, p_at);
    insert into outgoing_email (player_id, kind, key, content, written_at)
    values (v_player_id, 'return-lifted', p_key, jsonb_build_object('number', p_exclusion_id), p_at) on conflict do nothing;
    insert into responsible_gaming_event (player_id, kind, details, at) values (v_player_id, 'exclusion-lifted', jsonb_build_object('exclusion', p_exclusion_id), p_at);
  end loop;
  return true;
end $$;
