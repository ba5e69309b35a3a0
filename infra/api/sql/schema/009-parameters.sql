-- Composite types of function parameters: named fields instead of long lists of positions. TypeScript passes them as JSON with
-- these keys (src/lib/composite.ts). Amounts are minor units.

-- A movement of a wallet that write_movement() books.
create type new_movement as (
  kind text,
  key text,
  fingerprint text,
  -- the amount that the journal shows, not negative
  amount bigint,
  -- changes of the balances; null: none
  real_change bigint,
  bonus_change bigint,
  -- kind and holder of the account on the other side
  counterparty text,
  holder text,
  at timestamptz,
  -- when it counts for limits; null: at
  effective_at timestamptz,
  bonus_id text,
  -- contribution to wagering; null: none
  wagered bigint,
  product text,
  reference text,
  game_id text,
  game_session_id text,
  reverses_id bigint
);

-- A movement of a payment from one account to another.
create type payment_posting as (
  kind text,
  key text,
  amount bigint,
  from_account_id bigint,
  to_account_id bigint,
  -- money type of the event api.wallet-changed; null: no event
  money_type text,
  at timestamptz
);

-- Bonus money to grant with the current terms of the brand.
create type bonus_grant as (
  kind text,
  -- house account that pays it
  holder text,
  key text,
  fingerprint text,
  bonus_id text,
  name text,
  amount bigint,
  wagering_factor numeric,
  -- null: no maximum
  maximum_payout bigint,
  at timestamptz
);

-- A deposit to open. The fingerprint identifies a repeated request.
create type deposit_request as (
  brand text,
  player_id text,
  id text,
  fingerprint text,
  amount bigint,
  currency text,
  provider text,
  method_id text,
  method_kind text,
  method_name text,
  account_id text,
  fee bigint,
  locale text,
  country text,
  is_country_allowed boolean,
  return_url text,
  estimated_seconds integer,
  -- until it expires
  open_minutes integer,
  at timestamptz
);

-- The part of a withdrawal that one account receives.
create type withdrawal_share as (
  id text,
  amount bigint,
  reason text,
  provider text,
  method_id text,
  method_kind text,
  method_name text,
  account_id text,
  account_label text,
  fee bigint,
  estimated_seconds integer
);

-- An account that can receive money, with the minimum of its method.
create type payout_receiver as (id text, minimum bigint);

-- A withdrawal to reserve.
create type withdrawal_request as (
  brand text,
  player_id text,
  -- the id of the first share, which all shares have in common
  group_id text,
  fingerprint text,
  shares withdrawal_share[],
  currency text,
  locale text,
  country text,
  -- the operator who requests a payout; null: the player
  requested_by text,
  -- null: every account can receive
  receivers payout_receiver[],
  at timestamptz
);

-- A decision of an operator about a player's identity.
create type identity_decision as (
  brand text,
  player_id text,
  -- confirm or ask
  decision text,
  documents text[],
  reason text,
  staff text,
  key text,
  at timestamptz
);
