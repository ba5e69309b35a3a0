-- Players as staff see them in the console: search and timeline
-- -------------------------------------------------------------

-- Players whose id or phone number is the query, whose email address or user name starts with it, or in whose names every word of the
-- query starts a name. The newest account first.
create or replace function search_players(p_query text, p_brand text, p_limit integer) returns setof player
language sql stable set search_path = api, pg_temp as $$
  with words as (
    select array_agg(w) as all_words, (array_agg(w))[1] as first_word from regexp_split_to_table(lower(p_query), '\s+') w where w <> ''
  )
  select p.* from player p, words
  where (p_brand is null or p.brand = p_brand)
    and (p.id = p_query or p.phone_number = p_query or lower(p.email) ^@ lower(p_query) or lower(p.username) ^@ lower(p_query)
      or ((lower(p.first_name) ^@ words.first_word or lower(p.last_name) ^@ words.first_word)
        and (select bool_and(lower(p.first_name || ' ' || p.last_name) ^@ w or position(' ' || w in lower(p.first_name || ' ' || p.last_name)) > 0)
          from unnest(words.all_words) w)))
  order by p.created_at desc, p.id limit p_limit
$$;

-- Emails that prove a decision or a payout to the player; sent_at is null until the mail service has accepted one.
drop function if exists player_letters(text);
create or replace function player_emails(p_player_id text) returns table (ref text, kind text, written_at timestamptz, sent_at timestamptz)
language sql stable set search_path = api, pg_temp as $$
  select 'break-email:' || x.id, case x.kind when 'TIME_OUT' then 'time-out' else 'exclusion' end, x.starts_at, m.sent_at
  from exclusion_email m join exclusion x on x.id = m.exclusion_id where x.player_id = p_player_id
  union all
  select 'email:' || m.id, m.kind, m.written_at, m.sent_at from outgoing_email m where m.player_id = p_player_id
  union all
  select 'payout-email:' || m.id, m.kind, m.written_at, m.sent_at from payout_email m where m.player_id = p_player_id
$$;

-- Events of protection that are shown as they are; decisions about limits are shown by limit_changes().
create or replace function is_on_timeline(p_kind text) returns boolean
language sql immutable as $$
  select p_kind in ('session-limit-reached', 'reality-check-period-set', 'limits-reviewed', 'deposit-limit-declined', 'withdrawal-reversal-refused')
$$;

-- Earliest time on one page of the timeline before a time: the latest time since which there are p_limit
-- sign-ins, payments or protection events of one kind. -infinity when every kind has fewer.
create or replace function timeline_floor(p_player_id text, p_subject text, p_before timestamptz, p_limit integer) returns timestamptz
language sql stable set search_path = api, pg_temp as $$
  select date_trunc('milliseconds', greatest('-infinity',
    (select s.started_at from player_session s where coalesce(p_subject, 'account') = 'account' and s.player_id = p_player_id and s.started_at < p_before
      order by s.started_at desc offset p_limit - 1 limit 1),
    (select t.created_at from payment_transaction t where coalesce(p_subject, 'money') = 'money' and t.player_id = p_player_id and t.created_at < p_before
      order by t.created_at desc offset p_limit - 1 limit 1),
    (select g.at from responsible_gaming_event g where coalesce(p_subject, 'protection') = 'protection' and g.player_id = p_player_id and g.at < p_before
      and is_on_timeline(g.kind) order by g.at desc offset p_limit - 1 limit 1)))
$$;

