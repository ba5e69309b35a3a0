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

create or replace trigger customer_pop_up_announced after insert on customer_pop_up for each row execute function announce_pop_up();
