-- A link that goes on to the next release of a working tree: the override before is revoked, the next one answers to its link.
alter table override add column link text check (link ~ '^[A-Za-z0-9_-]{22}$');
create unique index override_link on override (coalesce(link, id)) where revoked_at is null;
