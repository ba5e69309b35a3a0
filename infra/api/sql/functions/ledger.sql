-- Accounts and entries
-- --------------------

-- Applies inserted entries to their accounts. Rejects a statement whose entries do not balance per journal and currency, and
-- an entry in another currency or brand than its account. Locks accounts in the order of their ids, so movements cannot
-- deadlock; earlier entries of a journal balanced when they were inserted and are not read again.
create or replace function apply_entries() returns trigger
language plpgsql as $$
declare
  v_change record;
begin
  if exists (select 1 from added group by journal_id, currency having sum(amount) <> 0) then
    raise exception 'journal does not balance' using errcode = 'P0422';
  end if;
  for v_change in
    select side.account_id, side.currency, side.brand, sum(side.amount)::bigint as amount
    from (select a.account_id, a.currency, a.amount, (select j.brand from api.journal j where j.id = a.journal_id) as brand from added a) side
    group by side.account_id, side.currency, side.brand order by side.account_id
  loop
    update api.account set balance = balance + v_change.amount where id = v_change.account_id and currency = v_change.currency and brand = v_change.brand;
    if not found then
      raise exception 'an entry must have the currency and brand of its account' using errcode = 'P0422';
    end if;
  end loop;
  return null;
end $$;

create or replace trigger entry_applied after insert on entry referencing new table as added for each statement execute function apply_entries();

-- Rejects a change of a balance outside apply_entries(), and every change of the identity of an account.
create or replace function refuse_direct_balance() returns trigger
language plpgsql as $$
begin
  if new.balance <> old.balance and pg_trigger_depth() < 2 then
    raise exception 'balances change only through entries' using errcode = 'P0403';
  end if;
  if new.id <> old.id or new.kind <> old.kind or new.brand <> old.brand or new.holder <> old.holder or new.currency <> old.currency or new.shard <> old.shard then
    raise exception 'kind, brand, holder, currency and shard of an account cannot be changed' using errcode = 'P0403';
  end if;
  return new;
end $$;

create or replace trigger account_guarded before update on account for each row
  when (
    (new.balance <> old.balance and pg_trigger_depth() = 0)
    or new.id <> old.id or new.kind <> old.kind or new.brand <> old.brand or new.holder <> old.holder or new.currency <> old.currency or new.shard <> old.shard
  )
  execute function refuse_direct_balance();

-- Rejects an account that is created with a balance.
create or replace function refuse_opening_balance() returns trigger
language plpgsql as $$
begin
  if new.balance <> 0 then
    raise exception 'an account must be created with balance 0' using errcode = 'P0403';
  end if;
  return new;
end $$;

create or replace trigger account_opens_empty before insert on account for each row execute function refuse_opening_balance();

-- The shard (0 to 15) on which all movements of a player touch operator and provider accounts.
create or replace function shard_of(p_player_id text) returns smallint
language sql immutable as $$ select (('x' || substr(md5(p_player_id), 1, 4))::bit(16)::integer % 16)::smallint $$;

-- The id of an account; creates the account when it does not exist.
create or replace function account_for(p_kind text, p_brand text, p_holder text, p_currency text, p_shard smallint) returns bigint
language plpgsql as $$
declare
  v_id bigint;
begin
  select id into v_id from api.account where kind = p_kind and brand = p_brand and holder = p_holder and currency = p_currency and shard = p_shard;
  if v_id is null then
    insert into api.account (kind, brand, holder, currency, shard) values (p_kind, p_brand, p_holder, p_currency, p_shard) on conflict do nothing;
    select id into v_id from api.account where kind = p_kind and brand = p_brand and holder = p_holder and currency = p_currency and shard = p_shard;
  end if;
  return v_id;
end $$;

-- Wallets
-- -------

-- Creates the wallet of a player with its real and bonus account. Does nothing when it exists.
create or replace function open_wallet(p_player_id text, p_brand text, p_currency text) returns void
language sql set search_path = api, pg_temp as $$
  insert into wallet (player_id, brand, currency, real_account_id, bonus_account_id)
  values (p_player_id, p_brand, p_currency, account_for('player_real', p_brand, p_player_id, p_currency, 0::smallint), account_for('player_bonus', p_brand, p_player_id, p_currency, 0::smallint))
  on conflict (player_id) do nothing
$$;

