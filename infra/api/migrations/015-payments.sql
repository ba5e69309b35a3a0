-- Payments as we know them: the provider moves the money outside, this is what we asked it, what it told us, and what came of it (ADR 0101, 0102).
alter table account drop constraint account_kind_check;
alter table account add constraint account_kind_check
  check (kind in ('player_real', 'player_bonus', 'player_pending', 'house', 'game_provider', 'jackpot', 'payment_provider'));
alter table account drop constraint player_never_negative;
alter table account add constraint player_never_negative check (kind not in ('player_real', 'player_bonus', 'player_pending') or balance >= 0);

-- What SQL must know of a brand's licence and house rules. Closed until written from @foyer/market at start.
alter table brand_rule
  add column kyc_before_deposit boolean not null default true,
  add column kyc_before_withdrawal boolean not null default true,
  add column has_closed_loop boolean not null default true,
  add column can_reverse_withdrawal boolean not null default false,
  -- withdrawals of at most so much are sent without a person; from the second amount on two people decide
  add column automatic_withdrawal_up_to bigint not null default 0 check (automatic_withdrawal_up_to >= 0),
  add column four_eyes_from bigint not null default 0 check (four_eyes_from >= 0);

-- The table of 006 was empty until now.
drop table payment_transaction;
create table payment_transaction (
  -- made in the browser before the first sending; the key at the provider too
  id text primary key check (id ~ '^[A-Za-z0-9-]{8,64}$'),
  -- of a withdrawal that was split: the id of the request
  group_id text not null,
  fingerprint text not null,
  player_id text not null references wallet,
  brand text not null references brand_rule,
  direction text not null check (direction in ('Deposit', 'Withdrawal')),
  status text not null check (status in ('Initialized', 'Completed', 'CancelInitialized', 'Cancelled', 'RollbackInitialized', 'RolledBacked')),
  processing_type text not null check (processing_type in ('Instant', 'Manual')),
  provider text not null,
  method_id text not null,
  method_kind text not null check (method_kind in ('CARD', 'INSTANT_BANK', 'OPEN_BANKING', 'WALLET', 'VOUCHER')),
  method_name text not null,
  account_id text,
  account_label text,
  account_holder text,
  amount bigint not null check (amount between 1 and 100000000000),
  fee bigint not null default 0 check (fee >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  locale text not null,
  country text not null,
  return_url text,
  share_reason text check (share_reason in ('DEPOSITED_FROM_HERE', 'REST')),
  estimated_seconds integer not null default 0 check (estimated_seconds >= 0),
  -- the provider's word
  provider_payment_id text unique,
  provider_status text,
  tx_name text,
  action jsonb,
  failure text,
  -- a withdrawal's permission to leave
  approval text check (approval in ('automatic', 'waiting', 'approved', 'refused')),
  created_at timestamptz not null,
  authorised_at timestamptz,
  decided_at timestamptz,
  -- from here on it may have left: no way back by ourselves
  sending_at timestamptz,
  sent_at timestamptz,
  processed_at timestamptz,
  ended_at timestamptz,
  -- when an unfinished deposit is given up
  expires_at timestamptz,
  asked_at timestamptz,
  check ((direction = 'Withdrawal') = (approval is not null)),
  check (sending_at is null or approval in ('automatic', 'approved'))
);
create index payment_transaction_player on payment_transaction (player_id, created_at desc, id);
create index payment_transaction_open on payment_transaction (asked_at nulls first, created_at) where status in ('Initialized', 'CancelInitialized', 'RollbackInitialized');
create index payment_transaction_group on payment_transaction (group_id);
create index payment_transaction_waiting on payment_transaction (brand, created_at) where approval = 'waiting' and status = 'Initialized';

-- The edges of spec §4.4 and no other; what was asked for never changes.
create function guard_payment() returns trigger
language plpgsql as $$
declare
  v_fixed constant text[] := array['id', 'group_id', 'fingerprint', 'player_id', 'brand', 'direction', 'processing_type', 'provider', 'method_id', 'method_kind', 'amount', 'currency', 'created_at', 'share_reason'];
  v_before jsonb;
  v_after jsonb;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'Initialized' then
      raise exception 'a payment begins Initialized' using errcode = 'P0422';
    end if;
    return new;
  end if;
  if new.status <> old.status and old.status || '>' || new.status not in (
    'Initialized>Completed', 'Initialized>CancelInitialized', 'CancelInitialized>Cancelled',
    'Initialized>RollbackInitialized', 'Completed>RollbackInitialized', 'RollbackInitialized>RolledBacked'
  ) then
    raise exception 'a payment does not go from % to %', old.status, new.status using errcode = 'P0422';
  end if;
  select jsonb_object_agg(key, value) into v_before from jsonb_each(to_jsonb(old)) where key = any(v_fixed);
  select jsonb_object_agg(key, value) into v_after from jsonb_each(to_jsonb(new)) where key = any(v_fixed);
  if v_before <> v_after then
    raise exception 'what was asked for is never changed' using errcode = 'P0403';
  end if;
  if old.provider_payment_id is not null and new.provider_payment_id is distinct from old.provider_payment_id then
    raise exception 'a payment is one payment of the provider' using errcode = 'P0403';
  end if;
  if old.sending_at is not null and new.sending_at is distinct from old.sending_at then
    raise exception 'what may have left is not called back' using errcode = 'P0403';
  end if;
  return new;
end $$;
create trigger payment_guarded before insert or update on payment_transaction for each row execute function guard_payment();
create trigger payment_kept before delete on payment_transaction for each row execute function refuse_change();
create trigger payment_no_truncate before truncate on payment_transaction execute function refuse_change();

create function announce_payment() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into outbox (topic, payload) values ('api.payment-updated', jsonb_build_object('brand', new.brand, 'playerId', new.player_id, 'paymentId', new.id));
  return null;
end $$;
create trigger payment_began after insert on payment_transaction for each row execute function announce_payment();
create trigger payment_went_on after update on payment_transaction for each row
  when ((old.status, old.provider_status, old.approval, old.sent_at, old.account_id, old.failure, old.action) is distinct from (new.status, new.provider_status, new.approval, new.sent_at, new.account_id, new.failure, new.action))
  execute function announce_payment();

-- Which movement of the ledger is which line of the provider's file.
create table payment_movement (
  journal_id bigint primary key references journal,
  payment_id text not null references payment_transaction,
  type text not null check (type in ('captured', 'refunded', 'charged_back', 'paid_out', 'payout_returned')),
  amount bigint not null check (amount > 0),
  currency text not null,
  -- the provider's time, which its file goes by
  provider_at timestamptz not null
);
create index payment_movement_payment on payment_movement (payment_id);
create index payment_movement_day on payment_movement (provider_at);
create trigger payment_movement_append_only before update or delete on payment_movement for each row execute function refuse_change();

-- Webhooks that had their effect: written with it, so that a repetition has none.
create table payment_event (
  id text primary key check (length(id) between 1 and 255),
  payment_id text not null references payment_transaction,
  type text not null,
  outcome text not null,
  at timestamptz not null
);
create trigger payment_event_append_only before update on payment_event for each row execute function refuse_change();

-- What should not have been said or done; it changes nothing and somebody has to look.
create table payment_anomaly (
  id bigint generated always as identity primary key,
  payment_id text,
  event_id text,
  kind text not null check (kind in ('ILLEGAL_EDGE', 'CHARGED_AFTER_END', 'AMOUNT_MISMATCH', 'UNKNOWN_PAYMENT', 'OTHER_PAYMENT', 'PAID_AFTER_RETURN', 'NOT_ASKED_FOR', 'REVERSED_TWICE')),
  details jsonb not null,
  at timestamptz not null
);
create unique index payment_anomaly_event on payment_anomaly (event_id, kind) where event_id is not null;
create trigger payment_anomaly_append_only before update or delete on payment_anomaly for each row execute function refuse_change();

-- Money that was charged and may not be kept, on its way back; asked of the provider until it says that it is done.
create table payment_refund (
  payment_id text primary key references payment_transaction,
  amount bigint not null check (amount > 0),
  reason text not null,
  requested_at timestamptz not null,
  asked_at timestamptz,
  done_at timestamptz
);
create index payment_refund_open on payment_refund (requested_at) where done_at is null;

-- A new kind of movement, whatever kinds there are by then.
do $$
declare
  v_rule text;
begin
  select pg_get_constraintdef(oid) into v_rule from pg_constraint where conname = 'journal_kind_check' and conrelid = 'journal'::regclass;
  alter table journal drop constraint journal_kind_check;
  execute format($rule$alter table journal add constraint journal_kind_check check (%s or kind in ('deposit', 'deposit_held', 'deposit_released', 'deposit_reversed', 'deposit_debt', 'withdrawal_reserved', 'withdrawal_sent', 'withdrawal_returned', 'payout_returned'))$rule$,
    regexp_replace(v_rule, '^CHECK ', ''));
end $$;

-- Deposits count in limits, to the instant, as stakes do.
create or replace function play_since(p_player_id text, p_since timestamptz) returns table (staked bigint, paid bigint, deposited bigint)
language sql stable set search_path = api, pg_temp as $$
  with edge as (select date_trunc('hour', p_since + interval '1 hour' - interval '1 microsecond') as first_whole_hour),
  whole as (
    select coalesce(sum(h.staked), 0) as staked, coalesce(sum(h.paid), 0) as paid, coalesce(sum(h.deposited), 0) as deposited
    from play_hour h, edge where h.player_id = p_player_id and h.hour >= edge.first_whole_hour
  ),
  partial as (
    select coalesce(sum(case j.kind when 'bet' then j.amount when 'rollback' then -j.amount else 0 end), 0) as staked,
           coalesce(sum(case when j.kind = 'win' then j.amount else 0 end), 0) as paid,
           coalesce(sum(case when j.kind = 'deposit' then j.amount else 0 end), 0) as deposited
    from journal j, edge where j.player_id = p_player_id and j.effective_at >= p_since and j.effective_at < edge.first_whole_hour
  )
  select (whole.staked + partial.staked)::bigint, (whole.paid + partial.paid)::bigint, (whole.deposited + partial.deposited)::bigint from whole, partial
$$;

-- What the player's deposit limits leave, one row for each that is set. Deposits that were begun are held against them until they end.
create function deposit_rooms(p_player player, p_at timestamptz, p_but_for text default null) returns table (period text, ceiling bigint, deposited bigint, begun bigint, room bigint, resets_at timestamptz)
language sql stable set search_path = api, pg_temp as $$
  select l.period, l.ceiling, used.deposited, open.begun, l.ceiling - used.deposited - open.begun,
    case when rule.is_rolling
      then coalesce((select min(j.effective_at) from journal j where j.player_id = p_player.id and j.kind = 'deposit' and j.effective_at >= since.at), p_at) + (p_at - since.at)
      else period_end(l.period, false, brand.time_zone, p_at) end
  from player_limit l
  join brand_rule brand on brand.brand = p_player.brand
  join limit_rule rule on rule.brand = p_player.brand and rule.kind = l.kind and rule.period = l.period
  cross join lateral (select period_start(l.period, rule.is_rolling, brand.time_zone, p_at) as at) since
  cross join lateral (select s.deposited from play_since(p_player.id, since.at) s) used
  cross join lateral (
    select coalesce(sum(t.amount), 0)::bigint as begun from payment_transaction t
    where t.player_id = p_player.id and t.direction = 'Deposit' and t.status = 'Initialized' and t.id is distinct from p_but_for
  ) open
  where l.player_id = p_player.id and l.kind = 'DEPOSIT' and l.ceiling is not null
  order by 5, 6 desc
$$;

create function must_set_deposit_limit(p_player player) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select exists (
    select 1 from limit_rule rule left join player_limit l on l.player_id = p_player.id and l.kind = rule.kind and l.period = rule.period
    where rule.brand = p_player.brand and rule.kind = 'DEPOSIT' and rule.is_required and l.ceiling is null)
$$;

-- Why a player may not deposit now by a kind of method (null: by any), most severe first. Null, when the brand has no rules, refuses.
create function deposit_blocks(p_player player, p_method_kind text, p_is_country_allowed boolean, p_at timestamptz) returns text[]
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
    case when must_set_deposit_limit(p_player) then 'LIMIT_REQUIRED' end
  ], null);
end $$;

-- A player's own money: an exclusion, a closed account or terms do not keep it (domain.md §2.2).
create function withdrawal_blocks(p_player player, p_at timestamptz) returns text[]
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
    -- where nobody may play without it, nobody is paid without it
    case when p_player.kyc_status = 'Required' and (v_rule.kyc_before_withdrawal or v_rule.kyc_before_play) then 'KYC_REQUIRED' end,
    case when p_player.sow_status = 'Required' and p_player.sow_due_at <= p_at then 'SOURCE_OF_WEALTH_EXPIRED' end
  ], null);
end $$;