-- The p_limit newest events of an account that are older than a position, the newest first. `subject` groups the events for a filter. `ref`
-- is unique per player and, with `at` in milliseconds, the position from which the next page continues; without one, the newest. Sources
-- that grow with play are read from the floor of the page only. Markers of harm are not part of it: fewer roles may see them.
drop function if exists player_timeline(text, timestamptz);
create or replace function player_timeline(p_player_id text, p_at timestamptz, p_subject text, p_before_at timestamptz, p_before_ref text, p_limit integer)
returns table (at timestamptz, ref text, subject text, kind text, staff text, reason text, details jsonb)
language sql stable set search_path = api, pg_temp as $$
  with page as (
    -- events at the instant of the position may have been shown already, so the floor is before it
    select coalesce(p_before_at + interval '1 millisecond', 'infinity') as until,
      timeline_floor(p_player_id, p_subject, coalesce(p_before_at, 'infinity'), p_limit) as floor
  ),
  events (at, ref, subject, kind, staff, reason, details) as (
    select p.created_at, 'registered', 'account', 'registered', null, null, '{}'::jsonb from player p where p.id = p_player_id
    union all
    select s.started_at, 'session:' || s.sid, 'account', 'signed-in', null, null, '{}' from page, player_session s where s.player_id = p_player_id and s.started_at >= page.floor and s.started_at < page.until
    union all
    select t.created_at, 'payment:' || t.id, 'money', case t.direction when 'Deposit' then 'deposit' else 'withdrawal' end, t.requested_by, null,
      jsonb_build_object('amount', t.amount, 'currency', t.currency, 'status', t.status, 'method', t.method_name, 'endedAt', t.ended_at)
    from page, payment_transaction t where t.player_id = p_player_id and t.created_at >= page.floor and t.created_at < page.until
    union all
    select c.requested_at, 'limit:' || c.id, 'protection', 'limit-change', null, null, jsonb_build_object('kind', c.kind, 'period', c.period,
      'before', c.before, 'after', c.after, 'status', c.status, 'confirmableAt', c.confirmable_at, 'isByStaff', c.is_by_staff)
    from limit_changes(p_player_id, p_at) c
    union all
    select g.at, 'protection:' || g.id, 'protection', g.kind, null, null, g.details from page, responsible_gaming_event g
    where g.player_id = p_player_id and is_on_timeline(g.kind) and g.at >= page.floor and g.at < page.until
    union all
    select x.starts_at, 'break:' || x.id, 'protection', 'break', null, null,
      jsonb_build_object('kind', x.kind, 'origin', x.origin, 'groups', x.groups, 'length', break_length(x.length, x.starts_at, x.ends_at), 'scope', x.scope, 'endsAt', x.ends_at)
    from exclusion x where x.player_id = p_player_id
    union all
    select r.at, 'return:' || r.id, 'protection', 'return-' || r.kind, r.staff, r.reason, jsonb_build_object('exclusion', r.exclusion_id, 'coolOffEndsAt', r.cool_off_ends_at)
    from exclusion_return r join exclusion x on x.id = r.exclusion_id where x.player_id = p_player_id
    union all
    select h.at, 'care:' || h.id, 'protection', 'care-' || h.action, h.staff, h.reason, h.details from harm_action h where h.player_id = p_player_id
    union all
    select i.at, 'identity:' || i.id, 'documents', 'identity-' || i.kind, i.staff, i.reason, jsonb_build_object('documents', i.documents, 'deadline', i.deadline)
    from identity_check i where i.player_id = p_player_id
    union all
    select d.requested_at, 'request:' || d.id, 'documents', 'document-requested', d.staff, d.comment, jsonb_build_object('kind', d.kind, 'code', d.reason)
    from document_request d where d.player_id = p_player_id
    union all
    select f.uploaded_at, 'file:' || f.id, 'documents', 'document-uploaded', null, null, jsonb_build_object('kind', d.kind)
    from document_file f join document_request d on d.id = f.request_id where f.player_id = p_player_id and f.uploaded_at is not null
    union all
    select o.at, 'verdict:' || o.id, 'documents', 'document-' || o.verdict, o.staff, o.comment, jsonb_build_object('kind', d.kind, 'code', o.reason)
    from document_verdict o join document_file f on f.id = o.file_id join document_request d on d.id = f.request_id where f.player_id = p_player_id
    union all
    select e.at, 'wealth:' || e.id, 'documents', e.kind, e.staff, null, '{}' from document_event e
    where e.player_id = p_player_id and e.kind like 'wealth-%'
    union all
    select c.changed_at, 'contact:' || c.id, 'account', 'contact-change', null, null, jsonb_build_object('field', c.field)
    from contact_change c where c.player_id = p_player_id
    union all
    select m.changed_at, 'consent:' || m.id, 'account', 'marketing-consent', null, null, jsonb_build_object('channel', m.channel, 'isAccepted', m.is_accepted)
    from marketing_consent m where m.player_id = p_player_id
    union all
    select a.at, 'decision:' || a.id, 'account', 'staff-' || a.action, a.staff, a.reason, jsonb_build_object('cause', a.cause)
    from account_decision a where a.player_id = p_player_id
    union all
    select d.created_at, 'dispute:' || d.id, 'money', 'dispute-opened', null, null, jsonb_build_object('bet', d.bet_id, 'code', d.reason) from sports_dispute d where d.player_id = p_player_id
    union all
    select d.answered_at, 'dispute-answer:' || d.id, 'money', 'dispute-' || lower(d.status), d.staff, d.staff_reason, jsonb_build_object('bet', d.bet_id) from sports_dispute d
    where d.player_id = p_player_id and d.answered_at is not null
    union all
    select p.closed_at, 'closed', 'account', 'closed', null, null, jsonb_build_object('cause', p.status_cause, 'code', p.closure_reason)
    from player p where p.id = p_player_id and p.closed_at is not null
    union all
    select q.requested_at, 'erasure', 'account', 'erasure-requested', null, null, jsonb_build_object('eraseAfter', q.erase_after, 'reducedAt', q.reduced_at, 'erasedAt', q.erased_at)
    from erasure_request q where q.player_id = p_player_id
    union all
    select l.written_at, l.ref, 'messages', 'email', null, null, jsonb_build_object('kind', l.kind, 'sentAt', l.sent_at) from player_emails(p_player_id) l
  )
  select date_trunc('milliseconds', e.at), e.ref, e.subject, e.kind, e.staff, e.reason, jsonb_strip_nulls(e.details) from events e
  where (p_subject is null or e.subject = p_subject) and (p_before_at is null or (date_trunc('milliseconds', e.at), e.ref) < (p_before_at, p_before_ref))
  order by 1 desc, 2 desc limit p_limit
