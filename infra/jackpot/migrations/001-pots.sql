-- Values of pots are ten-thousandths of a euro cent: a contribution divides among the pots without anything being rounded away. Payments are minor units of
-- the player's currency; the money itself is the api's ledger, this is what it is for.
create table pot (
  instance_id text not null,
  -- reserve: what the pots begin again from
  id text not null check (id in ('mega', 'major', 'minor', 'shared', 'reserve')),
  value bigint not null,
  -- contributed minus paid plus starts, so that the value can be checked against the contributions at any time
  started bigint not null default 0,
  won bigint not null default 0,
  primary key (instance_id, id)
);

create table contribution (
  -- the ledger's own number of the movement: what is known is never put in twice
  id bigint primary key,
  instance_id text not null,
  player_id text not null,
  brand text not null,
  amount bigint not null check (amount <> 0),
  currency text not null,
  value bigint not null,
  at timestamptz not null
);
create index contribution_recent on contribution (instance_id, at);

-- Every draw that hit, with the number that was drawn of how many.
create table win (
  id uuid primary key,
  instance_id text not null,
  pot_id text not null check (pot_id in ('mega', 'major', 'minor', 'shared')),
  contribution_id bigint not null references contribution,
  value bigint not null check (value > 0),
  drawn bigint not null,
  out_of bigint not null,
  at timestamptz not null,
  unique (contribution_id, pot_id)
);

create table payment (
  id uuid primary key,
  win_id uuid not null references win,
  player_id text not null,
  brand text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  paid_at timestamptz,
  unique (win_id, player_id)
);
create index payment_due on payment (id) where paid_at is null;

create function refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'P0403';
end $$;
create trigger contribution_append_only before update or delete on contribution for each row execute function refuse_change();
create trigger win_append_only before update or delete on win for each row execute function refuse_change();

-- A ticket opens one socket, once; only its hash is kept.
create table ticket (
  hash bytea primary key,
  brand text not null,
  player_id text not null,
  sid text not null,
  currency text not null,
  expires_at timestamptz not null
);
create index ticket_expiry on ticket (expires_at);
