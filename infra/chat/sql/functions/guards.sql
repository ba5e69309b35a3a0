-- Rejects changes of messages: the history of a conversation is append-only. Retention deletes whole conversations.
create or replace function refuse_message_change() returns trigger
language plpgsql as $$
begin
  raise exception 'message is append-only' using errcode = 'P0403';
end $$;
create or replace trigger message_append_only before update on message for each row execute function refuse_message_change();

-- Rejects changes of an ended conversation, except for its rating and the position that the player has read.
create or replace function refuse_ended_change() returns trigger
language plpgsql as $$
begin
  if (new.status, new.agent_id, new.ended_at, new.last_seq) is distinct from (old.status, old.agent_id, old.ended_at, old.last_seq) then
    raise exception 'conversation has ended' using errcode = 'P0403';
  end if;
  return new;
end $$;
create or replace trigger conversation_ended_final before update on conversation for each row when (old.status = 'ended') execute function refuse_ended_change();
