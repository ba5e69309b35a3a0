-- The channel of a sign-in code: an email or a text message. email_key holds the normalised recipient of both.
alter table login_code add column channel text not null default 'email' check (channel in ('email', 'sms'));

-- Proofs of a sign-in by code on a page of the product, stored as hashes and valid once: the browser passes one to the authorization endpoint.
create table sign_in_ticket (
  brand text not null,
  ticket_hash bytea not null,
  player_id text not null,
  method text not null check (method in ('otp', 'sms')),
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (brand, ticket_hash),
  foreign key (brand, player_id) references credential (brand, player_id)
);
create index sign_in_ticket_expiry on sign_in_ticket (expires_at);
