-- Changes of invited squads: more of a squad is data, a change from the console waits for a second operator, and a squad can end (ADR 0372).

alter table squad
  -- name of the product by locale, for the titles of its pages and for the regions of its slots
  add column titles jsonb check (titles is null or jsonb_typeof(titles -> 'en') = 'string'),
  -- email of the person at the operator who answers for the squad; null in rows from before the column: the inviter
  add column owner text check (owner is null or length(owner) between 3 and 254),
  -- earlier prefixes, from which the edge redirects; no other squad can have them
  add column former_prefixes text[] not null default '{}',
  -- slots that the squad declares, with the pages on which each is shown: [{"name": "poker.tables", "places": ["lobby"]}]
  add column slots jsonb not null default '[]' check (jsonb_typeof(slots) = 'array'),
  -- increases with every change, so that a form cannot overwrite a change that it has not shown
  add column revision integer not null default 1 check (revision > 0),
  -- set once: its name is never given again, its address can be
  add column ended_at timestamptz;

alter table squad drop constraint squad_prefix_key;
create unique index squad_prefix on squad (prefix) where ended_at is null;

-- Changes that the console requested. Another person decides; a change is decided once and never edited.
create table squad_change (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{22}$'),
  squad text not null references squad (name),
  -- the members that change, as JSON
  change jsonb not null,
  -- revision of the squad that the change was made from
  revision integer not null,
  reason text not null,
  requested_by text not null,
  requested_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  outcome text check (outcome in ('approved', 'rejected', 'replaced', 'ended')),
  check ((decided_at is null) = (outcome is null) and (decided_at is null) = (decided_by is null)),
  check (outcome <> 'approved' or decided_by <> requested_by)
);
create unique index squad_change_open on squad_change (squad) where decided_at is null;
