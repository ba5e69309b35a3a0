-- Deposits, withdrawals, refunds and reconciliation with the payment provider (ADR 0101, 0102).

-- The result of a payment function: a code with reasons; `bound` and `until` explain a refused amount.
create type payment_answer as (code text, reasons text[], bound bigint, until timestamptz, replayed boolean);

create table payment_transaction (
  -- created in the browser before the first request; also the idempotency key at the provider
  id text primary key check (id ~ '^[A-Za-z0-9-]{8,64}$'),
  -- of a withdrawal split into several payouts: the id of the request
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
  -- as reported by the provider
  provider_payment_id text unique,
  provider_status text,
  tx_name text,
  action jsonb,
  failure text,
  -- approval of a withdrawal
  approval text check (approval in ('automatic', 'waiting', 'approved', 'refused')),
  created_at timestamptz not null,
  authorised_at timestamptz,
  decided_at timestamptz,
  -- from here on the money may have left and the payment cannot be cancelled locally
  sending_at timestamptz,
  sent_at timestamptz,
  processed_at timestamptz,
  ended_at timestamptz,
  -- when an unfinished deposit expires
  expires_at timestamptz,
  queried_at timestamptz,
  requested_by text check (requested_by is null or (direction = 'Withdrawal' and length(requested_by) between 1 and 100)),
  void_up_to_decision bigint not null default 0,
  held_back_at timestamptz,
  constraint payment_has_approval check ((direction = 'Withdrawal') = (approval is not null)),
  constraint payment_sent_after_approval check (sending_at is null or approval in ('automatic', 'approved'))
);
create index payment_transaction_player on payment_transaction (player_id, created_at desc, id);
create index payment_transaction_open on payment_transaction (queried_at nulls first, created_at) where status in ('Initialized', 'CancelInitialized', 'RollbackInitialized');
create index payment_transaction_group on payment_transaction (group_id);
create index payment_transaction_waiting on payment_transaction (brand, created_at) where approval = 'waiting' and status = 'Initialized';
-- Approved withdrawals not yet submitted to the provider; normally empty.
create index payment_transaction_unsent on payment_transaction (created_at) where direction = 'Withdrawal' and status = 'Initialized' and approval in ('automatic', 'approved') and provider_payment_id is null;

-- Maps each movement of the ledger to a line of the provider's settlement report.
create table payment_movement (
  journal_id bigint primary key references journal,
  payment_id text not null references payment_transaction,
  type text not null check (type in ('captured', 'refunded', 'charged_back', 'paid_out', 'payout_returned')),
  amount bigint not null check (amount > 0),
  currency text not null,
  -- the provider's time, by which its report is cut
  provider_at timestamptz not null
);
create index payment_movement_payment on payment_movement (payment_id);
create index payment_movement_day on payment_movement (provider_at);

-- Processed webhooks, written in the transaction of their effect, so that a repetition has none.
create table payment_event (
  id text primary key check (length(id) between 1 and 255),
  payment_id text not null references payment_transaction,
  type text not null,
  outcome text not null,
  at timestamptz not null
);
-- Webhooks are kept far longer than providers repeat them (three days, ADR 0100), then deleted in small batches.
create index payment_event_at on payment_event (at);

-- Provider updates that contradict the payment. They change nothing and require manual review.
create table payment_anomaly (
  id bigint generated always as identity primary key,
  payment_id text,
  event_id text,
  kind text not null check (kind in ('ILLEGAL_EDGE', 'CHARGED_AFTER_END', 'AMOUNT_MISMATCH', 'METHOD_MISMATCH', 'UNKNOWN_PAYMENT', 'OTHER_PAYMENT', 'PAID_AFTER_RETURN', 'NOT_ASKED_FOR', 'REVERSED_TWICE')),
  details jsonb not null,
  at timestamptz not null
);
create unique index payment_anomaly_event on payment_anomaly (event_id, kind) where event_id is not null;

-- Refunds of charges that may not be kept; requested from the provider until it confirms.
create table payment_refund (
  payment_id text primary key references payment_transaction,
  amount bigint not null check (amount > 0),
  reason text not null,
  requested_at timestamptz not null,
  queried_at timestamptz,
  done_at timestamptz
);
create index payment_refund_open on payment_refund (requested_at) where done_at is null;

-- Staff decisions on withdrawals (ADR 0102).
create table withdrawal_decision (
  id bigint generated always as identity primary key,
  group_id text not null,
  staff text not null check (length(staff) between 1 and 100),
  decision text not null check (decision in ('approve', 'refuse')),
  reason text not null check (length(reason) between 1 and 500),
  key text not null unique check (length(key) between 1 and 100),
  result text not null,
  at timestamptz not null
);
create index withdrawal_decision_group on withdrawal_decision (group_id);

create table reconciliation_run (
  id bigint generated always as identity primary key,
  brand text not null references brand_rule,
  provider text not null,
  day date not null,
  file_sha256 text not null,
  rows integer not null,
  theirs bigint not null,
  ours bigint not null,
  breaks integer not null,
  at timestamptz not null
);
create index reconciliation_run_day on reconciliation_run (brand, day, id);

-- The provider's settlement report, line by line, as last imported.
create table reconciliation_row (
  brand text not null references brand_rule,
  provider text not null,
  day date not null,
  provider_payment_id text not null,
  type text not null,
  reference text not null,
  amount bigint not null,
  currency text not null,
  at timestamptz not null,
  primary key (brand, provider, provider_payment_id, type, day)
);

create table reconciliation_break (
  run_id bigint not null references reconciliation_run,
  kind text not null check (kind in ('MISSING_IN_LEDGER', 'MISSING_IN_FILE', 'AMOUNT', 'CURRENCY')),
  provider_payment_id text not null,
  type text not null,
  reference text,
  ours bigint,
  theirs bigint,
  primary key (run_id, provider_payment_id, type)
);