-- The wallet, locked until the end of the transaction; a null row when the brand has no such player. Every movement takes this
-- lock first, so the movements of one player run one after the other and a duplicate always sees the first execution.
create or replace function locked_wallet(p_brand text, p_player_id text) returns wallet
language plpgsql as $$
declare
  v_wallet wallet;
begin
  select * into v_wallet from wallet where player_id = p_player_id and brand = p_brand for update;
  return v_wallet;
end $$;

-- The wallet as this transaction left it; the caller holds its lock.
create or replace function current_wallet(p_player_id text) returns wallet
language plpgsql as $$
declare
  v_wallet wallet;
begin
  select * into v_wallet from wallet where player_id = p_player_id;
  return v_wallet;
end $$;

-- Movements
-- ---------

-- The answer that needs no decision: UNKNOWN_PLAYER without a wallet, the stored result of an idempotency key, KEY_REUSED for a key
-- with another fingerprint. Null for a new key.
create or replace function replay(p_wallet wallet, p_key text, p_fingerprint text) returns movement
language plpgsql stable as $$
declare
  v_journal record;
begin
  if p_wallet.player_id is null then
    return refused('UNKNOWN_PLAYER');
  end if;
  select id, fingerprint, balance_after, version into v_journal from journal where player_id = p_wallet.player_id and idempotency_key = p_key;
  if not found then
    return null;
  elsif v_journal.fingerprint <> p_fingerprint then
    return refused('KEY_REUSED');
  end if;
  return row('OK', v_journal.balance_after, v_journal.version, v_journal.id, true, '{}')::movement;
end $$;

-- A movement that was refused, with the code and reasons for the caller.
create or replace function refused(p_code text, p_reasons text[] default '{}') returns movement
language sql immutable as $$ select row(p_code, null, null, null, false, p_reasons)::api.movement $$;

-- The movement that a product requests: its key, product and references, without changes of balances. The other side is the
-- account of the game provider.
create or replace function movement_of(p_request play_request, p_kind text) returns new_movement
language plpgsql immutable as $$
declare
  v_new new_movement;
begin
  v_new.kind := p_kind;
  v_new.key := p_request.key;
  v_new.fingerprint := p_request.fingerprint;
  v_new.amount := p_request.amount;
  v_new.counterparty := 'game_provider';
  v_new.holder := p_request.provider;
  v_new.at := p_request.at;
  v_new.product := p_request.product;
  v_new.reference := p_request.reference;
  v_new.game_id := p_request.game_id;
  v_new.game_session_id := p_request.game_session_id;
  return v_new;
end $$;

-- Writes one movement of real and bonus money: journal, entries, bonus, wallet version and event. INSUFFICIENT_FUNDS, with
-- nothing written, when a balance would become negative. The caller holds the lock of the wallet.
create or replace function write_movement(p_wallet wallet, p_new new_movement) returns movement
language plpgsql as $$
declare
  v_real_change constant bigint := coalesce(p_new.real_change, 0);
  v_bonus_change constant bigint := coalesce(p_new.bonus_change, 0);
  v_wagered constant bigint := coalesce(p_new.wagered, 0);
  v_counter constant bigint := -(v_real_change + v_bonus_change);
  v_balance bigint;
  v_bonus_balance bigint;
  v_bonus bonus;
  v_playable bigint := 0;
  v_version bigint := p_wallet.version + 1;
  v_journal_id bigint;
