-- Emails about requests to come back from an exclusion: the decision, and the end of the exclusion.
alter table outgoing_email drop constraint outgoing_email_kind_check;
alter table outgoing_email add constraint outgoing_email_kind_check check (kind in ('care-message', 'monthly-statement', 'return-approved', 'return-refused', 'return-lifted'));
