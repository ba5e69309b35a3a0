-- When an account was closed: the retention of its documents counts from then. The time of the last change of the row is no substitute,
-- because other changes move it.
alter table player add column closed_at timestamptz;
update player set closed_at = updated_at where status = 'Closed';
