-- Money out: reserved at once, let go by a rule or by people, sent once (ADR 0102); and the nightly look at the provider's own books.
create table withdrawal_decision (
  id bigint generated always as identity primary key,
  group_id text not null,
  staff text not null check (length(staff) between 1 and 100),
  decision text not null check (decision in ('approve', 'refuse')),
  reason text not null check (length(reason) between 1 and 500),
  key text not null unique check (length(key) between 1 and 100),
  result text not null,
  at timestamptz not null
);
create index withdrawal_decision_group on withdrawal_decision (group_id);
create trigger withdrawal_decision_append_only before update or delete on withdrawal_decision for each row execute function refuse_change();
create trigger withdrawal_decision_no_truncate before truncate on withdrawal_decision execute function refuse_change();

-- What each account of a player has paid in and not got back yet.
create function closed_loop(p_player_id text) returns table (account_id text, method_id text, method_kind text, method_name text, account_label text, remaining bigint, last_used_at timestamptz)
language sql stable set search_path = api, pg_temp as $$
  select t.account_id, (array_agg(t.method_id order by t.created_at desc))[1], (array_agg(t.method_kind order by t.created_at desc))[1], (array_agg(t.method_name order by t.created_at desc))[1],
    (array_agg(t.account_label order by t.created_at desc) filter (where t.account_label is not null))[1],
    greatest(0, coalesce(sum(t.amount) filter (where t.direction = 'Deposit' and t.status = 'Completed'), 0)
      - coalesce(sum(t.amount) filter (where t.direction = 'Withdrawal' and t.status in ('Initialized', 'Completed')), 0))::bigint,
    max(t.processed_at) filter (where t.status = 'Completed')
  from payment_transaction t where t.player_id = p_player_id and t.account_id is not null group by t.account_id
$$;

-- Takes the money out of play for every share, or for none. A refusal writes nothing.
create function reserve_withdrawal(p_brand text, p_player_id text, p_group_id text, p_fingerprint text, p_shares jsonb, p_currency text, p_locale text, p_country text, p_at timestamptz) returns payment_answer
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
  v_is_automatic := v_recent + v_total <= v_rule.automatic_withdrawal_up_to;
  for v_share in select * from jsonb_array_elements(p_shares) loop
    insert into payment_transaction (id, group_id, fingerprint, player_id, brand, direction, status, processing_type, provider, method_id, method_kind, method_name, account_id, account_label, amount, fee, currency,
      locale, country, share_reason, estimated_seconds, approval, created_at, decided_at)
    values (v_share->>'id', p_group_id, p_fingerprint, p_player_id, p_brand, 'Withdrawal', 'Initialized', case when v_is_automatic then 'Instant' else 'Manual' end, v_share->>'provider',
      v_share->>'methodId', v_share->>'methodKind', v_share->>'methodName', v_share->>'accountId', v_share->>'accountLabel', (v_share->>'amount')::bigint, (v_share->>'fee')::bigint, p_currency,
      p_locale, p_country, v_share->>'reason', (v_share->>'estimatedSeconds')::integer, case when v_is_automatic then 'automatic' else 'waiting' end, p_at, case when v_is_automatic then p_at end)
    returning * into v_payment;
    v_moved := write_payment_movement(p_player_id, 'withdrawal_reserved', 'withdrawal:' || v_payment.id, v_payment.amount, v_wallet.real_account_id,
      account_of_payment(v_payment, 'player_pending', p_player_id), 'InitWithdrawal', v_payment.amount, p_at);
    if v_moved.code <> 'OK' then
      raise exception 'withdrawal % cannot be reserved: %', v_payment.id, v_moved.code using errcode = 'P0422';
    end if;
  end loop;
  return row('OK', '{}', null, null, false)::payment_answer;
end $$;

-- Withdrawals that may leave, marked before anybody is asked to send them. Several workers may ask at once.
create function claim_payouts(p_at timestamptz, p_most integer) returns setof payment_transaction
language sql set search_path = api, pg_temp as $$
  update payment_transaction t set sending_at = coalesce(t.sending_at, p_at), asked_at = p_at
  where t.id in (
    select c.id from payment_transaction c
    where c.direction = 'Withdrawal' and c.status = 'Initialized' and c.approval in ('automatic', 'approved') and c.provider_payment_id is null
      and (c.asked_at is null or c.asked_at < p_at - interval '15 seconds')
    order by c.created_at limit p_most for update skip locked)
  returning t.*
