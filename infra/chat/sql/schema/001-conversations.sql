-- Support agents who have opened the list of conversations. The times decide who is available for a transfer.
create table agent (
  id text primary key,
  name text not null,
  last_seen_at timestamptz not null
);

-- A chat of one player. waiting_since is the start of the first wait and keeps its value when the conversation
-- returns to the queue, so that it goes to the front.
create table conversation (
  id uuid primary key,
  brand text not null,
  player_id text not null,
  player_name text not null,
  locale text not null,
  status text not null default 'queued' check (status in ('queued', 'assigned', 'ended')),
  agent_id text references agent,
  waiting_since timestamptz not null,
  started_at timestamptz not null,
  last_message_at timestamptz not null,
  last_author text check (last_author in ('player', 'agent')),
  last_seq bigint not null default 0,
  read_seq bigint not null default 0 check (read_seq <= last_seq),
  rating smallint check (rating between 1 and 5),
  ended_at timestamptz,
  check (status <> 'queued' or agent_id is null),
  check (status <> 'assigned' or agent_id is not null),
  check ((status = 'ended') = (ended_at is not null)),
  check (rating is null or status = 'ended')
);
create unique index conversation_open on conversation (brand, player_id) where status <> 'ended';
create index conversation_queue on conversation (waiting_since, id) where status = 'queued';
create index conversation_ended on conversation (ended_at) where status = 'ended';

-- seq counts without gaps in each conversation: readers resume after the last one that they have. The key is made by
-- the sender, so that a repeated request adds nothing.
create table message (
  conversation_id uuid not null references conversation on delete cascade,
  seq bigint not null check (seq > 0),
  key uuid not null,
  author text not null check (author in ('player', 'agent', 'system')),
  agent_id text references agent,
  event text,
  text text,
  at timestamptz not null,
  primary key (conversation_id, seq),
  unique (conversation_id, key),
  check ((author = 'system') = (event is not null)),
  check ((author = 'system') = (text is null)),
  check (author <> 'agent' or agent_id is not null)
);

-- Transcripts to send by email, in parts: next_part is the first one that was not accepted yet.
create table transcript (
  id bigint generated always as identity primary key,
  conversation_id uuid not null references conversation on delete cascade,
  requested_by text not null,
  up_to_seq bigint not null,
  requested_at timestamptz not null,
  attempted_at timestamptz,
  next_part int not null default 0,
  sent_at timestamptz
);
create unique index transcript_pending on transcript (conversation_id) where sent_at is null;
