-- Whether account_holder names another person than the player, as compared by TypeScript; null: not compared since a name changed.
alter table payment_transaction add column is_holder_different boolean;

-- Names are compared in TypeScript only: the former copy of the rule in SQL.
drop trigger if exists payment_holder_notified on payment_transaction;
drop function if exists notify_name_mismatch();
drop function if exists is_different_name(text, text, text);
drop function if exists name_words(text);
