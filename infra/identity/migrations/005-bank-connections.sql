-- Support lists a player's ways in by bank and disconnects one (ADR 0123). The id is the name by which the staff speak of it: the hash stays here.
alter table bank_person add column id uuid not null default gen_random_uuid() unique;
-- by which kind of login it came about; null for one of before that no event tells of
alter table bank_person add column flow text check (flow in ('BankPayment', 'OpenBanking', 'PaymentGateway'));
create index bank_person_player on bank_person (brand, player_id);

update bank_person p set flow = (
  select e.details ->> 'flow' from significant_event e
   where e.brand = p.brand and e.player_id = p.player_id and e.kind in ('BANK_LINKED', 'BANK_DEPOSIT_LANDED', 'BANK_DEPOSIT_RETURNED') and e.at >= p.linked_at order by e.at, e.id limit 1);

-- What was disconnected, by whom and why. Kept for ever; that the player was told is all that is ever changed in it.
create table bank_disconnection (
  -- made by the browser that asked: the same press has one effect
  key uuid primary key,
  brand text not null,
  player_id text not null,
  connection_id uuid not null unique,
  flow text,
  linked_at timestamptz not null,
  at timestamptz not null,
  staff text not null check (staff <> ''),
  reason text not null check (btrim(reason) <> ''),
  told_at timestamptz,
  foreign key (brand, player_id) references credential (brand, player_id)
);
create index bank_disconnection_player on bank_disconnection (brand, player_id, at);
create index bank_disconnection_untold on bank_disconnection (at) where told_at is null;

create function refuse_other_than_told() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.told_at is null and new.told_at is not null and to_jsonb(new) - 'told_at' = to_jsonb(old) - 'told_at' then
      return new;
    end if;
  end if;
  raise exception 'bank_disconnection is append-only';
end $$;
create trigger bank_disconnection_append_only before update or delete on bank_disconnection
  for each row execute function refuse_other_than_told();
create trigger bank_disconnection_not_truncated before truncate on bank_disconnection
  for each statement execute function refuse_other_than_told();
