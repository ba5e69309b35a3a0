-- Account notices that players were shown, and their answers (requirements/screens#account-notices).

-- One appearance of a notice on a page of the player (shown), and the first answer of each kind. Append-only. A notice that comes back
-- with another start is another appearance.
create table notice_event (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  notice text not null check (length(notice) between 1 and 40),
  appearance text not null check (length(appearance) between 1 and 200),
  act text not null check (act in ('shown', 'dismissed', 'followed')),
  -- the text of the operator as the page showed it; null: the default text of the notice
  title text,
  body text,
  ends_at timestamptz,
  at timestamptz not null,
  unique (player_id, appearance, act)
);
create index notice_event_player on notice_event (player_id, id);
