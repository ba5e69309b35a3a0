-- What edges say of themselves (ADR 0121): with `until` that they start and have their pages by then at the latest, without that they run.
create table edge_word (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  key_id text not null references key (id),
  until timestamptz check (until > at)
);
create index edge_word_at on edge_word (at);
