-- Cashback of every period that is over, also of those in which nobody counted (ADR 0110); and raises that wait for the end of their period.

-- Since when the brand gives cashback: what was over before is not paid.
alter table cashback_rule add column since timestamptz not null default now();
update cashback_rule r set since = least(now() - interval '31 days', coalesce((select min(starts_at) from cashback_payout p where p.brand = r.brand), now()));

-- A period that is over, from the moment it could be counted. Who is blocked then has one period's time more; after that it is closed.
create table cashback_period (
  brand text not null references brand_rule,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  begun_at timestamptz not null,
  -- nobody was left to count; it is looked at again in an hour, for those who were blocked
  looked_at timestamptz,
  primary key (brand, starts_at)
);
create index cashback_period_open on cashback_period (begun_at);

-- Writes down each period that has ended and can be counted, from the last one that was, or from the one in which the brand began to give.
create function begin_cashback_periods(p_at timestamptz) returns void
language plpgsql set search_path = api, pg_temp as $$
declare
  v_rule record;
  v_starts_at timestamptz;
  v_ends_at timestamptz;
begin
  for v_rule in select r.brand, r.period, r.pays_after, r.since, b.time_zone from cashback_rule r join brand_rule b on b.brand = r.brand loop
    select ends_at into v_starts_at from cashback_period where brand = v_rule.brand order by starts_at desc limit 1;
    v_starts_at := period_start(v_rule.period, false, v_rule.time_zone, greatest(v_starts_at, v_rule.since));
    loop
      v_ends_at := period_end(v_rule.period, false, v_rule.time_zone, v_starts_at);
      exit when p_at < v_ends_at + v_rule.pays_after;
      insert into cashback_period (brand, starts_at, ends_at, begun_at) values (v_rule.brand, v_starts_at, v_ends_at, p_at) on conflict do nothing;
      v_starts_at := v_ends_at;
    end loop;
  end loop;
end $$;

-- Players whose period is over and not counted yet, the oldest period first. Who is blocked is left out.
drop function cashback_due(text, timestamptz, integer);
create function cashback_due(p_at timestamptz, p_most integer) returns table (brand text, player_id text, starts_at timestamptz)
language sql stable set search_path = api, pg_temp as $$
  select c.brand, due.id, c.starts_at
  from cashback_period c cross join lateral (
    select p.id from player p
    where p.brand = c.brand
      and p.id in (select h.player_id from play_hour h where h.hour > c.starts_at - interval '1 hour' and h.hour < c.ends_at)
      and not exists (select 1 from cashback_payout paid where paid.player_id = p.id and paid.starts_at = c.starts_at)
      and cardinality(reward_blocks(p, p_at)) = 0
    limit p_most
  ) due
  where c.begun_at > p_at - (c.ends_at - c.starts_at) and c.begun_at <= p_at and (c.looked_at is null or c.looked_at <= p_at - interval '1 hour')
  order by c.starts_at limit p_most
$$;

-- A raise of some limits waits for the end of the period they count in, too (domain.md §2.1).
alter table limit_rule add column raise_after_period boolean not null default false;