begin
  select r.balance + v_real_change, b.balance + v_bonus_change into v_balance, v_bonus_balance from account r, account b where r.id = p_wallet.real_account_id and b.id = p_wallet.bonus_account_id;
  if v_balance < 0 or v_bonus_balance < 0 then
    return refused('INSUFFICIENT_FUNDS');
  end if;
  if p_new.bonus_id is not null then
    update bonus set balance = balance + v_bonus_change, wagered = wagered + v_wagered where id = p_new.bonus_id and balance + v_bonus_change >= 0 returning * into v_bonus;
    if not found then
      return refused('INSUFFICIENT_FUNDS');
    end if;
  elsif v_bonus_balance > 0 then
    v_bonus := current_bonus(p_wallet.player_id, p_new.at);
  end if;
  if v_bonus_balance > 0 and p_new.game_id is not null then
    v_playable := playable_bonus(p_wallet.player_id, p_new.game_id, p_new.at);
  end if;
  update wallet set version = v_version where player_id = p_wallet.player_id;
  insert into journal (brand, player_id, kind, idempotency_key, fingerprint, amount, currency, product, reference, game_id, game_session_id, reverses_id, balance_after, version, effective_at, created_at,
    bonus_id, bonus_amount, wagered, playable_bonus)
  values (p_wallet.brand, p_wallet.player_id, p_new.kind, p_new.key, p_new.fingerprint, p_new.amount, p_wallet.currency, p_new.product, p_new.reference, p_new.game_id, p_new.game_session_id, p_new.reverses_id,
    v_balance, v_version, coalesce(p_new.effective_at, p_new.at), p_new.at, p_new.bonus_id, least(abs(v_bonus_change), p_new.amount), v_wagered, v_playable)
  returning id into v_journal_id;
  if v_real_change <> 0 or v_bonus_change <> 0 then
    insert into entry (journal_id, account_id, amount, currency)
    select v_journal_id, side.account_id, side.amount, p_wallet.currency
    from (values (p_wallet.real_account_id, v_real_change), (p_wallet.bonus_account_id, v_bonus_change),
      (case when v_counter <> 0 then account_for(p_new.counterparty, p_wallet.brand, p_new.holder, p_wallet.currency, shard_of(p_wallet.player_id)) end, v_counter)) side (account_id, amount)
    where side.amount <> 0;
  end if;
  insert into outbox (topic, payload) values ('api.wallet-changed', jsonb_build_object(
    'brand', p_wallet.brand, 'playerId', p_wallet.player_id, 'version', v_version, 'balance', v_balance, 'bonusBalance', v_bonus_balance,
    'currency', p_wallet.currency, 'amount', p_new.amount, 'gameId', p_new.game_id, 'wageringProgress', case when v_bonus.id is not null then wagering_progress(v_bonus) end,
    'moneyType', money_type_of(p_new.kind, p_new.product), 'product', p_new.product, 'reference', p_new.reference));
  return row('OK', v_balance, v_version, v_journal_id, false, '{}')::movement;
end $$;

-- The money type of a movement in the event api.wallet-changed. Casino, jackpot and raffle share the casino types.
create or replace function money_type_of(p_kind text, p_product text) returns text
language sql immutable as $$
  select case
    when p_product in ('casino', 'jackpot', 'raffle') then case p_kind when 'bet' then 'CasinoBet' when 'win' then 'CasinoWin' when 'rollback' then 'CasinoRollback' when 'free_round_win' then 'CasinoWin' else 'Adjustment' end
    when p_product = 'sportsbook' and p_kind in ('bet', 'win') then case p_kind when 'bet' then 'SportsBet' else 'SportsWin' end
    when p_kind = 'reward' then 'Reward'
    when p_kind = 'cashback' then 'Cashback'
    when p_kind in ('bonus_conversion', 'bonus_end') then 'Bonus'
    else 'Adjustment'
  end
$$;

-- Transfers money between the operator and a player by decision of staff; a negative amount debits the player.
create or replace function post_house_transfer(p_brand text, p_player_id text, p_key text, p_fingerprint text, p_amount bigint, p_currency text, p_at timestamptz) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_result movement;
  v_new new_movement;
begin
  if p_amount is null or p_amount = 0 then
    raise exception 'a transfer must not be 0' using errcode = 'P0422';
  end if;
  v_wallet := locked_wallet(p_brand, p_player_id);
  v_result := replay(v_wallet, p_key, p_fingerprint);
  if v_result.code is not null then
    return v_result;
  end if;
  if v_wallet.currency <> p_currency then
    return refused('CURRENCY_MISMATCH');
  end if;
  v_new.kind := 'house_transfer';
  v_new.key := p_key;
  v_new.fingerprint := p_fingerprint;
  v_new.amount := abs(p_amount);
  v_new.real_change := p_amount;
  v_new.counterparty := 'house';
  v_new.holder := '';
  v_new.at := p_at;
  return write_movement(v_wallet, v_new);
end $$;

-- Stakes, payouts and deposits of a period
-- ----------------------------------------

-- Sign of a journal kind in stakes (bet 1, rollback -1) and in payouts (win 1, win_reversal and play_debt -1), the same for
-- every product.
create or replace function stake_sign(p_kind text) returns integer
language sql immutable as $$ select case p_kind when 'bet' then 1 when 'rollback' then -1 else 0 end $$;

