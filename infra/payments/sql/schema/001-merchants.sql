-- Times are milliseconds since the epoch by the service's clock; amounts are minor units. No column holds a card number.
create table merchant (
  id text primary key,
  name text not null,
  webhook_url text not null,
  -- hosts that may embed frames and receive payers after a payment
  hosts text[] not null
);

create table method (
  id text primary key,
  kind text not null check (kind in ('card', 'instant-bank', 'open-banking', 'wallet', 'voucher')),
  tx_name text not null,
  name text not null,
  directions text[] not null,
  -- empty: available everywhere
  countries text[] not null,
  deposit_seconds integer not null check (deposit_seconds >= 0),
  payout_seconds integer not null check (payout_seconds >= 0),
  is_available boolean not null,
  unavailable_reason text,
  position integer not null,
  check (is_available or unavailable_reason is not null)
);

create table method_currency (
  method_id text not null references method (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  fee_fixed bigint not null check (fee_fixed >= 0),
  fee_basis_points integer not null check (fee_basis_points between 0 and 10000),
  primary key (method_id, currency)
);
