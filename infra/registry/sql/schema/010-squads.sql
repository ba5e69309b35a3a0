-- Squads that operators invite: address, brands, menu entry and byte budget are data, so that a new squad needs no release and no restart (ADR 0358).

create table squad (
  name text primary key check (name ~ '^[a-z]+(-[a-z]+)*$' and length(name) between 3 and 30),
  -- first segment of its addresses; two squads can therefore never match one address
  prefix text not null unique check (prefix ~ '^[a-z]+(-[a-z]+)*$' and length(prefix) between 3 and 30),
  brands text[] not null check (cardinality(brands) > 0),
  -- compressed bytes of the scripts and styles of a first page
  budget_js integer not null check (budget_js between 1000 and 500000),
  budget_css integer not null check (budget_css between 0 and 100000),
  -- labels by locale, icon and position; null for a squad without a menu entry
  menu jsonb check (menu is null or jsonb_typeof(menu -> 'labels' -> 'en') = 'string'),
  contact text not null check (length(contact) between 3 and 254),
  invited_at timestamptz not null,
  -- email of the person, or the holder of a key without one
  invited_by text not null,
  -- a squad without approval has no effect on pages and cannot add a key
  approved_at timestamptz,
  approved_by text,
  suspended_at timestamptz,
  check ((approved_at is null) = (approved_by is null))
);

-- One-time tokens with which a squad adds its first key. Only the hash is stored.
create table squad_invitation (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  squad text not null references squad (name),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- at most one of both is set, once: the key that it added, or its replacement by a newer invitation
  accepted_at timestamptz,
  accepted_key text references key (id),
  revoked_at timestamptz,
  check ((accepted_at is null) = (accepted_key is null)),
  check (accepted_at is null or revoked_at is null)
);
create unique index squad_invitation_open on squad_invitation (squad) where accepted_at is null and revoked_at is null;
