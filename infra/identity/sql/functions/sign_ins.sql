-- The method of a sign-in from its RFC 8176 methods and bank flows, the most specific first.
create or replace function sign_in_method(p_methods text[]) returns text
language sql immutable as $$
  select coalesce(
    (select flow from unnest(p_methods) with ordinality m(flow, position) where flow in ('BankPayment', 'OpenBanking', 'PaymentGateway') order by position limit 1),
    case
      when 'pwd' = any(p_methods) then 'PASSWORD'
      when p_methods && array['hwk', 'swk'] then 'PASSKEY'
      when 'sms' = any(p_methods) then 'SMS_CODE'
      when 'eid' = any(p_methods) then 'E_ID'
      when 'otp' = any(p_methods) then 'EMAIL_CODE'
      else 'PASSWORD'
    end
  )
$$;

-- The sign-ins of a player with the end of each at an instant; an expired one counts as ended even before the
-- job ends it.
create or replace function sign_ins(p_brand text, p_player_id text, p_at timestamptz, p_idle_seconds integer)
returns table (sid text, method text, user_agent text, country text, started_at timestamptz, last_seen_at timestamptz, ended_at timestamptz, end_reason text)
language sql stable set search_path = identity, pg_temp as $$
  select s.sid, sign_in_method(s.methods), s.user_agent, s.country, s.started_at, s.last_seen_at, e.ended_at,
    case when e.ended_at is not null then coalesce(s.end_reason, 'SESSION_EXPIRED') end
  from player_session s
  cross join lateral (
    select coalesce(s.ended_at, case
      when s.ends_at <= p_at then s.ends_at
      when s.last_seen_at <= p_at - make_interval(secs => p_idle_seconds) then s.last_seen_at + make_interval(secs => p_idle_seconds)
    end) as ended_at
  ) e
  where s.brand = p_brand and s.player_id = p_player_id
$$;
