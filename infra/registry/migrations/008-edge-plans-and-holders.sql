-- Which version of the plan each edge gives to pages, in its own words (ADR 0127). `edge` tells processes apart that share a key.
create table edge_plan (
  key_id text not null references key (id),
  edge uuid not null,
  version bigint not null check (version >= 0),
  seen timestamptz not null,
  -- since when it has been below the version of the registry, as far as the registry has looked
  behind_since timestamptz,
  told_at timestamptz,
  primary key (key_id, edge)
);

-- What two must sign is signed by two holders from now on; homes of before gave both first keys of the cashier the name of the squad.
-- Each of them keeps working, under a name of its own as a new home gives them. The audit keeps what was said when they were added.
alter table key disable trigger key_guarded;
update key set holder = left(key.holder, 60) || '-' || numbered.place
from (select id, row_number() over (partition by holder order by not_before, id) as place from key where 'squad:cashier' = any (roles)) numbered
where numbered.id = key.id and numbered.place > 1;
alter table key enable trigger key_guarded;
