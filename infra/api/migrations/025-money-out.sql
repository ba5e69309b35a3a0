-- Money out, the rest of its rules (ADR 0110): what is owed is settled before anything leaves, an id is nobody else's,
-- and who cannot sign in is paid through staff, always by two of them.
do $$
declare
  v_rule text;
begin
  select pg_get_constraintdef(oid) into v_rule from pg_constraint where conname = 'journal_kind_check' and conrelid = 'journal'::regclass;
  alter table journal drop constraint journal_kind_check;
  execute format('alter table journal add constraint journal_kind_check check (%s or kind = ''debt_settled'')', regexp_replace(v_rule, '^CHECK ', ''));
end $$;
-- few players ever owe anything: the look costs a page that is not there
create index journal_debt on journal (player_id) where kind in ('deposit_debt', 'debt_settled');

-- What a player owes the house: deposits that were taken back after they had been played (ADR 0101), less what was settled.
create function open_debt(p_player_id text) returns bigint
language sql stable set search_path = api, pg_temp as $$
  select coalesce(sum(case kind when 'deposit_debt' then amount else -amount end), 0)::bigint from journal where player_id = p_player_id and kind in ('deposit_debt', 'debt_settled')
$$;

-- Pays a debt from the balance, as far as that goes.
create function settle_debt(p_wallet wallet, p_key text, p_at timestamptz) returns movement
language plpgsql as $$
declare
  v_debt constant bigint := open_debt(p_wallet.player_id);
  v_amount bigint;
begin
  if v_debt = 0 then
    return refused('NO_DEBT');
  end if;
  select least(balance, v_debt) into v_amount from account where id = p_wallet.real_account_id;
  if v_amount = 0 then
    return refused('INSUFFICIENT_FUNDS');
  end if;
  return write_payment_movement(p_wallet.player_id, 'debt_settled', p_key, v_amount, p_wallet.real_account_id,
    account_for('house', p_wallet.brand, 'debts', p_wallet.currency, shard_of(p_wallet.player_id)), 'Adjustment', v_amount, p_at);
end $$;

-- The player settles what is owed. How much is not asked for: it is what is owed, or what there is.
create function post_debt_settlement(p_brand text, p_player_id text, p_key text, p_at timestamptz) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_result movement;
begin
  v_wallet := locked_wallet(p_brand, p_player_id);
  if v_wallet.player_id is null then
    return refused('UNKNOWN_PLAYER');
  end if;
  v_result := replay(p_player_id, p_key, 'debt_settled');
  if v_result.code is not null then
    return v_result;
  end if;
  return settle_debt(v_wallet, p_key, p_at);
end $$;

-- A player's own money: an exclusion, a closed account or terms do not keep it (domain.md §2.2). What is owed is settled first.
create or replace function withdrawal_blocks(p_player player, p_at timestamptz) returns text[]
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_rule brand_rule;
begin
  select * into v_rule from brand_rule where brand = p_player.brand;
  if not found then
    return null;
  end if;
  return array_remove(array[
    case when p_player.withdrawals_blocked then 'WITHDRAWALS_BLOCKED' end,
    -- where nobody may play without it, nobody is paid without it
    case when p_player.kyc_status = 'Required' and (v_rule.kyc_before_withdrawal or v_rule.kyc_before_play) then 'KYC_REQUIRED' end,
    case when p_player.sow_status = 'Required' and p_player.sow_due_at <= p_at then 'SOURCE_OF_WEALTH_EXPIRED' end,
    case when open_debt(p_player.id) > 0 then 'DEBT_OPEN' end
  ], null);
end $$;

-- Who of the staff asked, for a player who cannot sign in; null: the player did.
alter table payment_transaction add column asked_by text check (asked_by is null or (direction = 'Withdrawal' and length(asked_by) between 1 and 100));