create or replace function payout_sign(p_kind text) returns integer
language sql immutable as $$ select case p_kind when 'win' then 1 when 'win_reversal' then -1 when 'play_debt' then -1 else 0 end $$;

-- Adds to the hourly sums of a player for the hour of `p_at`; the sums include bonus money.
create or replace function count_play(p_player_id text, p_at timestamptz, p_staked bigint, p_paid bigint, p_bonus_staked bigint, p_bonus_paid bigint) returns void
language plpgsql as $$
begin
  update play_hour set staked = staked + p_staked, paid = paid + p_paid, bonus_staked = bonus_staked + p_bonus_staked, bonus_paid = bonus_paid + p_bonus_paid
  where player_id = p_player_id and hour = date_trunc('hour', p_at);
  if not found then
    insert into play_hour (player_id, hour, staked, paid, bonus_staked, bonus_paid)
    values (p_player_id, date_trunc('hour', p_at), p_staked, p_paid, p_bonus_staked, p_bonus_paid);
  end if;
end $$;

-- Start of the period of a limit: rolling 24 h, 7 d or 30 d, or the calendar of the licence's time zone (weeks from Monday).
create or replace function period_start(p_period text, p_is_rolling boolean, p_time_zone text, p_at timestamptz) returns timestamptz
language sql stable set search_path = api, pg_temp as $$
  select case
    when p_is_rolling then p_at - case p_period when 'Day' then interval '24 hours' when 'Week' then interval '168 hours' else interval '720 hours' end
    else date_trunc(lower(p_period), p_at at time zone p_time_zone) at time zone p_time_zone
  end
$$;

-- End of the period of a limit: when it resets.
create or replace function period_end(p_period text, p_is_rolling boolean, p_time_zone text, p_at timestamptz) returns timestamptz
language sql stable set search_path = api, pg_temp as $$
  select case
    when p_is_rolling then p_at + case p_period when 'Day' then interval '24 hours' when 'Week' then interval '168 hours' else interval '720 hours' end
    else (date_trunc(lower(p_period), p_at at time zone p_time_zone) + ('1 ' || lower(p_period))::interval) at time zone p_time_zone
  end
$$;

-- Stakes, payouts and deposits since an instant, exact: whole hours from the hourly sums, the first hour from the journal.
create or replace function play_since(p_player_id text, p_since timestamptz) returns table (staked bigint, paid bigint, deposited bigint)
language sql stable set search_path = api, pg_temp as $$
  with edge as (select date_trunc('hour', p_since + interval '1 hour' - interval '1 microsecond') as first_whole_hour),
  whole as (
    select coalesce(sum(h.staked), 0) as staked, coalesce(sum(h.paid), 0) as paid, coalesce(sum(h.deposited), 0) as deposited
    from play_hour h, edge where h.player_id = p_player_id and h.hour >= edge.first_whole_hour
  ),
  partial as (
    select coalesce(sum(stake_sign(j.kind) * j.amount), 0) as staked,
           coalesce(sum(payout_sign(j.kind) * j.amount), 0) as paid,
           coalesce(sum(case when j.kind = 'deposit' then j.amount else 0 end), 0) as deposited
    from journal j, edge where j.player_id = p_player_id and j.effective_at >= p_since and j.effective_at < edge.first_whole_hour
  )
  select (whole.staked + partial.staked)::bigint, (whole.paid + partial.paid)::bigint, (whole.deposited + partial.deposited)::bigint from whole, partial
$$;

-- Real money staked and paid out since an instant: the basis of loss limits. Returned bonus money does not
-- raise the remaining amount.
create or replace function real_play_since(p_player_id text, p_since timestamptz) returns table (staked bigint, paid bigint)
language sql stable set search_path = api, pg_temp as $$
  with edge as (select date_trunc('hour', p_since + interval '1 hour' - interval '1 microsecond') as first_whole_hour),
  whole as (
    select coalesce(sum(h.staked - h.bonus_staked), 0) as staked, coalesce(sum(h.paid - h.bonus_paid), 0) as paid
    from play_hour h, edge where h.player_id = p_player_id and h.hour >= edge.first_whole_hour
  ),
  partial as (
    select coalesce(sum(stake_sign(j.kind) * (j.amount - j.bonus_amount)), 0) as staked,
           coalesce(sum(payout_sign(j.kind) * (j.amount - j.bonus_amount)), 0) as paid
    from journal j, edge where j.player_id = p_player_id and j.effective_at >= p_since and j.effective_at < edge.first_whole_hour
  )
  select (whole.staked + partial.staked)::bigint, (whole.paid + partial.paid)::bigint from whole, partial
