-- Notices
-- -------

-- Notices that a player was shown, with the answers: account notices, reality checks and reviews of limits. `shown_at` of a reality check and of
-- a review is the time of the answer, because only answers are stored.
drop function if exists notice_history(text);
create or replace function notice_history(p_player_id text)
returns table (id text, kind text, notice text, blocks text[], title text, body text, ends_at timestamptz, shown_at timestamptz, answer text, answered_at timestamptz)
language sql stable set search_path = api, pg_temp as $$
  select 'notice-' || shown.id, 'ACCOUNT_NOTICE', shown.notice, coalesce(shown.blocks, string_to_array(split_part(shown.appearance, '|', 4), ',')), shown.title, shown.body, shown.ends_at, shown.at,
    case answered.act when 'dismissed' then 'DISMISSED' when 'followed' then 'FOLLOWED' end, answered.at
  from notice_event shown
  left join lateral (
    select a.act, a.at from notice_event a
    where a.player_id = shown.player_id and a.appearance = shown.appearance and a.act <> 'shown' order by a.id desc limit 1
  ) answered on true
  where shown.player_id = p_player_id and shown.act = 'shown'
  union all
  select 'event-' || e.id, case e.kind when 'limits-reviewed' then 'LIMIT_REVIEW' else 'REALITY_CHECK' end, null, '{}', null, null, null, e.at,
    case when e.kind = 'limits-reviewed' then 'REVIEWED' when e.details ->> 'choice' = 'LEAVE' then 'STOPPED' else 'CONTINUED' end, e.at
  from responsible_gaming_event e
  where e.player_id = p_player_id and e.kind in ('limits-reviewed', 'reality-check-acknowledged')
$$;
