-- Where an alert was raised says who may read it: what the api raises is about players' money. What has to be acknowledged stays until somebody says that they know of it.
alter table alert add column topic text, add column must_acknowledge boolean not null default false, add column acknowledged_at timestamptz, add column acknowledged_by text;
update alert set topic = case when about like 'reconciliation %' or what ->> 'text' like 'The provider%' then 'api.alert' else 'registry.alert' end;
alter table alert
  alter column topic set not null,
  add check ((acknowledged_at is null) = (acknowledged_by is null)),
  add check (acknowledged_at is null or must_acknowledge);
-- said again long after it was acknowledged, it is still the same
create unique index alert_to_acknowledge on alert (about) where must_acknowledge;
