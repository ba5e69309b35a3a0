-- Items with a limited pool: the row lock and the check make overselling impossible.
create table shop_stock (
  brand text not null,
  item_id text not null,
  pool integer not null,
  sold integer not null default 0,
  primary key (brand, item_id),
  constraint shop_stock_is_not_oversold check (sold between 0 and pool)
);

create table shop_purchase (
  -- idempotency key of the client
  id uuid not null,
  brand text not null,
  player_id text not null,
  item_id text not null,
  -- text key of the item at the time of purchase
  name text not null,
  points bigint not null check (points > 0),
  -- money value of the points at the time of purchase, minor units
  value_minor bigint not null check (value_minor >= 0),
  currency text not null,
  -- key of the reward in `reward_grant`
  grant_key text not null unique,
  at timestamptz not null,
  refunded_at timestamptz,
  primary key (brand, player_id, id)
);
create index shop_purchase_player on shop_purchase (brand, player_id, at desc);
create index shop_purchase_delivery on shop_purchase (grant_key) where refunded_at is null;