$$;

-- Balances at an instant
-- ----------------------

-- The wallet version of the last movement before an instant; 0 when there was none.
create or replace function version_at(p_player_id text, p_at timestamptz) returns bigint
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_low bigint := 0;
  v_high bigint;
  v_middle bigint;
begin
  select version into v_high from wallet where player_id = p_player_id;
  while v_low < v_high loop
    v_middle := (v_low + v_high + 1) / 2;
    if (select created_at < p_at from journal where player_id = p_player_id and version = v_middle) then
      v_low := v_middle;
    else
      v_high := v_middle - 1;
    end if;
  end loop;
  return v_low;
end $$;

-- Real and bonus balance after the movement with this version. Journal ids of a player ascend with the version, so the bonus
-- balance is the sum of entries up to one journal id.
create or replace function balance_at_version(p_player_id text, p_version bigint) returns table (balance bigint, bonus_balance bigint)
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_journal_id bigint;
  v_bonus_account_id bigint;
begin
  select j.id, j.balance_after into v_journal_id, balance from journal j where j.player_id = p_player_id and j.version = p_version;
  select w.bonus_account_id into v_bonus_account_id from wallet w where w.player_id = p_player_id;
  balance := coalesce(balance, 0);
  select coalesce(sum(e.amount), 0) into bonus_balance from entry e where e.account_id = v_bonus_account_id and e.journal_id <= coalesce(v_journal_id, 0);
  return next;
end $$;

-- Real and bonus balance immediately before an instant.
create or replace function balance_at(p_player_id text, p_at timestamptz) returns table (balance bigint, bonus_balance bigint)
language sql stable set search_path = api, pg_temp as $$
  select b.balance, b.bonus_balance from balance_at_version(p_player_id, version_at(p_player_id, p_at)) b
$$;

-- Balances immediately before an instant, with the amounts pending in withdrawals and owed as debt.
create or replace function balances_at(p_player_id text, p_at timestamptz) returns table (version bigint, balance bigint, bonus_balance bigint, pending bigint, owed bigint)
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_journal_id bigint;
begin
  version := version_at(p_player_id, p_at);
  select b.balance, b.bonus_balance into balance, bonus_balance from balance_at_version(p_player_id, version) b;
  select j.id into v_journal_id from journal j where j.player_id = p_player_id and j.version = balances_at.version;
  select coalesce(sum(e.amount), 0) into pending from account a join entry e on e.account_id = a.id
  where a.kind = 'player_pending' and a.holder = p_player_id and a.brand = (select w.brand from wallet w where w.player_id = p_player_id) and e.journal_id <= coalesce(v_journal_id, 0);
  select coalesce(sum(case j.kind when 'debt_settled' then -j.amount else j.amount end), 0) into owed
  from journal j where j.player_id = p_player_id and j.kind in ('deposit_debt', 'play_debt', 'debt_settled') and j.version <= balances_at.version;
  return next;
end $$;

-- Sums of movements by page, read by statements (ADR 0169)
-- --------------------------------------------------------

-- Wallet versions per statement page. Long statements read the sums of whole pages (ADR 0169): each page is written once, in the
-- transaction of the first movement after it, and never changes because the journal does not.
create or replace function statement_page_size() returns bigint
language sql immutable as $$ select 2000::bigint $$;

