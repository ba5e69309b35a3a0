-- Emails about a closing by staff: at the player's request, and by decision of the operator.
alter table outgoing_email drop constraint outgoing_email_kind_check;
alter table outgoing_email add constraint outgoing_email_kind_check check (kind in ('care-message', 'monthly-statement', 'return-approved', 'return-refused', 'return-lifted', 'account-closed', 'account-closed-at-request'));
