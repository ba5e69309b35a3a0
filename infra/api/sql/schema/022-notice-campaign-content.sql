-- Moves the notice campaigns of SQL into the content of the brands, which staff edit, publish and roll back in the console: a published
-- version of the section notices, with the texts under the keys notice.<id>.title and notice.<id>.text. The table is no longer
-- read. It stays for the release before this one.
do $$
declare
  v_brand text;
  v_locale text;
  v_section text;
  v_texts jsonb;
  v_body jsonb;
  v_head integer;
  v_live integer;
begin
  for v_brand in
    select b.brand from brand_rule b
    where exists (select 1 from notice_campaign c where c.brand is null or c.brand = b.brand)
      and not exists (select 1 from content_version v where v.brand = b.brand and v.section = 'notices')
  loop
    foreach v_locale in array array['en', 'fi', 'et_EE', 'fr_CA', 'ja'] loop
      select jsonb_object_agg(format('notice.%s.%s', c.id, t.key), t.value) into v_texts
      from notice_campaign c, lateral jsonb_each(coalesce(c.texts -> v_locale, c.texts -> replace(v_locale, '_', '-'))) t
      where (c.brand is null or c.brand = v_brand) and t.key in ('title', 'text') and t.value #>> '{}' <> '';
      continue when v_texts is null;
      v_section := 'texts/' || v_locale;
      select max(number) into v_head from content_version where brand = v_brand and section = v_section;
      select version into v_live from content_publication where brand = v_brand and section = v_section order by id desc limit 1;
      if v_head is null then
        insert into content_version (brand, section, number, body, author, reason, key, created_at)
        values (v_brand, v_section, 0, '{}', 'release', 'Compiled values', format('compiled/%s/%s', v_brand, v_section), now());
        v_head := 0;
      end if;
      insert into content_version (brand, section, number, body, author, reason, based_on, key, created_at)
      select v_brand, v_section, v_head + 1, v.body || v_texts, 'release', 'Texts of notice campaigns', v_head, format('notice-campaigns/%s/%s', v_brand, v_section), now()
      from content_version v where v.brand = v_brand and v.section = v_section and v.number = coalesce(v_live, 0);
      insert into content_publication (brand, section, version, published_by, reason, key, at)
      values (v_brand, v_section, v_head + 1, 'release', 'Texts of notice campaigns', format('notice-campaigns/%s/%s', v_brand, v_section), now());
    end loop;
    select jsonb_agg(jsonb_build_object(
        'id', c.id, 'notice', c.notice, 'countries', to_jsonb(c.countries), 'audience', c.audience,
        'title', case when c.texts is not null then format('notice.%s.title', c.id) end,
        'text', case when c.texts #>> '{en,text}' <> '' then format('notice.%s.text', c.id) end,
        'path', c.path,
        'startsAt', to_char(c.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'endsAt', to_char(c.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      ) order by c.starts_at desc, c.id) into v_body
    from notice_campaign c where c.brand is null or c.brand = v_brand;
    insert into content_version (brand, section, number, body, author, reason, based_on, key, created_at) values
      (v_brand, 'notices', 0, '[]', 'release', 'Compiled values', null, format('compiled/%s/notices', v_brand), now()),
      (v_brand, 'notices', 1, v_body, 'release', 'Notice campaigns of SQL', 0, format('notice-campaigns/%s/notices', v_brand), now());
    insert into content_publication (brand, section, version, published_by, reason, key, at)
    values (v_brand, 'notices', 1, 'release', 'Notice campaigns of SQL', format('notice-campaigns/%s/notices', v_brand), now());
  end loop;
end $$;
