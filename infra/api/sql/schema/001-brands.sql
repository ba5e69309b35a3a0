-- Rules of the brands: SQL checks them inside the money transaction. Written from @foyer/market at start.

create table brand_rule (
  brand text primary key,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  time_zone text not null,
  kyc_before_play boolean not null,
  limit_increase_cool_off interval not null,
  updated_at timestamptz not null default now(),
  terms_version text,
  privacy_version text,
  kyc_before_deposit boolean not null default true,
  kyc_before_withdrawal boolean not null default true,
  has_closed_loop boolean not null default true,
  can_reverse_withdrawal boolean not null default false,
  -- withdrawals up to this amount (minor units) are approved automatically
  automatic_withdrawal_up_to bigint not null default 0 check (automatic_withdrawal_up_to >= 0),
  -- from this amount on (minor units) two staff members must approve
  four_eyes_from bigint not null default 0 check (four_eyes_from >= 0),
  offers_limit_first boolean not null default true,
  kyc_threshold bigint check (kyc_threshold > 0),
  kyc_window interval check (kyc_window > interval '0'),
  kyc_grace interval not null default '0' check (kyc_grace >= interval '0'),
  kyc_verifications text[] not null default '{identity,address}'
);

create table limit_rule (
  brand text not null references brand_rule,
  kind text not null check (kind in ('DEPOSIT', 'LOSS', 'WAGER', 'SESSION')),
  period text not null check (period in ('Day', 'Week', 'Month')),
  is_rolling boolean not null,
  is_required boolean not null,
  raise_after_period boolean not null default false,
  primary key (brand, kind, period)
);
