-- Disputes about the settlement of sports bets, with everything that decided the payout at the time of the dispute.
create table sports_dispute (
  id bigint generated always as identity primary key,
  bet_id text not null references sports_bet,
  player_id text not null references wallet,
  -- idempotency key of the page
  key text not null check (length(key) between 8 and 64),
  reason text not null check (reason in ('RESULT', 'RULE', 'CALCULATION', 'PRICE', 'OTHER')),
  message text not null check (length(message) between 10 and 1000),
  -- bet, legs, results and arithmetic (kernel: sports-disputes); later corrections do not change it
  snapshot jsonb not null,
  created_at timestamptz not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'UPHELD', 'REJECTED')),
  -- text for the player
  answer text check (length(answer) between 10 and 1000),
  -- reason for the audit, which the player does not see
  staff_reason text check (length(staff_reason) between 3 and 500),
  -- email of the member of staff
  staff text,
  answer_key text unique,
  answered_at timestamptz,
  constraint sports_dispute_answered_by_staff check ((status = 'OPEN') = (answer is null) and num_nonnulls(answer, staff_reason, staff, answer_key, answered_at) in (0, 5)),
  unique (player_id, key)
);
create unique index sports_dispute_open on sports_dispute (bet_id) where status = 'OPEN';
create index sports_dispute_bet on sports_dispute (bet_id, id);
create index sports_dispute_player on sports_dispute (player_id, id);

-- Numbers of the results that the last payout was computed from, in the order of the legs; null before a payout by results.
alter table sports_bet add column paid_numbers smallint[];

-- Emails about a corrected payout and an answered dispute.
alter table outgoing_email drop constraint outgoing_email_kind_check;
alter table outgoing_email add constraint outgoing_email_kind_check check (kind in ('care-message', 'monthly-statement', 'return-approved', 'return-refused', 'return-lifted', 'account-closed', 'account-closed-at-request', 'account-reopened', 'sports-bet-corrected', 'sports-dispute-answered'));
