-- How far the service has handled the event log of another service.
create table event_cursor (
  service text primary key,
  last_id bigint not null
);