-- Sums of the movements between two wallet versions by kind, product and game, from the journal.
create or replace function movement_sums(p_player_id text, p_after bigint, p_to bigint) returns table (
  kind text, game_id text, product text, movements bigint, amount bigint, real_change bigint, bonus_change bigint
)
language sql stable set search_path = api, pg_temp as $$
  select j.kind, j.game_id, j.product, count(*) filter (where j.amount > 0), sum(j.amount)::bigint,
    sum(case when j.kind in ('bet', 'win_reversal') then j.bonus_amount - j.amount else j.amount - j.bonus_amount end)::bigint,
    sum(case when j.kind in ('bet', 'win_reversal') then -j.bonus_amount else j.bonus_amount end)::bigint
  from journal j where j.player_id = p_player_id and j.version > p_after and j.version <= p_to and j.kind in ('bet', 'win', 'rollback', 'win_reversal')
  group by j.kind, j.game_id, j.product
  union all
  select case when m.kind = 'reward' and m.bonus_change > 0 then 'bonus_given' else m.kind end, m.game_id, m.product, count(*) filter (where m.amount > 0), sum(m.amount)::bigint,
    sum(m.real_change)::bigint, sum(m.bonus_change)::bigint
  from (
    select j.kind, j.game_id, j.product, j.amount, side.real_change, side.bonus_change
    from journal j join wallet w on w.player_id = j.player_id
    cross join lateral (
      select coalesce(sum(e.amount) filter (where e.account_id = w.real_account_id), 0) as real_change, coalesce(sum(e.amount) filter (where e.account_id = w.bonus_account_id), 0) as bonus_change
      from entry e where e.journal_id = j.id
    ) side
    where j.player_id = p_player_id and j.version > p_after and j.version <= p_to and j.kind not in ('bet', 'win', 'rollback', 'win_reversal')
  ) m group by 1, 2, 3
$$;

-- Writes the sums of one page; does nothing when the page exists.
create or replace function write_statement_page(p_player_id text, p_page bigint) returns void
language sql set search_path = api, pg_temp as $$
  insert into statement_page (player_id, page, kind, game_id, product, movements, amount, real_change, bonus_change)
  select p_player_id, p_page, s.kind, s.game_id, s.product, s.movements, s.amount, s.real_change, s.bonus_change
  from movement_sums(p_player_id, (p_page - 1) * statement_page_size(), p_page * statement_page_size()) s
$$;

-- Writes the previous page with the first movement after it.
create or replace function end_statement_page() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  perform write_statement_page(new.player_id, (new.version - 1) / statement_page_size());
  return null;
end $$;

create or replace trigger journal_ends_page after insert on journal for each row
  when (new.version > 1 and new.version % statement_page_size() = 1) execute function end_statement_page();

-- Checks
-- ------

-- Violations of the ledger's invariants; no row when the ledger is sound.
create or replace function ledger_faults() returns table (fault text, detail text)
language sql stable set search_path = api, pg_temp as $$
  select 'unbalanced journal', journal_id::text from entry group by journal_id, currency having sum(amount) <> 0
  union all
  select 'journal without two entries', j.id::text from journal j where j.amount <> 0 and (select count(*) from entry e where e.journal_id = j.id) < 2
  union all
  select 'balance differs from the sum of its entries', a.id::text from account a
    left join (select account_id, sum(amount) as total from entry group by account_id) e on e.account_id = a.id where a.balance <> coalesce(e.total, 0)
  union all
  select 'negative player balance', id::text from account where kind in ('player_real', 'player_bonus', 'player_pending') and balance < 0
  union all
  select 'balances of a currency do not sum to zero', currency from account group by currency having sum(balance) <> 0
  union all
  select 'wallet version differs from its number of movements', w.player_id from wallet w where w.version <> (select count(*) from journal j where j.player_id = w.player_id)
  union all
  select 'last balance of the journal differs from the wallet', w.player_id from wallet w join account a on a.id = w.real_account_id join journal j on j.player_id = w.player_id and j.version = w.version
    where j.balance_after <> a.balance
  union all
  select 'wager differs from the sum of its movements', r.id::text from wager r join lateral (
    select coalesce(sum(stake_sign(j.kind) * j.amount), 0) as stake, coalesce(sum(payout_sign(j.kind) * j.amount), 0) as paid
    from journal j where j.player_id = r.player_id and j.product = r.product and j.reference = r.reference) m on true where m.stake <> r.stake or m.paid <> r.paid
  union all
  select 'hourly sums differ from the journal', h.player_id from (select player_id, sum(staked) as staked, sum(paid) as paid from play_hour group by player_id) h
    join lateral (select coalesce(sum(stake_sign(j.kind) * j.amount), 0) as staked, coalesce(sum(payout_sign(j.kind) * j.amount), 0) as paid
    from journal j where j.player_id = h.player_id) m on true where m.staked <> h.staked or m.paid <> h.paid
$$;
