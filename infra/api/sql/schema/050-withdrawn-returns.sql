-- A player may cancel a request to end an exclusion, also an approved one during its cool-off.
alter table exclusion_return
  drop constraint exclusion_return_kind_check,
  add constraint exclusion_return_kind_check check (kind in ('requested', 'withdrawn', 'approved', 'refused', 'lifted'));
