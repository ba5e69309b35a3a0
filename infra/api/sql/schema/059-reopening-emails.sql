-- Email about an account that staff have reopened.
alter table outgoing_email drop constraint outgoing_email_kind_check;
alter table outgoing_email add constraint outgoing_email_kind_check check (kind in ('care-message', 'monthly-statement', 'return-approved', 'return-refused', 'return-lifted', 'account-closed', 'account-closed-at-request', 'account-reopened'));