create or replace function guard_payment() returns trigger
language plpgsql as $$
declare
  v_fixed constant text[] := array['id', 'group_id', 'fingerprint', 'player_id', 'brand', 'direction', 'processing_type', 'provider', 'method_id', 'method_kind', 'amount', 'currency', 'created_at', 'share_reason', 'asked_by'];
  v_before jsonb;
  v_after jsonb;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'Initialized' then
      raise exception 'a payment begins Initialized' using errcode = 'P0422';
    end if;
    return new;
  end if;
  if new.status <> old.status and old.status || '>' || new.status not in (
    'Initialized>Completed', 'Initialized>CancelInitialized', 'CancelInitialized>Cancelled',
    'Initialized>RollbackInitialized', 'Completed>RollbackInitialized', 'RollbackInitialized>RolledBacked'
  ) then
    raise exception 'a payment does not go from % to %', old.status, new.status using errcode = 'P0422';
  end if;
  select jsonb_object_agg(key, value) into v_before from jsonb_each(to_jsonb(old)) where key = any(v_fixed);
  select jsonb_object_agg(key, value) into v_after from jsonb_each(to_jsonb(new)) where key = any(v_fixed);
  if v_before <> v_after then
    raise exception 'what was asked for is never changed' using errcode = 'P0403';
  end if;
  if old.provider_payment_id is not null and new.provider_payment_id is distinct from old.provider_payment_id then
    raise exception 'a payment is one payment of the provider' using errcode = 'P0403';
  end if;
  if old.sending_at is not null and new.sending_at is distinct from old.sending_at then
    raise exception 'what may have left is not called back' using errcode = 'P0403';
  end if;
  return new;
end $$;

-- Takes the money out of play for every share, or for none. A refusal writes nothing. What staff asks for waits for another one of them, whatever the amount.
drop function reserve_withdrawal(text, text, text, text, jsonb, text, text, text, timestamptz);
create function reserve_withdrawal(
  p_brand text, p_player_id text, p_group_id text, p_fingerprint text, p_shares jsonb, p_currency text, p_locale text, p_country text, p_at timestamptz, p_asked_by text default null
) returns payment_answer
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_player player;
  v_rule brand_rule;
  v_known record;
  v_blocks text[];
  v_total bigint;
  v_balance bigint;
  v_recent bigint;
  v_is_automatic boolean;
  v_share jsonb;
  v_payment payment_transaction;
  v_moved movement;
  v_most_open constant integer := 10;
begin
  v_wallet := locked_wallet(p_brand, p_player_id);
  if v_wallet.player_id is null then
    return payment_refused('UNKNOWN_PLAYER');
  end if;
  select player_id, fingerprint into v_known from payment_transaction where group_id = p_group_id limit 1;
  if found then
    return case when v_known.player_id = p_player_id and v_known.fingerprint = p_fingerprint then row('OK', '{}', null, null, true)::payment_answer else payment_refused('KEY_REUSED') end;
  end if;
  if exists (select 1 from payment_transaction where id in (select share->>'id' from jsonb_array_elements(p_shares) share)) then
    return payment_refused('KEY_REUSED');
  end if;
  if v_wallet.currency <> p_currency then
    return payment_refused('CURRENCY_MISMATCH');
  end if;
  select * into v_player from player where id = p_player_id for share;
  v_blocks := withdrawal_blocks(v_player, p_at);
  if v_blocks is null or cardinality(v_blocks) > 0 then
    return payment_refused('BLOCKED', coalesce(v_blocks, array['WITHDRAWALS_BLOCKED']));
  end if;
  select sum((share->>'amount')::bigint) into v_total from jsonb_array_elements(p_shares) share;
  select balance into v_balance from account where id = v_wallet.real_account_id;
  if coalesce(v_total, 0) <= 0 then
    return payment_refused('INVALID');
  elsif v_total > v_balance then
    return payment_refused('INSUFFICIENT_FUNDS', '{}', v_balance);
  end if;
  select * into v_rule from brand_rule where brand = p_brand;
  -- the plan was made before the lock: another withdrawal may have used an account's part since
  if v_rule.has_closed_loop and exists (
    select 1 from (select share->>'accountId' as id, sum((share->>'amount')::bigint) as amount from jsonb_array_elements(p_shares) share where share->>'reason' = 'DEPOSITED_FROM_HERE' group by 1) planned
    left join closed_loop(p_player_id) loop on loop.account_id = planned.id where planned.amount > coalesce(loop.remaining, 0)
  ) then
    return payment_refused('CLOSED_LOOP');
  end if;
  if (select count(*) from payment_transaction where player_id = p_player_id and direction = 'Withdrawal' and status = 'Initialized') + jsonb_array_length(p_shares) > v_most_open then
    return payment_refused('TOO_MANY_OPEN');
  end if;
  -- a day's withdrawals count together: a large one does not pass in pieces
  select coalesce(sum(amount), 0) into v_recent from payment_transaction
  where player_id = p_player_id and direction = 'Withdrawal' and status in ('Initialized', 'Completed') and created_at > p_at - interval '24 hours';
  v_is_automatic := p_asked_by is null and v_recent + v_total <= v_rule.automatic_withdrawal_up_to;
  for v_share in select * from jsonb_array_elements(p_shares) loop
    insert into payment_transaction (id, group_id, fingerprint, player_id, brand, direction, status, processing_type, provider, method_id, method_kind, method_name, account_id, account_label, amount, fee, currency,
      locale, country, share_reason, estimated_seconds, approval, created_at, decided_at, asked_by)
    values (v_share->>'id', p_group_id, p_fingerprint, p_player_id, p_brand, 'Withdrawal', 'Initialized', case when v_is_automatic then 'Instant' else 'Manual' end, v_share->>'provider',
      v_share->>'methodId', v_share->>'methodKind', v_share->>'methodName', v_share->>'accountId', v_share->>'accountLabel', (v_share->>'amount')::bigint, (v_share->>'fee')::bigint, p_currency,
      p_locale, p_country, v_share->>'reason', (v_share->>'estimatedSeconds')::integer, case when v_is_automatic then 'automatic' else 'waiting' end, p_at, case when v_is_automatic then p_at end, p_asked_by)
    returning * into v_payment;
    v_moved := write_payment_movement(p_player_id, 'withdrawal_reserved', 'withdrawal:' || v_payment.id, v_payment.amount, v_wallet.real_account_id,
      account_of_payment(v_payment, 'player_pending', p_player_id), 'InitWithdrawal', v_payment.amount, p_at);
    if v_moved.code <> 'OK' then
      raise exception 'withdrawal % cannot be reserved: %', v_payment.id, v_moved.code using errcode = 'P0422';
    end if;
  end loop;
  return row('OK', '{}', null, null, false)::payment_answer;