$$;

-- A member of staff decides on a withdrawal with all its shares. From the brand's second amount on, two people have to agree.
create function decide_withdrawal(p_payment_id text, p_decision text, p_reason text, p_staff text, p_key text, p_at timestamptz) returns text
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
    select case when v_total >= r.four_eyes_from then 2 else 1 end into v_needed from brand_rule r where r.brand = v_any.brand;
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

-- The provider's file, line by line, as it was last read.
create table reconciliation_row (
  brand text not null references brand_rule,
  provider text not null,
  day date not null,
  provider_payment_id text not null,
  type text not null,
  reference text not null,
  amount bigint not null,
  currency text not null,
  at timestamptz not null,
  primary key (brand, provider, provider_payment_id, type)
);

create table reconciliation_run (
  id bigint generated always as identity primary key,
  brand text not null references brand_rule,
  provider text not null,
  day date not null,
  file_sha256 text not null,
  rows integer not null,
  theirs bigint not null,
  ours bigint not null,
  breaks integer not null,
  at timestamptz not null
);
create index reconciliation_run_day on reconciliation_run (brand, day, id);
create trigger reconciliation_run_append_only before update or delete on reconciliation_run for each row execute function refuse_change();

create table reconciliation_break (
  run_id bigint not null references reconciliation_run,
  kind text not null check (kind in ('MISSING_IN_LEDGER', 'MISSING_IN_FILE', 'AMOUNT', 'CURRENCY')),
  provider_payment_id text not null,
  type text not null,
  reference text,
  ours bigint,
  theirs bigint,
  primary key (run_id, provider_payment_id, type)
);
create trigger reconciliation_break_append_only before update or delete on reconciliation_break for each row execute function refuse_change();

-- Compares one day's file with the ledger, movement by movement. What happened minutes before midnight may be told after it: it is looked for in both days.
create function reconcile_day(p_brand text, p_provider text, p_day date, p_rows jsonb, p_sha256 text, p_at timestamptz) returns reconciliation_run
language plpgsql set search_path = api, pg_temp as $$
declare
  v_run reconciliation_run;
  v_from constant timestamptz := p_day::timestamp at time zone 'UTC';
  v_edge constant interval := interval '5 minutes';
begin
  delete from reconciliation_row where brand = p_brand and provider = p_provider and day = p_day;
  insert into reconciliation_row (brand, provider, day, provider_payment_id, type, reference, amount, currency, at)
  select p_brand, p_provider, p_day, r->>'paymentId', r->>'type', r->>'reference', (r->>'amount')::bigint, r->>'currency', (r->>'at')::timestamptz from jsonb_array_elements(p_rows) r
  on conflict (brand, provider, provider_payment_id, type) do update set amount = reconciliation_row.amount + excluded.amount;
  create temporary table compared on commit drop as
  with ours as (
    select t.provider_payment_id, m.type, t.id as reference, sum(m.amount)::bigint as amount, min(m.currency) as currency, min(m.provider_at) as at
    from payment_movement m join payment_transaction t on t.id = m.payment_id where t.brand = p_brand and t.provider = p_provider group by 1, 2, 3
  ), theirs as (select * from reconciliation_row where brand = p_brand and provider = p_provider)
  select coalesce(o.provider_payment_id, f.provider_payment_id) as provider_payment_id, coalesce(o.type, f.type) as type, coalesce(o.reference, f.reference) as reference,
    o.amount as ours, f.amount as theirs, o.currency <> f.currency as other_currency,
    case when coalesce(o.type, f.type) in ('captured', 'payout_returned') then 1 else -1 end as sign
  from ours o full join theirs f on f.provider_payment_id = o.provider_payment_id and f.type = o.type
  where f.day = p_day or (f.day is null and o.at >= v_from - v_edge and o.at < v_from + interval '1 day' - v_edge);
  insert into reconciliation_run (brand, provider, day, file_sha256, rows, theirs, ours, breaks, at)
  select p_brand, p_provider, p_day, p_sha256, jsonb_array_length(p_rows), coalesce(sum(theirs * sign), 0), coalesce(sum(ours * sign), 0),
    count(*) filter (where ours is null or theirs is null or ours <> theirs or other_currency), p_at from compared
  returning * into v_run;
  insert into reconciliation_break (run_id, kind, provider_payment_id, type, reference, ours, theirs)
  select v_run.id, case when ours is null then 'MISSING_IN_LEDGER' when theirs is null then 'MISSING_IN_FILE' when other_currency then 'CURRENCY' else 'AMOUNT' end,
    provider_payment_id, type, reference, ours, theirs
  from compared where ours is null or theirs is null or ours <> theirs or other_currency;
  drop table compared;
  return v_run;
