-- Append-only: which rules of a brand came into force when. The last row of a brand is in force after a restart.
create table rule_publication (
  id bigint generated always as identity primary key,
  brand text not null,
  rules_id text not null references rule_set,
  -- versions of the content sections that the rules contain; 0: the values of the release
  versions jsonb not null,
  at timestamptz not null
);
create index rule_publication_brand on rule_publication (brand, id desc);
