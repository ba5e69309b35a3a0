-- Rules of reality checks, so that stakes are refused while one is overdue (requirements/regulation#reality-check).
-- Null: only players who chose an interval have reality checks.
alter table brand_rule add column reality_check_every interval constraint brand_rule_reality_check_every_check check (reality_check_every > interval '0');
-- True: the interval counts time with an open real-money game; false: time since the sign-in.
alter table brand_rule add column reality_check_counts_play boolean not null default false;