end $$;

-- Letters to players who read nothing else of us: they cannot sign in. Written with what they tell of, sent by the letter clock until identity has one.
create table letter (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  kind text not null check (kind in ('payout-asked', 'payout-sent', 'payout-not-sent')),
  amount bigint not null check (amount > 0),
  currency text not null,
  account_label text,
  written_at timestamptz not null,
  asked_at timestamptz,
  sent_at timestamptz
);
create index letter_waiting on letter (id) where sent_at is null;

create function write_payout_letter() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into letter (player_id, kind, amount, currency, account_label, written_at)
  values (new.player_id, case new.status when 'Completed' then 'payout-sent' else 'payout-not-sent' end, new.amount, new.currency, new.account_label, coalesce(new.ended_at, now()));
  return null;
end $$;
create trigger payout_told after update on payment_transaction for each row
  when (new.asked_by is not null and old.status is distinct from new.status and new.status in ('Completed', 'Cancelled', 'RolledBacked')) execute function write_payout_letter();

-- A member of staff asks for what is left to a player who cannot: what is owed is settled, the rest is reserved and waits for somebody else of the staff.
create function request_payout(
  p_brand text, p_player_id text, p_group_id text, p_fingerprint text, p_shares jsonb, p_currency text, p_locale text, p_country text, p_staff text, p_reason text, p_at timestamptz
) returns payment_answer
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_settled movement;
  v_answer payment_answer;
begin
  v_wallet := locked_wallet(p_brand, p_player_id);
  begin
    if v_wallet.player_id is not null and open_debt(p_player_id) > 0 and not exists (select 1 from payment_transaction where group_id = p_group_id) then
      v_settled := settle_debt(v_wallet, 'payout-debt:' || p_group_id, p_at);
    end if;
    v_answer := reserve_withdrawal(p_brand, p_player_id, p_group_id, p_fingerprint, p_shares, p_currency, p_locale, p_country, p_at, p_staff);
    if v_answer.code <> 'OK' then
      -- with it goes the settlement: a refusal writes nothing
      raise exception 'refused' using errcode = 'P0499';
    end if;
  exception when sqlstate 'P0499' then
    return v_answer;
  end;
  if not v_answer.replayed then
    -- whoever asks has agreed; nobody agrees twice
    insert into withdrawal_decision (group_id, staff, decision, reason, key, result, at) values (p_group_id, p_staff, 'approve', p_reason, 'asked:' || p_group_id, 'SECOND_NEEDED', p_at);
    insert into letter (player_id, kind, amount, currency, written_at)
    select p_player_id, 'payout-asked', sum(amount), p_currency, p_at from payment_transaction where group_id = p_group_id;
  end if;
  return v_answer;
end $$;

