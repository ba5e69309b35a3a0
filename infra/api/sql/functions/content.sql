-- Versions and publications of the brands' content.

-- The version of a section that is live; null while its compiled values are.
create or replace function live_content_version(p_brand text, p_section text) returns integer language sql stable
  set search_path = api, pg_temp as $$
  select version from content_publication where brand = p_brand and section = p_section order by id desc limit 1;
$$;

-- The live publication of every section that has one.
create or replace function live_content() returns table (id bigint, brand text, section text, version integer, body jsonb)
  language sql stable set search_path = api, pg_temp as $$
  select p.id, p.brand, p.section, p.version, v.body
  from (select distinct on (brand, section) * from content_publication order by brand, section, id desc) p
  join content_version v on v.brand = p.brand and v.section = p.section and v.number = p.version;
$$;

-- Places under four eyes whose value differs between two bodies, as text such as `jackpotSettings.text`. A missing value and a missing
-- body are null. Raffles, and changed items of the engagement rules, are under four eyes from a cost on (content_cost_rule); those are
-- returned by their id, level or product.
create or replace function protected_content_changes(p_section text, p_before jsonb, p_after jsonb) returns text[] language sql stable
  set search_path = api, pg_temp as $$
  with place as (
    select r.path from content_rule r where r.section = p_section and r.keys = ''
    union
    select r.path || k.key
    from content_rule r,
      lateral (
        select jsonb_object_keys(case jsonb_typeof(b #> r.path) when 'object' then b #> r.path else '{}' end) as key
        from unnest(array[p_before, p_after]) b
      ) k
    where r.section in (p_section, case when p_section like 'texts/%' then 'texts/*' end) and r.keys <> '' and k.key ~* r.keys
  )
  , costly as (
    select r.path from content_cost_rule r
    where r.section = p_section and r.path <> '{}' and p_before #> r.path is distinct from p_after #> r.path and raffle_week_cost(p_after #> r.path) > r.ceiling
    union
    select array[coalesce(item.value->>'id', item.value->>'level', item.value->>'product', '*')]
    from content_cost_rule r, jsonb_array_elements(case jsonb_typeof(p_after) when 'array' then p_after else '[]' end) item
    where r.section = p_section and r.path = '{}'
      and not exists (select 1 from jsonb_array_elements(case jsonb_typeof(p_before) when 'array' then p_before else '[]' end) b where b.value = item.value)
      and engagement_cost(p_section, item.value) > r.ceiling
  )
  select coalesce(array_agg(case when path = '{}' then '*' else array_to_string(path, '.') end order by path), '{}')
  from (
    select path from place where p_before #> path is distinct from p_after #> path
    union
    select path from costly
  ) changed;
$$;

-- Stores a new version of a section. Idempotent by key. Returns SAVED with its number; CONFLICT with the newest number when the author
-- edited an older version; KEY_REUSED.
create or replace function save_content(p_draft content_draft, out outcome text, out number integer)
language plpgsql set search_path = api, pg_temp as $$
declare
  v_before content_version;
  v_newest integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(format('content/%s/%s', p_draft.brand, p_draft.section), 0));
  select * into v_before from content_version where key = p_draft.key;
  if found then
    outcome := case when (v_before.brand, v_before.section, v_before.author, v_before.body) = (p_draft.brand, p_draft.section, p_draft.author, p_draft.body) then 'SAVED' else 'KEY_REUSED' end;
    number := v_before.number;
    return;
  end if;
  select max(v.number) into v_newest from content_version v where v.brand = p_draft.brand and v.section = p_draft.section;
  if coalesce(v_newest, 0) <> p_draft.based_on then
    outcome := 'CONFLICT';
    number := v_newest;
    return;
  end if;
  if v_newest is null then
    insert into content_version (brand, section, number, body, author, reason, key, created_at)
    values (p_draft.brand, p_draft.section, 0, p_draft.compiled, 'release', 'Compiled values', format('compiled/%s/%s', p_draft.brand, p_draft.section), p_draft.at);
  end if;
  outcome := 'SAVED';
  number := p_draft.based_on + 1;
  insert into content_version (brand, section, number, body, author, reason, based_on, key, created_at)
  values (p_draft.brand, p_draft.section, number, p_draft.body, p_draft.author, p_draft.reason, p_draft.based_on, p_draft.key, p_draft.at);
end $$;

-- Makes a version live: a new one, or an earlier one to roll back. A change of a protected value needs a publisher who is not the
-- version's author. Idempotent by key. Returns PUBLISHED, ALREADY_LIVE, APPROVAL_REQUIRED or AUTHOR_UNKNOWN with the protected changes, CONFLICT with the
-- live version when another one was published meanwhile, UNKNOWN_VERSION or KEY_REUSED.
create or replace function publish_content(p_release content_release, out outcome text, out live integer, out approved_by text, out protected_changes text[])
language plpgsql set search_path = api, pg_temp as $$
declare
  v_version content_version;
  v_before content_publication;
  v_body jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended(format('content/%s/%s', p_release.brand, p_release.section), 0));
  protected_changes := '{}';
  live := live_content_version(p_release.brand, p_release.section);
  select * into v_before from content_publication where key = p_release.key;
  if found then
    outcome := case when (v_before.brand, v_before.section, v_before.version, v_before.published_by) = (p_release.brand, p_release.section, p_release.version, p_release.staff) then 'PUBLISHED' else 'KEY_REUSED' end;
    approved_by := v_before.approved_by;
    return;
  end if;
  select * into v_version from content_version v where v.brand = p_release.brand and v.section = p_release.section and v.number = p_release.version;
  if not found then
    outcome := 'UNKNOWN_VERSION';
    return;
  end if;
  if live is distinct from p_release.live then
    outcome := 'CONFLICT';
    return;
  end if;
  if coalesce(live, 0) = p_release.version then
    outcome := 'ALREADY_LIVE';
    return;
  end if;
  if not exists (select 1 from content_rule) then
    raise exception 'the rules of protected content are missing' using errcode = 'P0422';
  end if;
  select body into v_body from content_version v where v.brand = p_release.brand and v.section = p_release.section and v.number = coalesce(live, 0);
  protected_changes := protected_content_changes(p_release.section, v_body, v_version.body);
  if cardinality(protected_changes) > 0 then
    if lower(v_version.author) = lower(p_release.staff) then
      outcome := 'APPROVAL_REQUIRED';
      return;
    end if;
    -- a name without a staff account could be another name of the publisher (ADR 0229); version 0 holds the
    -- values of the release
    if v_version.number > 0 and v_version.author not like '%@%' then
      outcome := 'AUTHOR_UNKNOWN';
      return;
    end if;
    approved_by := p_release.staff;
  end if;
  insert into content_publication (brand, section, version, published_by, approved_by, reason, key, at)
  values (p_release.brand, p_release.section, p_release.version, p_release.staff, approved_by, p_release.reason, p_release.key, p_release.at);
  insert into outbox (topic, payload) values ('api.content-changed', jsonb_build_object('brand', p_release.brand, 'section', p_release.section, 'version', p_release.version));
  outcome := 'PUBLISHED';
  live := p_release.version;
end $$;
