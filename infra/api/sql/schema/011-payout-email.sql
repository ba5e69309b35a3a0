alter table letter rename to payout_email;
alter index letter_waiting rename to payout_email_pending;
alter table payout_email rename constraint letter_pkey to payout_email_pkey;
alter table payout_email rename constraint letter_player_id_fkey to payout_email_player_id_fkey;
alter table payout_email rename constraint letter_kind_check to payout_email_kind_check;
alter table payout_email rename constraint letter_amount_check to payout_email_amount_check;

-- The former name stays until the next release, for processes of the previous release that run during the upgrade: they insert, claim
-- and mark rows through this updatable view.
create view letter as select * from payout_email;