end $$;

-- Where payments and ledger tell two stories: no row when they tell one.
create function payment_faults() returns table (fault text, detail text)
language sql stable set search_path = api, pg_temp as $$
  select 'withdrawals that wait differ from the money put by for them', w.player_id from wallet w
    left join account a on a.kind = 'player_pending' and a.holder = w.player_id and a.brand = w.brand
    left join (select player_id, sum(amount) as waiting from payment_transaction where direction = 'Withdrawal' and status in ('Initialized', 'CancelInitialized') group by 1) t on t.player_id = w.player_id
    where coalesce(a.balance, 0) <> coalesce(t.waiting, 0)
  union all
  select 'deposit whose state its movements do not bear out', t.id from payment_transaction t
    left join lateral (select coalesce(sum(amount) filter (where type = 'captured'), 0) as charged, coalesce(sum(amount) filter (where type in ('refunded', 'charged_back')), 0) as taken_back
      from payment_movement where payment_id = t.id) m on true
    where t.direction = 'Deposit' and (m.charged, m.taken_back) is distinct from (
      case when t.status in ('Completed', 'RollbackInitialized', 'RolledBacked') or m.charged > 0 then t.amount else 0 end,
      case when t.status = 'RolledBacked' then t.amount when t.status = 'Cancelled' and m.charged > 0 and not exists (select 1 from payment_refund r where r.payment_id = t.id and r.done_at is null) then t.amount else 0 end)
  union all
  select 'withdrawal whose state its movements do not bear out', t.id from payment_transaction t
    left join lateral (select coalesce(sum(amount) filter (where type = 'paid_out'), 0) as sent, coalesce(sum(amount) filter (where type = 'payout_returned'), 0) as back
      from payment_movement where payment_id = t.id) m on true
    where t.direction = 'Withdrawal' and (m.sent, m.back) is distinct from (case when t.status in ('Completed', 'RolledBacked') then t.amount else 0 end, case when t.status = 'RolledBacked' then t.amount else 0 end)
  union all
  select 'held deposits differ from the refunds that are asked for', h.brand from (select brand, sum(balance) as held from account where kind = 'house' and holder = 'held-deposits' group by brand) h
    left join (select t.brand, sum(r.amount) as open from payment_refund r join payment_transaction t on t.id = r.payment_id where r.done_at is null group by t.brand) r on r.brand = h.brand
    where h.held <> coalesce(r.open, 0)
  union all
  select 'provider''s account differs from the provider''s movements', a.brand || ' ' || a.holder from (select brand, holder, sum(balance) as balance from account where kind = 'payment_provider' group by brand, holder) a
    left join (select t.brand, t.provider, sum(case when m.type in ('captured', 'payout_returned') then -m.amount else m.amount end) as total from payment_movement m join payment_transaction t on t.id = m.payment_id group by 1, 2) m
      on m.brand = a.brand and m.provider = a.holder
    where a.balance <> coalesce(m.total, 0)
  union all
  select 'hourly deposits differ from the journal', h.player_id from (select player_id, sum(deposited) as deposited from play_hour group by player_id) h
    left join (select player_id, sum(amount) as deposited from journal where kind = 'deposit' group by player_id) j on j.player_id = h.player_id where h.deposited <> coalesce(j.deposited, 0)
$$;
