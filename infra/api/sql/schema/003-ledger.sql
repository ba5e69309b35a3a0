-- The double-entry ledger, statement sums and the outbox.

-- The result of a money movement: 'OK' with balance and version, or a refusal code with reasons and nothing written.
create type movement as (code text, balance bigint, version bigint, journal_id bigint, replayed boolean, reasons text[]);

-- The result of a product movement: a movement with the bonus money that is playable in its game afterwards.
create type play_movement as (
  code text, balance bigint, version bigint, journal_id bigint, replayed boolean, reasons text[], playable_bonus bigint
);

-- What a product (casino, sportsbook, jackpot, raffle) requests of the ledger. The TypeScript port sends it as JSON with
-- these keys; amounts are minor units.
create type play_request as (
  brand text,
  player_id text,
  -- idempotency key, unique per player, and the hash of the request it was used for
  key text,
  fingerprint text,
  product text,
  -- holder of the account on the other side
  provider text,
  -- round, slip, leg or ticket: stakes and payouts of one reference belong together
  reference text,
  -- casino only
  game_id text,
  game_session_id text,
  amount bigint,
  currency text,
  at timestamptz
);

-- The bonus part of a bet: amount of bonus money and contribution to wagering, or a refusal code. Null: no bonus applies.
create type bonus_share as (bonus_id text, amount bigint, wagered bigint, code text);


-- Double entry: every movement is one journal row and entries that sum to zero. Balances change only through entries.
create table account (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'player_real', 'player_bonus', 'player_pending', 'house', 'game_provider', 'jackpot', 'payment_provider'
  )),
  brand text not null,
  -- player id, provider id, or purpose of a house account ('' = general)
  holder text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- house and provider accounts are spread over 16 rows: one hot row is 3 to 4 times slower
  shard smallint not null default 0 check (shard between 0 and 15),
  balance bigint not null default 0 check (balance between -9007199254740991 and 9007199254740991),
  constraint player_never_negative check (kind not in ('player_real', 'player_bonus', 'player_pending') or balance >= 0),
  unique (kind, brand, holder, currency, shard)
);

create table wallet (
  player_id text primary key references player,
  brand text not null,
  currency text not null,
  real_account_id bigint not null references account,
  bonus_account_id bigint not null references account,
  version bigint not null default 0
);

-- A bet that nothing refuses, with the wallet it is taken from.
create type accepted_bet as (request play_request, wallet wallet, bonus bonus_share);

create table journal (
  id bigint generated always as identity primary key,
  brand text not null,
  player_id text not null references wallet,
  kind text not null check (kind in (
    'bet', 'win', 'rollback', 'win_reversal', 'play_debt', 'house_transfer', 'reward',
    'deposit', 'deposit_held', 'deposit_released', 'deposit_reversed', 'deposit_debt', 'debt_settled',
    'withdrawal_reserved', 'withdrawal_sent', 'withdrawal_returned', 'payout_returned',
    'bonus_conversion', 'bonus_end', 'cashback'
  )),
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  fingerprint text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  game_id text,
  game_session_id text,
  -- the product of a play movement and its round, slip, leg or ticket
  product text check (product in ('casino', 'sportsbook', 'jackpot', 'raffle')),
  reference text,
  reverses_id bigint references journal,
  -- the response of the first execution, returned to every duplicate
  balance_after bigint not null check (balance_after >= 0),
  version bigint not null,
  -- when the movement counts for limits: a rollback counts at the time of its bet
  effective_at timestamptz not null,
  created_at timestamptz not null,
  bonus_id text,
  -- the part of the amount that is bonus money
  bonus_amount bigint not null default 0 check (bonus_amount >= 0),
  -- contribution to the wagering requirement; negative when it is reversed
  wagered bigint not null default 0,
  -- bonus money playable in the game afterwards; part of the response, so that duplicates get the same one
  playable_bonus bigint not null default 0,
  unique (player_id, idempotency_key),
  unique (player_id, version),
  constraint journal_product_of_play check ((kind in ('bet', 'win', 'rollback', 'win_reversal', 'play_debt')) = (product is not null)),
  constraint journal_bonus_is_a_part check (bonus_amount <= amount)
);
create unique index journal_reversed_once on journal (reverses_id) where reverses_id is not null;
create index journal_effective on journal (player_id, effective_at);
create index journal_bonus on journal (bonus_id) where bonus_id is not null;
-- Few players have a debt, so this lookup normally reads no page.
create index journal_debt on journal (player_id) where kind in ('deposit_debt', 'play_debt', 'debt_settled');

-- No foreign keys to journal and account: apply_entries() rejects an entry whose journal or account is missing, neither
-- is ever deleted, and each key would take a key-share lock on the hot shard row.
create table entry (
  id bigint generated always as identity primary key,
  journal_id bigint not null,
  account_id bigint not null,
  amount bigint not null check (amount <> 0),
  currency text not null
);
create index entry_journal on entry (journal_id);
create index entry_of_account on entry (account_id, journal_id) include (amount);

create table statement_page (
  player_id text not null references wallet,
  -- page 1 sums the wallet versions from 1 to the page size
  page bigint not null check (page > 0),
  kind text not null,
  game_id text,
  -- of play movements
  product text,
  movements bigint not null check (movements >= 0),
  amount bigint not null,
  real_change bigint not null,
  bonus_change bigint not null,
  unique nulls not distinct (player_id, page, kind, game_id, product)
);

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  published_at timestamptz
);

revoke update, delete, truncate on journal, entry from public;
