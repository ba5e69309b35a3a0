-- Players, their sessions, limits, consents and identity checks.

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
  -- an exclusion does not expire: it is lifted on request after its term (requirements/regulation#self-exclusion)
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
  updated_at timestamptz not null default now(),
  terms_version text,
  privacy_version text,
  email_verification_reason text not null default 'Unknown' check (email_verification_reason in ('EmailChange', 'SignUp', 'Unknown'))
);
create unique index player_email on player (brand, lower(email));
create index player_person on player (brand, lower(last_name), date_of_birth);
-- Players with an open identity check; few rows.
create index player_identity_required on player (kyc_deadline) where kyc_status = 'Required';

-- Sign-in sessions known to the api; the identity server owns them.
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

-- Browser sessions of the gateway (authentication `custom`). The browser holds only a handle; its hash is the key of the row.
-- The tokens are encrypted with a key derived from the handle, so a copy of this table reveals no token.
create table browser_session (
  handle_hash bytea primary key,
  brand text not null references brand_rule,
  player_id text not null references player,
  sid text not null,
  -- the tokens arrived in a URL and the player has not confirmed yet that they want to sign in as this player
  is_offered boolean not null,
  sealed_tokens bytea not null,
  access_ends_at timestamptz not null,
  ends_at timestamptz not null
);
create index browser_session_sid on browser_session (sid);
create index browser_session_end on browser_session (ends_at);

-- Tokens that were used in a URL: each is accepted once, whatever its own expiry says.
create table spent_token (
  token_hash bytea primary key,
  ends_at timestamptz not null
);
create index spent_token_end on spent_token (ends_at);

create table legal_acceptance (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  kind text not null check (kind in ('TERMS', 'PRIVACY_POLICY')),
  version text not null,
  accepted_at timestamptz not null
);
create index legal_acceptance_player on legal_acceptance (player_id, kind, accepted_at);

create table player_limit (
  player_id text not null references player,
  kind text not null check (kind in ('DEPOSIT', 'LOSS', 'WAGER', 'SESSION')),
  period text not null check (period in ('Day', 'Week', 'Month')),
  -- minor units, or minutes for SESSION; null = no ceiling
  ceiling bigint check (ceiling >= 0),
  set_at timestamptz not null,
  -- a requested raise or removal; pending_ceiling null = removal
  pending_ceiling bigint check (pending_ceiling >= 0),
  pending_requested_at timestamptz,
  pending_confirmable_at timestamptz,
  pending_lapses_at timestamptz,
  primary key (player_id, kind, period),
  check ((pending_requested_at is null) = (pending_confirmable_at is null) and (pending_requested_at is null) = (pending_lapses_at is null))
);

-- Responsible-gaming decisions for the regulator: what, when and by whom. Append-only.
create table responsible_gaming_event (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  kind text not null,
  details jsonb not null,
  at timestamptz not null
);
create index responsible_gaming_event_player on responsible_gaming_event (player_id, at);

-- Identity checks: why one was required and which staff member decided, by which kinds of documents (never their numbers or images).
create table identity_check (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  kind text not null check (kind in ('asked', 'confirmed', 'asked-again')),
  -- of an automatic check: amount deposited since `since` (null: ever) and the threshold it reached; minor units of the wallet
  deposited bigint,
  threshold bigint,
  since timestamptz,
  deadline timestamptz,
  -- of a staff decision
  documents text[] not null default '{}',
  staff text check (length(staff) between 1 and 100),
  reason text check (length(reason) between 1 and 500),
  key text unique,
  at timestamptz not null,
  constraint identity_check_requires_fields check (case kind
    when 'asked' then staff is null and deposited >= threshold and threshold > 0 and deadline is not null
    else staff is not null and reason is not null and key is not null and deposited is null and threshold is null and since is null
  end is true),
  constraint identity_check_by_documents check ((kind = 'confirmed') = (cardinality(documents) > 0))
);
create index identity_check_player on identity_check (player_id, id);

create table customer_pop_up (
  player_id text not null references player,
  id text not null,
  added_at timestamptz not null default now(),
  seen_at timestamptz,
  primary key (player_id, id)
);

create table source_of_wealth_funding (
  player_id text not null references player,
  type text not null check (type in ('Dividends', 'Inheritance', 'Other', 'Salary', 'SaleOfCompany', 'SaleOfProperty')),
  options jsonb not null default '[]',
  files jsonb not null default '[]',
  completed boolean not null default false,
  requested_comment text,
  is_requested boolean not null default false,
  primary key (player_id, type)
);

-- E-mails about payouts to players who cannot sign in. Written in the transaction of the payout, sent by a job until identity has accepted each.
create table letter (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  kind text not null check (kind in ('payout-asked', 'payout-sent', 'payout-not-sent')),
  amount bigint not null check (amount > 0),
  currency text not null,
  account_label text,
  written_at timestamptz not null,
  attempted_at timestamptz,
  sent_at timestamptz
);
create index letter_waiting on letter (id) where sent_at is null;

-- Maintenance windows that the players of a brand (null: of all brands) are informed about.
create table maintenance (
  id bigint generated always as identity primary key,
  brand text references brand_rule,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);
create index maintenance_end on maintenance (ends_at);
