-- The log of facts and the state derived from it. All tables except event_cursor can be recomputed from `fact` and
-- `rule_set`.

-- Versions of the rules of a brand: missions, levels and the earning rule. The id is a hash of the content.
create table rule_set (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  brand text not null,
  rules jsonb not null,
  created_at timestamptz not null
);

-- Append-only: actions of players (bets, deposits, sign-ins) and their decisions in this service (opt-in, claim), in the
-- order of application. The id is that of the reported row or action, so each counts once.
create table fact (
  seq bigint generated always as identity primary key,
  id text not null unique check (length(id) between 1 and 200),
  kind text not null,
  brand text not null,
  player_id text not null,
  payload jsonb not null,
  -- time of the action itself: the rules use it
  at timestamptz not null,
  -- false when the player was not eligible at the time of storage: kept, but no rule counts it
  counts boolean not null,
  -- reasons why it does not count
  blocks text[] not null default '{}',
  -- targets lowered by the player's limits at that time
  caps jsonb not null default '[]',
  rules_id text not null references rule_set,
  stored_at timestamptz not null
);
create index fact_player on fact (brand, player_id, seq);

-- The state of a player that the rules computed from the facts up to `version`.
create table player_state (
  brand text not null,
  player_id text not null,
  state jsonb not null,
  version bigint not null default 0,
  primary key (brand, player_id)
);

-- Append-only: the balance of a player is the sum of the amounts.
create table point_entry (
  -- derived from the cause, so that points are given or spent once
  id text primary key,
  brand text not null,
  player_id text not null,
  amount bigint not null check (amount <> 0),
  balance bigint not null constraint point_balance_is_not_negative check (balance >= 0),
  reason text not null,
  -- id of the mission, level, item or game
  subject text,
  at timestamptz not null,
  seq bigint not null
);
create index point_entry_player on point_entry (brand, player_id, seq desc, id);

-- Rewards that the operator has to assign. The key is made before sending, and the operator assigns each key once.
create table reward_grant (
  key text primary key check (key ~ '^[A-Za-z0-9_-]{1,64}$'),
  brand text not null,
  player_id text not null,
  offer text not null,
  reason text not null,
  subject text,
  at timestamptz not null,
  seq bigint not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  confirmed_at timestamptz,
  -- permanent refusal of the operator; staff decide
  refused_code text
);
create index reward_grant_due on reward_grant (seq) where confirmed_at is null and refused_code is null;
create index reward_grant_player on reward_grant (brand, player_id);

-- Id of the last handled event in the event log of another service.
create table event_cursor (
  service text primary key,
  last_id bigint not null
);
