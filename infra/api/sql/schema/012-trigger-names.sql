-- Triggers that functions/*.sql create under new names in the same transaction: payment_created, payment_updated, payout_ended and
-- *_no_delete. A trigger has no caller, so processes of the previous release are not affected.
drop trigger if exists payment_began on payment_transaction;
drop trigger if exists payment_went_on on payment_transaction;
drop trigger if exists payout_told on payment_transaction;
drop trigger if exists payment_kept on payment_transaction;
drop trigger if exists account_kept on account;
drop trigger if exists bonus_kept on bonus;
drop trigger if exists player_reward_kept on player_reward;
