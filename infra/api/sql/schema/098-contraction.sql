-- Left for processes of the release before the previous one (ADR 0199): replaced functions, the former name of payout emails and the
-- column of personal codes as text.
do $$
begin
  if exists (select from player where ssn is not null) then
    raise exception 'Personal codes are stored as text. Start the release before this one first: it seals them (ADR 0256).' using errcode = 'P0403';
  end if;
end $$;
alter table player drop column ssn;

drop view letter;
drop function if exists cancel_payment(text, text, text, timestamptz);
drop function if exists count_bonus_play(text, timestamptz, bigint, bigint);
drop function if exists count_play(text, timestamptz, bigint, bigint);
drop function if exists decide_identity_check(text, text, text, text[], text, text, text, timestamptz);
drop function if exists grant_bonus(wallet, text, text, text, text, text, text, bigint, numeric, bigint, timestamptz);
drop function if exists is_different_name(text, text, text);
drop function if exists name_words(text);
drop function if exists notify_name_mismatch();
drop function if exists open_deposit(text, text, text, text, jsonb, timestamptz);
drop function if exists payment_work(timestamptz);
drop function if exists post_deposit(payment_transaction, timestamptz, timestamptz);
drop function if exists post_jackpot_win(text, text, text, text, text, bigint, text, timestamptz);
drop function if exists record_payment_movement(payment_transaction, movement, text, bigint, timestamptz);
drop function if exists replay(text, text, text);
drop function if exists request_payout(text, text, text, text, jsonb, text, text, text, text, text, timestamptz, jsonb);
drop function if exists reserve_withdrawal(text, text, text, text, jsonb, text, text, text, timestamptz, text, jsonb);
drop function if exists violates_closed_loop(text, jsonb, jsonb);
drop function if exists write_movement(wallet, text, text, text, bigint, text, text, timestamptz, text, text, text, text, bigint, timestamptz);
drop function if exists write_payment_movement(text, text, text, bigint, bigint, bigint, text, bigint, timestamptz);
drop function if exists write_payout_letter();
drop function if exists write_split(wallet, text, text, text, bigint, bigint, bigint, text, text, timestamptz, text, bigint, text, text, text, text, bigint, timestamptz);
