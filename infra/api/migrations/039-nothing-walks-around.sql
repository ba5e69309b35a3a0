-- Rules of money that could be walked around (ADR 0126): a loop that closed up to a method's most only, a round of many stakes under the most of a bonus,
-- bonus money after its end, and a source of wealth that nobody had set a day for.

-- Whether money goes elsewhere that an account is owed whose method carries it. Which accounts can receive, and their methods' least, only the provider knows:
-- where nobody says, every account can, any amount. What an account gets up to what it is owed, or filled up to its method's least, does not go elsewhere.
create function leaves_the_loop(p_player_id text, p_shares jsonb, p_receivers jsonb) returns boolean
language sql stable set search_path = api, pg_temp as $$
  with owed as (
    select loop.account_id as id, loop.remaining, coalesce(said.minimum, 1) as minimum
    from closed_loop(p_player_id) loop left join jsonb_to_recordset(p_receivers) as said (id text, minimum bigint) on said.id = loop.account_id
    where loop.remaining > 0 and (p_receivers is null or said.id is not null)
  ), sent as (
    select share->>'accountId' as id, sum((share->>'amount')::bigint) as amount from jsonb_array_elements(p_shares) share group by 1
  ), elsewhere as (
    select coalesce(sum(greatest(0, s.amount - coalesce(greatest(o.remaining, o.minimum), 0))), 0) as amount from sent s left join owed o on o.id = s.id
  )
  select exists (
    select 1 from elsewhere e, owed o left join sent s on s.id = o.id
    where e.amount >= greatest(o.minimum, 1) and o.remaining > coalesce(s.amount, 0) and (s.amount is null or o.remaining - s.amount >= o.minimum)
  )
$$;

-- As in 025, but for the loop.
drop function reserve_withdrawal(text, text, text, text, jsonb, text, text, text, timestamptz, text);
create function reserve_withdrawal(
  p_brand text, p_player_id text, p_group_id text, p_fingerprint text, p_shares jsonb, p_currency text, p_locale text, p_country text, p_at timestamptz, p_asked_by text default null, p_receivers jsonb default null
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
  -- what staff ask for goes back first on every licence (ADR 0110)
  if (v_rule.has_closed_loop or p_asked_by is not null) and leaves_the_loop(p_player_id, p_shares, p_receivers) then
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

drop function request_payout(text, text, text, text, jsonb, text, text, text, text, text, timestamptz);
create function request_payout(
  p_brand text, p_player_id text, p_group_id text, p_fingerprint text, p_shares jsonb, p_currency text, p_locale text, p_country text, p_staff text, p_reason text, p_at timestamptz, p_receivers jsonb default null
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
    v_answer := reserve_withdrawal(p_brand, p_player_id, p_group_id, p_fingerprint, p_shares, p_currency, p_locale, p_country, p_at, p_staff, p_receivers);
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

-- A source of wealth that is required and has no day is due: what nobody has set does not leave the door open.
create or replace function play_blocks(p_player player, p_at timestamptz) returns text[]
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_rule record;
  v_has_accepted boolean;
begin
  select kyc_before_play, terms_version, privacy_version into v_rule from brand_rule where brand = p_player.brand;
  if not found then
    return null;
  end if;
  -- a null on either side is no acceptance
  v_has_accepted := coalesce(p_player.terms_version = v_rule.terms_version and p_player.privacy_version = v_rule.privacy_version, false);
  if p_player.status = 'Active' and p_player.self_excluded_at is null and p_player.timeout_ends_at is null and p_player.kyc_status <> 'Required'
    and p_player.sow_status <> 'Required' and v_has_accepted then
    return '{}';
  end if;
  return array_remove(array[
    case when p_player.status = 'Closed' then 'ACCOUNT_CLOSED' end,
    case when p_player.self_excluded_at is not null then 'SELF_EXCLUDED' end,
    case when p_player.timeout_ends_at > p_at then 'TIMED_OUT' end,
    case when p_player.kyc_status = 'Required' and v_rule.kyc_before_play then 'KYC_REQUIRED' end,
    case when p_player.sow_status = 'Required' and coalesce(p_player.sow_due_at <= p_at, true) then 'SOURCE_OF_WEALTH_EXPIRED' end,
    case when not v_has_accepted then 'TERMS_NOT_ACCEPTED' end
  ], null);
end $$;

create or replace function deposit_blocks(p_player player, p_method_kind text, p_is_country_allowed boolean, p_at timestamptz) returns text[]
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_rule brand_rule;
begin
  select * into v_rule from brand_rule where brand = p_player.brand;
  if not found then
    return null;
  end if;
  return array_remove(array[
    case when p_player.status = 'Closed' then 'ACCOUNT_CLOSED' end,
    case when p_player.self_excluded_at is not null then 'SELF_EXCLUDED' end,
    case when p_player.timeout_ends_at > p_at then 'TIMED_OUT' end,
    case when p_player.deposits_blocked then 'DEPOSITS_BLOCKED' end,
    case when p_player.instant_banking_blocked_from <= p_at and p_method_kind in ('INSTANT_BANK', 'OPEN_BANKING') then 'INSTANT_BANKING_BLOCKED' end,
    case when p_player.kyc_status = 'Required' and v_rule.kyc_before_deposit then 'KYC_REQUIRED' end,
    case when p_player.sow_status = 'Required' and coalesce(p_player.sow_due_at <= p_at, true) then 'SOURCE_OF_WEALTH_EXPIRED' end,
    case when not coalesce(p_player.terms_version = v_rule.terms_version and p_player.privacy_version = v_rule.privacy_version, false) then 'TERMS_NOT_ACCEPTED' end,
    case when not coalesce(p_is_country_allowed, false) then 'COUNTRY_NOT_ALLOWED' end,
    case when must_set_deposit_limit(p_player) then 'LIMIT_REQUIRED' end,
    case when is_limit_offer_open(p_player) then 'LIMIT_OFFERED' end
  ], null);
end $$;

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
    case when p_player.sow_status = 'Required' and coalesce(p_player.sow_due_at <= p_at, true) then 'SOURCE_OF_WEALTH_EXPIRED' end,
    case when open_debt(p_player.id) > 0 then 'DEBT_OPEN' end
  ], null);