$$;

-- Closes an account by decision of staff. At the player's request the rules of a closing by the player apply. An account that the operator
-- closes may hold money: staff pay it out without a sign-in; the player cannot reopen it.
create or replace function close_account_by_staff(p_brand text, p_player_id text, p_cause text, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_status text := (select status from player where id = p_player_id and brand = p_brand for update);
begin
  if v_status is null then
    return 'UNKNOWN_PLAYER';
  elsif v_status = 'Closed' then
    return 'ALREADY_CLOSED';
  elsif p_cause = 'PlayerRequest' then
    return close_account(p_brand, p_player_id, null, p_at);
  end if;
  update player set status = 'Closed', status_cause = p_cause, closure_reason = null, reopen_by_customer_allowed = false, updated_at = p_at
    where id = p_player_id;
  return null;
end $$;

-- Reopens a closed account by decision of staff. An exclusion stays in force.
create or replace function reopen_account_by_staff(p_brand text, p_player_id text, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_status text := (select status from player where id = p_player_id and brand = p_brand for update);
begin
  if v_status is null then
    return 'UNKNOWN_PLAYER';
  elsif v_status <> 'Closed' then
    return 'NOT_CLOSED';
  elsif exists (select 1 from erasure_request where player_id = p_player_id) then
    return 'ERASURE_REQUESTED';
  end if;
  update player set status = 'Active', status_cause = null, closure_reason = null, reopen_by_customer_allowed = false, updated_at = p_at
    where id = p_player_id;
  return null;
end $$;
