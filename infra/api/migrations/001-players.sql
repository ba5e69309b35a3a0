-- What SQL must know of a brand's licence so that the check happens inside the money transaction. Written from @foyer/market at start.
create table brand_rule (
  brand text primary key,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  time_zone text not null,
  kyc_before_play boolean not null,
  limit_increase_cool_off interval not null,
  updated_at timestamptz not null default now()
);

create table limit_rule (
  brand text not null references brand_rule,
  kind text not null check (kind in ('DEPOSIT', 'LOSS', 'WAGER', 'SESSION')),
  period text not null check (period in ('Day', 'Week', 'Month')),
  is_rolling boolean not null,
  is_required boolean not null,
  primary key (brand, kind, period)
);

create table player (
  id text primary key check (length(id) between 1 and 64),
  brand text not null references brand_rule,
  email text not null check (length(email) <= 254),
  username text,
  phone_number text,
  is_phone_number_verified boolean not null default false,
  language text not null default 'en',
  country text not null check (country ~ '^[A-Z]{2}$'),
  state text,
  first_name text not null default '',
  last_name text not null default '',
  date_of_birth date not null,
  street text,
  city text,
  zip_code text,
  ssn text,
  email_verified boolean not null default false,
  terms_accepted_at timestamptz,
  privacy_accepted_at timestamptz,
  sms_marketing boolean not null default false,
  email_marketing boolean not null default false,
  phone_marketing boolean not null default false,
  web_push_marketing boolean not null default false,
  is_suppressed boolean not null default false,
  status text not null default 'Active' check (status in ('Active', 'Closed')),
  status_cause text check (status_cause in ('MultipleAccounts', 'PlayerRequest', 'OperatorDecision')),
  reopen_by_customer_allowed boolean not null default false,
  -- an exclusion never ends by itself: it is lifted on request after its term (domain.md §2.2)
  self_excluded_at timestamptz,
  self_exclusion_ends_at timestamptz,
  timeout_ends_at timestamptz,
  kyc_status text not null default 'NotRequired' check (kyc_status in ('Done', 'NotRequired', 'Required')),
  kyc_deadline timestamptz,
  kyc_done text[] not null default '{}',
  kyc_missing text[] not null default '{}',
  sow_status text not null default 'NotNeed' check (sow_status in ('Done', 'NotNeed', 'Pending', 'Required', 'WillBeRequired')),
  sow_due_at timestamptz,
  deposits_blocked boolean not null default false,
  withdrawals_blocked boolean not null default false,
  rewards_blocked boolean not null default false,
  cancel_withdrawal_blocked boolean not null default true,
  increase_deposit_limit_blocked boolean not null default false,
  instant_banking_blocked_from timestamptz,
  banking_cdd boolean not null default false,
  engagement_blocked boolean not null default false,
  engagement_level integer not null default 1,
  reality_check_minutes integer check (reality_check_minutes between 1 and 1440),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index player_email on player (brand, lower(email));
create index player_person on player (brand, lower(last_name), date_of_birth);

create table customer_pop_up (
  player_id text not null references player,
  id text not null,
  added_at timestamptz not null default now(),
  seen_at timestamptz,
  primary key (player_id, id)
);

-- Sign-in sessions as the api has seen them; the identity server owns them.
create table player_session (
  sid text primary key,
  player_id text not null references player,
  started_at timestamptz not null,
  reality_checked_at timestamptz,
  reality_check_choice text check (reality_check_choice in ('CONTINUE', 'LEAVE'))
);
create index player_session_player on player_session (player_id, started_at);

create table ended_session (
  sid text primary key,
  brand text not null,
  player_id text,
  reason text not null,
  at timestamptz not null default now()
);

create table player_limit (
  player_id text not null references player,
  kind text not null check (kind in ('DEPOSIT', 'LOSS', 'WAGER', 'SESSION')),
  period text not null check (period in ('Day', 'Week', 'Month')),
  -- minor units, or minutes for SESSION; null = no ceiling
  ceiling bigint check (ceiling >= 0),
  set_at timestamptz not null,
  -- a raise or removal that waits; pending_ceiling null = removal
  pending_ceiling bigint check (pending_ceiling >= 0),
  pending_requested_at timestamptz,
  pending_confirmable_at timestamptz,
  pending_lapses_at timestamptz,
  primary key (player_id, kind, period),
  check ((pending_requested_at is null) = (pending_confirmable_at is null) and (pending_requested_at is null) = (pending_lapses_at is null))
);

-- Who decided what and when, for the regulator; append-only like the ledger.
create table responsible_gaming_event (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  kind text not null,
  details jsonb not null,
  at timestamptz not null
);
create index responsible_gaming_event_player on responsible_gaming_event (player_id, at);

-- Why a player may not play for real money now, most severe first; empty when they may.
create function play_blocks(p_player player, p_at timestamptz) returns text[]
language sql stable set search_path = api, pg_temp as $$
  select array_remove(array[
    case when p_player.status = 'Closed' then 'ACCOUNT_CLOSED' end,
    case when p_player.self_excluded_at is not null then 'SELF_EXCLUDED' end,
    case when p_player.timeout_ends_at > p_at then 'TIMED_OUT' end,
    case when p_player.kyc_status = 'Required' and rule.kyc_before_play then 'KYC_REQUIRED' end,
    case when p_player.sow_status = 'Required' and p_player.sow_due_at <= p_at then 'SOURCE_OF_WEALTH_EXPIRED' end,
    case when p_player.terms_accepted_at is null then 'TERMS_NOT_ACCEPTED' end
  ], null)
  from brand_rule rule where rule.brand = p_player.brand
$$;

create function refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'P0403';
end $$;

create trigger responsible_gaming_event_append_only before update or delete on responsible_gaming_event for each row execute function refuse_change();
create trigger responsible_gaming_event_no_truncate before truncate on responsible_gaming_event execute function refuse_change();