end $$;

-- As in 018, but for the most that may be staked, and for a bonus whose time is over before anybody has settled it.
create or replace function bonus_share_of(p_wallet wallet, p_game_id text, p_round_id text, p_amount bigint, p_at timestamptz) returns bonus_share
language plpgsql as $$
declare
  v_facts jsonb;
  v_round game_round;
  v_bonus bonus;
  v_real bigint;
begin
  select facts into v_facts from game where id = p_game_id;
  if not coalesce((v_facts->>'isBonusEnabled')::boolean, false) then
    return null;
  end if;
  select * into v_round from game_round where player_id = p_wallet.player_id and round_id = p_round_id;
  if v_round.bonus_id is not null then
    -- a round is played to its end with the bonus it was begun with, also when that has meanwhile been wagered
    select * into v_bonus from bonus where id = v_round.bonus_id and status = 'Active'
      and (wagered >= wagering_required or ends_as is null and (expires_at is null or expires_at > p_at));
  else
    v_bonus := current_bonus(p_wallet.player_id, p_at);
  end if;
  if v_bonus.id is null then
    return null;
  end if;
  -- of the round as a whole: many small stakes are one large one
  if coalesce(v_round.stake, 0) + p_amount > v_bonus.maximum_stake then
    return row(null, 0, 0, 'BONUS_MAX_STAKE')::bonus_share;
  end if;
  select balance into v_real from account where id = p_wallet.real_account_id;
  return row(v_bonus.id, greatest(0, p_amount - v_real),
    floor(p_amount::numeric * coalesce((v_bonus.contributions->>case when v_facts->'features' ? 'jackpot' then 'JACKPOT' else v_facts->>'kind' end)::integer, 0) / 10000)::bigint, null)::bonus_share;
end $$;
