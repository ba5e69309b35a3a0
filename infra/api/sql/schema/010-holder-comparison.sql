-- Whether account_holder names another person than the player, as compared by TypeScript; null: not compared since a name changed.
alter table payment_transaction add column is_holder_different boolean;

-- Names are compared in TypeScript only. The trigger would announce deposits that are not compared yet. The functions of the former
-- rule stay until the next release, for calls that run during the upgrade.
drop trigger if exists payment_holder_notified on payment_transaction;
