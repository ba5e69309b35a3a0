-- Webhook events of a payment.
create table event (
  id uuid primary key,
  merchant text not null references merchant (id),
  payment_id uuid not null references payment (id),
  type text not null,
  body text not null,
  created_at bigint not null,
  attempts integer not null default 0,
  next_attempt_at bigint,
  acknowledged_at bigint
);
create index event_due on event (next_attempt_at) where next_attempt_at is not null;

create table idempotency (
  key text primary key check (length(key) between 1 and 255),
  body_hash text not null,
  status integer,
  answer text,
  created_at bigint not null
);
-- Old keys are deleted (ADR 0110); the unique reference and the status edges still prevent duplicates.
create index idempotency_created_at on idempotency (created_at);