-- A member of staff decides on a withdrawal with all its shares. From the brand's second amount on, and where staff asked for it, two people have to agree.
create or replace function decide_withdrawal(p_payment_id text, p_decision text, p_reason text, p_staff text, p_key text, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_any payment_transaction;
  v_player player;
  v_before withdrawal_decision;
  v_total bigint;
  v_needed integer;
  v_result text;
  v_share text;
begin
  select * into v_any from payment_transaction where id = p_payment_id and direction = 'Withdrawal';
  if not found then
    return 'UNKNOWN';
  end if;
  perform 1 from wallet where player_id = v_any.player_id for update;
  select * into v_before from withdrawal_decision where key = p_key;
  if found then
    return case when (v_before.group_id, v_before.decision, v_before.staff) = (v_any.group_id, p_decision, p_staff) then v_before.result else 'KEY_REUSED' end;
  end if;
  perform 1 from payment_transaction where group_id = v_any.group_id for update;
  select sum(amount) into v_total from payment_transaction where group_id = v_any.group_id and approval = 'waiting' and status = 'Initialized';
  if v_total is null then
    return 'NOT_WAITING';
  end if;
  if p_decision = 'refuse' then
    v_result := 'REFUSED';
  else
    if exists (select 1 from withdrawal_decision where group_id = v_any.group_id and staff = p_staff and decision = 'approve') then
      return 'SAME_PERSON';
    end if;
    select * into v_player from player where id = v_any.player_id for share;
    if coalesce(cardinality(withdrawal_blocks(v_player, p_at)), 1) > 0 then
      return 'PLAYER_BLOCKED';
    end if;
    select case when v_any.asked_by is not null or v_total >= r.four_eyes_from then 2 else 1 end into v_needed from brand_rule r where r.brand = v_any.brand;
    v_result := case when (select count(*) from withdrawal_decision where group_id = v_any.group_id and decision = 'approve') + 1 >= v_needed then 'APPROVED' else 'SECOND_NEEDED' end;
  end if;
  insert into withdrawal_decision (group_id, staff, decision, reason, key, result, at) values (v_any.group_id, p_staff, p_decision, p_reason, p_key, v_result, p_at);
  if v_result = 'APPROVED' then
    update payment_transaction set approval = 'approved', decided_at = p_at where group_id = v_any.group_id and approval = 'waiting' and status = 'Initialized';
  elsif v_result = 'REFUSED' then
    for v_share in update payment_transaction set approval = 'refused', decided_at = p_at where group_id = v_any.group_id and approval = 'waiting' and status = 'Initialized' returning id loop
      perform end_payment(v_share, 'REFUSED_BY_OPERATOR', p_at);
    end loop;
  end if;
  return v_result;
end $$;

-- A player's balances as they were just before an instant, and what was put by and owed then.
create function balances_at(p_player_id text, p_at timestamptz) returns table (version bigint, balance bigint, bonus_balance bigint, pending bigint, owed bigint)
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_journal_id bigint;
begin
  version := version_at(p_player_id, p_at);
  select b.balance, b.bonus_balance into balance, bonus_balance from balance_at_version(p_player_id, version) b;
  select j.id into v_journal_id from journal j where j.player_id = p_player_id and j.version = balances_at.version;
  select coalesce(sum(e.amount), 0) into pending from account a join entry e on e.account_id = a.id
  where a.kind = 'player_pending' and a.holder = p_player_id and a.brand = (select w.brand from wallet w where w.player_id = p_player_id) and e.journal_id <= coalesce(v_journal_id, 0);
  select coalesce(sum(case j.kind when 'deposit_debt' then j.amount else -j.amount end), 0) into owed
  from journal j where j.player_id = p_player_id and j.kind in ('deposit_debt', 'debt_settled') and j.version <= balances_at.version;
  return next;
end $$;

-- Where debts and ledger tell two stories: no row when they tell one.
create function debt_faults() returns table (fault text, detail text)
language sql stable set search_path = api, pg_temp as $$
  select 'house''s account of debts differs from what players owe', a.brand from (select brand, sum(balance) as balance from account where kind = 'house' and holder = 'debts' group by brand) a
    left join (select brand, sum(case kind when 'deposit_debt' then amount else -amount end) as owed from journal where kind in ('deposit_debt', 'debt_settled') group by brand) j on j.brand = a.brand
    where a.balance <> -coalesce(j.owed, 0)
  union all
  select 'more was settled than was owed', player_id from journal where kind in ('deposit_debt', 'debt_settled') group by player_id having sum(case kind when 'deposit_debt' then amount else -amount end) < 0
$$;
