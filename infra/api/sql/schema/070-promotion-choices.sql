-- Opt-ins and opt-outs of players for promotions, which are content of the brands. Append-only: the last row of a
-- promotion is in force.
create table promotion_choice (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  promotion_id text not null check (promotion_id ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  is_opted_in boolean not null,
  -- idempotency key of the page
  key text not null check (length(key) between 8 and 64),
  at timestamptz not null,
  unique (player_id, key)
);
create index promotion_choice_current on promotion_choice (player_id, promotion_id, id desc);
revoke update, delete, truncate on promotion_choice from public;
