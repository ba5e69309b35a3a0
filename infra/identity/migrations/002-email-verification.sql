-- Links that prove who reads an address. The token itself is in the letter only; a used or old link stays known for a while, to be told apart from a forged one.
create table email_verification (
  brand text not null,
  token_hash bytea not null,
  player_id text not null,
  email text not null,
  reason text not null check (reason in ('SignUp', 'EmailChange', 'Unknown')),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (brand, token_hash)
);
create index email_verification_player on email_verification (brand, player_id, sent_at);
create index email_verification_expiry on email_verification (expires_at);
