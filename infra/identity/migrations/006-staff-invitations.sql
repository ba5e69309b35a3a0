-- One-time links that create a staff account. Only the hash of a token is stored; the account signs in with a passkey and has no password.
create table staff_invitation (
  invitation_id uuid primary key,
  token_hash bytea not null unique,
  email text not null,
  email_key text not null,
  name text not null check (length(name) between 1 and 80),
  roles text[] not null check (cardinality(roles) > 0),
  user_handle bytea not null unique,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  replaced_at timestamptz,
  accepted_at timestamptz,
  check (accepted_at is null or replaced_at is null)
);
create unique index staff_invitation_open on staff_invitation (email_key) where accepted_at is null and replaced_at is null;

alter table staff_account
  alter column password_parameters drop not null,
  alter column password_salt drop not null,
  alter column password_hash drop not null,
  add check (num_nulls(password_parameters, password_salt, password_hash) in (0, 3));
