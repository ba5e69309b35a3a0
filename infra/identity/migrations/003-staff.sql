-- The staff realm. Tables of its own with the shapes of the players': `brand` is always 'staff' there, `player_id` is who of the staff.
create table staff_account (
  staff_id text primary key check (staff_id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  name text not null check (length(name) between 1 and 80),
  email text not null,
  email_key text not null unique,
  roles text[] not null check (cardinality(roles) > 0 and array_to_string(roles, ' ') ~ '^((operator|auditor|squad:[a-z0-9-]+)( |$))+$'),
  password_parameters jsonb not null,
  password_salt bytea not null,
  password_hash bytea not null,
  user_handle bytea not null unique,
  is_active boolean not null default true,
  created_at timestamptz not null
);

create table staff_session (
  brand text not null check (brand = 'staff'),
  sid text not null,
  staff_id text not null references staff_account,
  methods text[] not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  primary key (brand, sid)
);
create index staff_session_live on staff_session (staff_id) where ended_at is null;

create table staff_record (like provider_record including all, check (brand = 'staff'));
create table staff_attempt (like attempt_counter including all);
create table staff_interaction (like interaction_state including all, check (brand = 'staff'));
create table staff_passkey (like passkey including all, check (brand = 'staff'), foreign key (player_id) references staff_account);
create table staff_signing_key (like signing_key including all);
create table staff_event (like significant_event including all);
create trigger staff_event_append_only before update or delete on staff_event
  for each row execute function refuse_change();
create trigger staff_event_not_truncated before truncate on staff_event
  for each statement execute function refuse_change();
