-- The idempotency key of an email that another service sends: a repeated call stores it once.
alter table outgoing_mail add column key text constraint outgoing_mail_key_check check (length(key) between 8 and 120);
create unique index outgoing_mail_key on outgoing_mail (brand, key) where key is not null;
