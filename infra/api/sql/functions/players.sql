-- Publishes changes of a player in the transaction that makes them.
create or replace function announce_player() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into outbox (topic, payload) values ('api.player-changed', jsonb_build_object(
    'brand', new.brand, 'playerId', new.id, 'isShutOut', new.status = 'Closed' or new.self_excluded_at is not null));
  return null;
end $$;

create or replace trigger player_announced after update on player for each row when (old.* is distinct from new.*) execute function announce_player();

-- Publishes a new pop-up of a player.
create or replace function announce_pop_up() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into outbox (topic, payload) values ('api.pop-up-added', jsonb_build_object('playerId', new.player_id, 'id', new.id));
  return null;
end $$;

create or replace trigger customer_pop_up_announced after insert on customer_pop_up for each row
  when (new.seen_at is null) execute function announce_pop_up();

-- Publishes a change of the player when documents are requested or accepted: notices depend on them.
create or replace function announce_funding() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into outbox (topic, payload)
  select 'api.player-changed', jsonb_build_object(
    'brand', p.brand, 'playerId', p.id, 'isShutOut', p.status = 'Closed' or p.self_excluded_at is not null)
  from player p where p.id = new.player_id;
  return null;
end $$;

create or replace trigger source_of_wealth_funding_announced after update of is_requested, completed on source_of_wealth_funding
  for each row when (old.* is distinct from new.*) execute function announce_funding();
