-- Content of the brands that staff edit without a release (ADR 0207).

-- Places that need a second member of staff to change; written from @foyer/market at each start.
create table content_rule (
  -- a section, or texts/* for every locale
  section text not null,
  -- path in the body; empty means the whole body
  path text[] not null,
  -- regular expression that restricts the place to matching keys; empty means all
  keys text not null default '',
  primary key (section, path, keys)
);

-- Saved bodies of a section. Append-only: an edit is a new version.
create table content_version (
  brand text not null,
  section text not null,
  -- 0 holds the compiled values that the first edit started from
  number integer not null check (number >= 0),
  body jsonb not null,
  author text not null check (author <> ''),
  reason text not null check (reason <> ''),
  based_on integer,
  key text not null unique,
  created_at timestamptz not null,
  primary key (brand, section, number),
  constraint content_version_base foreign key (brand, section, based_on) references content_version (brand, section, number),
  constraint content_version_based_on_earlier check ((number = 0) = (based_on is null) and based_on < number)
);

-- Publications: the last one of a section is live. Append-only: a roll back is a publication of an earlier version.
create table content_publication (
  id bigint generated always as identity primary key,
  brand text not null,
  section text not null,
  version integer not null,
  published_by text not null check (published_by <> ''),
  -- the second member of staff, where a protected value changed
  approved_by text,
  reason text not null check (reason <> ''),
  key text not null unique,
  at timestamptz not null,
  constraint content_publication_version foreign key (brand, section, version) references content_version (brand, section, number)
);
create index content_publication_live on content_publication (brand, section, id desc);

revoke update, delete, truncate on content_version, content_publication from public;

create type content_draft as (
  brand text,
  section text,
  body jsonb,
  -- the compiled values, stored as version 0 with the first edit
  compiled jsonb,
  author text,
  reason text,
  based_on integer,
  key text,
  at timestamptz
);

create type content_release as (
  brand text,
  section text,
  version integer,
  -- the version that was live when the publisher decided; null if none was published
  live integer,
  staff text,
  reason text,
  key text,
  at timestamptz
);
