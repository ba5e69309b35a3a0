-- Deadlines of pots (ADR 0354): by which amount or time a pot drops at the latest.
-- As the operator published them last; a pot adopts them with its next cycle.
create table pot_rule (
  instance_id text not null,
  pot_id text not null check (pot_id in ('mega', 'major', 'minor', 'shared')),
  -- euro cents
  amount_cents bigint check (amount_cents > 0),
  -- from the start of a cycle
  hours integer check (hours > 0),
  primary key (instance_id, pot_id),
  check (amount_cents is not null or hours is not null)
);

-- The deadline of the running cycle. A cycle contains the contributions with a place after `cycle_place`.
alter table pot add column must_hit_cents bigint check (must_hit_cents > 0);
alter table pot add column must_hit_at timestamptz;
alter table pot add column cycle_place bigint not null default 0;

-- Order in which contributions were applied; null: before deadlines existed.
create sequence contribution_place;
alter table contribution add column place bigint;
alter table contribution alter column place set default nextval('jackpot.contribution_place');
create index contribution_place_order on contribution (instance_id, place);

-- draw: the number of the contribution hit. amount: its contribution reached the amount. time: drawn at the deadline
-- among the contributions of the cycle, or the first contribution after it.
alter table win add column cause text not null default 'draw' check (cause in ('draw', 'amount', 'time'));
