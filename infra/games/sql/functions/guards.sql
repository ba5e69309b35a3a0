-- Rejects changes of a stake, of its free spins and of a stored outcome.
create or replace function guard_round() returns trigger language plpgsql as $$
begin
  if new.stake_minor <> old.stake_minor or new.bet <> old.bet or new.currency <> old.currency or new.free_spins_id is distinct from old.free_spins_id then
    raise exception 'the stake of round % cannot be changed', old.id using errcode = 'P0403';
  end if;
  if old.outcome is not null and (new.outcome is distinct from old.outcome or new.return_minor is distinct from old.return_minor or new.draws is distinct from old.draws) then
    raise exception 'the outcome of round % cannot be changed', old.id using errcode = 'P0403';
  end if;
  return new;
end $$;
create or replace trigger round_facts before update on round for each row execute function guard_round();
