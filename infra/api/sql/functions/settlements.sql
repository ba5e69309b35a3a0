-- Settlements
-- -----------

-- The bonus of a wager while its bonus money can still return to it; null when it has ended.
create or replace function active_bonus_of(p_wager wager) returns text
language sql stable as $$
  select id from api.bonus where p_wager.bonus_stake > 0 and id = p_wager.bonus_id and status = 'Active'
$$;

-- Credits a payout to a wager; no limit or player status refuses it. Money returns to the balances that staked it, in proportion
-- over the whole wager; the remainder of the division is real money. `p_stake_part` is the part of the stake that a partial
-- settlement (cash-out) settles: 0 for an ordinary payout. `p_closes` ends the wager, and so does settling its whole stake.
-- `p_counted` is the stake of another product than the casino that counts towards wagering from now on, in total; null: unchanged.
drop function if exists settle(play_request, boolean, bigint);
create or replace function settle(p_request play_request, p_closes boolean, p_stake_part bigint default 0, p_counted bigint default null) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_wager wager;
  v_bonus_id text;
  v_bonus bigint := 0;
  v_closes boolean := p_closes;
  v_new new_movement;
  v_result movement;
begin
  if p_request.amount is null or p_request.amount < 0 then
    raise exception 'a win must not be negative' using errcode = 'P0422';
  end if;
  if p_stake_part is null or p_stake_part < 0 then
    raise exception 'the settled part of a stake must not be negative' using errcode = 'P0422';
  end if;
  v_wallet := locked_wallet(p_request.brand, p_request.player_id);
  v_result := replay(v_wallet, p_request.key, p_request.fingerprint);
  if v_result.code is not null then
    return to_play_movement(v_result);
  end if;
  if v_wallet.currency <> p_request.currency then
    return to_play_movement(refused('CURRENCY_MISMATCH'));
  end if;
  select * into v_wager from wager where player_id = p_request.player_id and product = p_request.product and reference = p_request.reference;
  if v_wager.status = 'ROLLED_BACK' then
    return to_play_movement(refused('ROLLED_BACK'));
  -- the win of a free round follows the terms of its reward
  elsif v_wager.id is null and exists (select 1 from free_round where player_id = p_request.player_id and reference = p_request.reference) then
    return to_play_movement(refused('NOT_A_BET'));
  end if;
  if p_stake_part > 0 then
    if v_wager.status is distinct from 'OPEN' then
      return to_play_movement(refused('ROUND_CLOSED'));
    elsif v_wager.settled_stake + p_stake_part > v_wager.stake then
      return to_play_movement(refused('STAKE_EXCEEDED'));
    end if;
    v_closes := p_closes or v_wager.settled_stake + p_stake_part = v_wager.stake;
  end if;
  -- the bonus of a closed round has ended: a late win is real money
  v_bonus_id := active_bonus_of(v_wager);
  if v_bonus_id is not null then
    v_bonus := greatest(0, least(p_request.amount, floor((v_wager.paid + p_request.amount)::numeric * v_wager.bonus_stake / v_wager.stake)::bigint - v_wager.bonus_paid));
  end if;
  v_new := movement_of(p_request, 'win');
  v_new.real_change := p_request.amount - v_bonus;
  v_new.bonus_change := v_bonus;
  v_new.wagered := wagering_of_settlement(v_wager, p_counted);
  v_new.bonus_id := case when v_bonus_id is null and v_new.wagered <> 0 then v_wager.bonus_id else v_bonus_id end;
  v_result := write_movement(v_wallet, v_new);
  insert into wager as r (brand, player_id, product, reference, game_id, game_session_id, status, paid, currency, balance_after, opened_at, closed_at)
  values (p_request.brand, p_request.player_id, p_request.product, p_request.reference, p_request.game_id, p_request.game_session_id, case when v_closes then 'CLOSED' else 'OPEN' end,
    p_request.amount, p_request.currency, v_result.balance, p_request.at, case when v_closes then p_request.at end)
  on conflict (player_id, product, reference) do update
    set paid = r.paid + excluded.paid, bonus_paid = r.bonus_paid + v_bonus, balance_after = excluded.balance_after, settled_stake = r.settled_stake + p_stake_part,
        status = case when r.status = 'CLOSED' then 'CLOSED' else excluded.status end, closed_at = coalesce(r.closed_at, excluded.closed_at);
  perform count_play(p_request.player_id, p_request.at, 0, p_request.amount, 0, v_bonus);
  update game_session set last_activity_at = greatest(last_activity_at, p_request.at) where id = p_request.game_session_id and closed_at is null;
  if v_wager.bonus_id is not null then
    perform settle_bonus(p_request.player_id, v_wager.bonus_id, p_request.at);
  end if;
  return to_play_movement(v_result);
end $$;

-- Writes payouts that close open wagers without a bonus, one or many for each player, in one statement, with the effects of settle(): journal,
-- entries, wager, wallet version, hourly sums and event. The caller holds the lock of every wallet, and has checked that the players have no bonus money, that no
-- key was used before, and that the account of the provider exists.
create or replace function write_payouts(p_requests play_request[]) returns void
language plpgsql
-- as write_bets(): planned once per connection
set search_path = api, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
  with payouts as materialized (
    -- numbered in the order of the versions: journal ids of a player ascend with them
    select p.*, nextval('journal_id_seq') as journal_id from (
      select r.ordinality as place, r.brand, r.player_id, r.key, r.fingerprint, r.product, r.reference, r.amount, r.currency, r.at,
        w.real_account_id, h.id as provider_account_id, g.id as wager_id,
        w.version + row_number() over own as next_version, (a.balance + sum(r.amount) over own)::bigint as balance_after
      from unnest(p_requests) with ordinality r
      join wallet w on w.player_id = r.player_id
      join account a on a.id = w.real_account_id
      join wager g on g.player_id = r.player_id and g.product = r.product and g.reference = r.reference
      join account h on h.kind = 'game_provider' and h.brand = w.brand and h.holder = r.provider and h.currency = w.currency and h.shard = shard_of(w.player_id)
      window own as (partition by r.player_id order by r.ordinality)
      order by r.player_id, r.ordinality
    ) p
  ),
  counted as (
    update wallet w set version = p.version from (select player_id, max(next_version) as version from payouts group by player_id) p where w.player_id = p.player_id
  ),
  journaled as (
    insert into journal (id, brand, player_id, kind, idempotency_key, fingerprint, amount, currency, product, reference, balance_after, version, effective_at, created_at)
    overriding system value
    select p.journal_id, p.brand, p.player_id, 'win', p.key, p.fingerprint, p.amount, p.currency, p.product, p.reference, p.balance_after, p.next_version, p.at, p.at
    from payouts p
  ),
  -- one insert, so that the trigger locks the accounts in the order of their ids, each once
  posted as (
    insert into entry (journal_id, account_id, amount, currency)
    select p.journal_id, side.account_id, side.amount, p.currency from payouts p
    cross join lateral (values (p.real_account_id, p.amount), (p.provider_account_id, -p.amount)) side (account_id, amount)
    where side.amount <> 0
  ),
  published as (
    insert into outbox (topic, payload)
    select 'api.wallet-changed', jsonb_build_object('brand', p.brand, 'playerId', p.player_id, 'version', p.next_version, 'balance', p.balance_after, 'bonusBalance', 0,
      'currency', p.currency, 'amount', p.amount, 'gameId', null, 'wageringProgress', null, 'moneyType', money_type_of('win', p.product), 'product', p.product, 'reference', p.reference)
    from payouts p
  ),
  hours as (
    insert into play_hour as h (player_id, hour, paid)
    select p.player_id, date_trunc('hour', p.at), sum(p.amount) from payouts p where p.amount > 0 group by p.player_id, date_trunc('hour', p.at)
    on conflict (player_id, hour) do update set paid = h.paid + excluded.paid
  )
  update wager g set paid = g.paid + p.amount, balance_after = p.balance_after, status = 'CLOSED', closed_at = p.at from payouts p where g.id = p.wager_id;
end $$;

-- Corrects the result of a closed wager: `amount` is its total payout from now on. More is credited; less is
-- debited from the balance as far as it reaches, and the rest becomes a debt (ADR 0159). The correction
-- counts at the time of the original result, so that limits and statements see the corrected result. Bonus
-- money is corrected only while the bonus is active, and after it was converted in real money. `p_counted` as in settle().
drop function if exists resettle(play_request);
create or replace function resettle(p_request play_request, p_counted bigint default null) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_wager wager;
  v_bonus_id text;
  v_bonus bigint := 0;
  v_change bigint;
  v_new new_movement;
  v_result movement;
begin
  if p_request.amount is null or p_request.amount < 0 then
    raise exception 'a payout must not be negative' using errcode = 'P0422';
  end if;
  v_wallet := locked_wallet(p_request.brand, p_request.player_id);
  v_result := replay(v_wallet, p_request.key, p_request.fingerprint);
  if v_result.code is not null then
    return to_play_movement(v_result);
  end if;
  if v_wallet.currency <> p_request.currency then
    return to_play_movement(refused('CURRENCY_MISMATCH'));
  end if;
  select * into v_wager from wager where player_id = p_request.player_id and product = p_request.product and reference = p_request.reference;
  if v_wager.status is distinct from 'CLOSED' then
    return to_play_movement(refused('NOT_SETTLED'));
  end if;
  v_change := p_request.amount - v_wager.paid;
  v_bonus_id := active_bonus_of(v_wager);
  if v_bonus_id is not null then
    v_bonus := floor(p_request.amount::numeric * v_wager.bonus_stake / v_wager.stake)::bigint - v_wager.bonus_paid;
    v_bonus := case when v_change < 0 then greatest(v_change, least(0, v_bonus), -(select balance from bonus where id = v_bonus_id)) else least(v_change, greatest(0, v_bonus)) end;
  elsif v_change < 0 and v_wager.bonus_paid > 0 and not exists (select 1 from bonus where id = v_wager.bonus_id and status = 'Converted') then
    -- the bonus ended without conversion: the operator has its part of the payout already, so that it is not debited again
    v_change := v_change + least(-v_change, greatest(0, v_wager.bonus_paid - floor(p_request.amount::numeric * v_wager.bonus_stake / v_wager.stake)::bigint));
  end if;
  v_new := movement_of(p_request, case when v_change < 0 then 'win_reversal' else 'win' end);
  -- debits no more than the balance
  v_new.real_change := greatest(v_change - v_bonus, -(select balance from account where id = v_wallet.real_account_id));
  v_new.bonus_change := v_bonus;
  v_new.amount := abs(v_new.real_change + v_bonus);
  v_new.wagered := wagering_of_settlement(v_wager, p_counted);
  v_new.bonus_id := case when v_bonus_id is null and v_new.wagered <> 0 then v_wager.bonus_id else v_bonus_id end;
  v_new.game_id := v_wager.game_id;
  v_new.game_session_id := v_wager.game_session_id;
  v_new.effective_at := v_wager.closed_at;
  v_result := write_movement(v_wallet, v_new);
  if v_new.real_change + v_bonus > v_change then
    perform write_play_debt(p_request, v_wager, v_new.real_change + v_bonus - v_change);
  end if;
  update wager set paid = paid + v_change, bonus_paid = bonus_paid + v_bonus, balance_after = v_result.balance where id = v_wager.id;
  perform count_play(p_request.player_id, v_wager.closed_at, 0, v_change, 0, v_bonus);
  if v_wager.bonus_id is not null then
    perform settle_bonus(p_request.player_id, v_wager.bonus_id, p_request.at);
  end if;
  return to_play_movement(v_result);
end $$;

-- Books the part of a reversed win that the balance does not cover as a debt of the player to the operator.
create or replace function write_play_debt(p_request play_request, p_wager wager, p_amount bigint) returns void
language plpgsql as $$
declare
  v_wallet wallet := current_wallet(p_request.player_id);
  v_shard smallint := shard_of(p_request.player_id);
  v_journal_id bigint;
begin
  update wallet set version = version + 1 where player_id = p_request.player_id;
  insert into journal (brand, player_id, kind, idempotency_key, fingerprint, amount, currency, product, reference, game_id, balance_after, version, effective_at, created_at)
  select v_wallet.brand, v_wallet.player_id, 'play_debt', 'play-debt:' || p_request.key, p_request.fingerprint, p_amount, v_wallet.currency, p_request.product, p_request.reference, p_wager.game_id,
    (select balance from account where id = v_wallet.real_account_id), v_wallet.version + 1, p_wager.closed_at, p_request.at
  returning id into v_journal_id;
  insert into entry (journal_id, account_id, amount, currency) values
    (v_journal_id, account_for('house', v_wallet.brand, 'debts', v_wallet.currency, v_shard), -p_amount, v_wallet.currency),
    (v_journal_id, account_for('game_provider', v_wallet.brand, p_request.provider, v_wallet.currency, v_shard), p_amount, v_wallet.currency);
end $$;

-- Voids
-- -----

-- Voids the stake with the key `p_stake_key`: returns it to the balances it came from, with its contribution to wagering and to a
-- jackpot. An unknown stake is refused when it arrives later. Returns the stored result when it was voided before.
create or replace function void_stake(p_request play_request, p_stake_key text) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_bet journal;
  v_wager wager;
  v_bonus_id text;
  v_bonus bigint := 0;
  v_new new_movement;
  v_result movement;
begin
  v_wallet := locked_wallet(p_request.brand, p_request.player_id);
  v_result := replay(v_wallet, p_request.key, p_request.fingerprint);
  if v_result.code = 'OK' then
    return return_contribution(to_play_movement(v_result), p_request, p_stake_key);
  elsif v_result.code is not null then
    return to_play_movement(v_result);
  end if;
  select * into v_bet from journal where player_id = p_request.player_id and idempotency_key = p_stake_key;
  if not found then
    insert into refused_bet (player_id, bet_key, code, at) values (p_request.player_id, p_stake_key, 'ROLLED_BACK', p_request.at) on conflict do nothing;
    return return_contribution(row('OK', (select balance from account where id = v_wallet.real_account_id), v_wallet.version, null, false, '{}', 0)::play_movement, p_request, p_stake_key);
  end if;
  if v_bet.kind <> 'bet' or v_bet.product <> p_request.product then
    return to_play_movement(refused('NOT_A_BET'));
  end if;
  select * into v_result from (select 'OK', balance_after, version, id, true, '{}'::text[] from journal where reverses_id = v_bet.id) done;
  if v_result.code is not null then
    return return_contribution(to_play_movement(v_result), p_request, p_stake_key);
  end if;
  select * into v_wager from wager where player_id = p_request.player_id and product = v_bet.product and reference = v_bet.reference for update;
  if v_wager.status = 'CLOSED' or v_wager.settled_stake > 0 then
    return to_play_movement(refused('ROUND_CLOSED'));
  end if;
  -- an open round keeps its bonus active: the bonus money returns to it
  select id into v_bonus_id from bonus where id = v_bet.bonus_id and status = 'Active';
  if v_bonus_id is not null then
    v_bonus := v_bet.bonus_amount;
  end if;
  v_new := movement_of(p_request, 'rollback');
  v_new.amount := v_bet.amount;
  v_new.real_change := v_bet.amount - v_bonus;
  v_new.bonus_change := v_bonus;
  v_new.bonus_id := v_bonus_id;
  v_new.wagered := case when v_bonus_id is null then 0 else -v_bet.wagered end;
  v_new.reference := v_bet.reference;
  v_new.game_id := v_bet.game_id;
  v_new.game_session_id := v_bet.game_session_id;
  v_new.reverses_id := v_bet.id;
  v_new.effective_at := v_bet.effective_at;
  v_result := write_movement(v_wallet, v_new);
  update wager
  set stake = stake - v_bet.amount, bonus_stake = bonus_stake - v_bonus, balance_after = v_result.balance,
      status = case when stake - v_bet.amount = 0 and paid = 0 then 'ROLLED_BACK' else status end,
      closed_at = case when stake - v_bet.amount = 0 and paid = 0 then p_request.at else closed_at end
  where id = v_wager.id;
  perform count_play(p_request.player_id, v_bet.effective_at, -v_bet.amount, 0, -v_bonus, 0);
  if v_bet.bonus_id is not null then
    perform settle_bonus(p_request.player_id, v_bet.bonus_id, p_request.at);
  end if;
  return return_contribution(to_play_movement(v_result), p_request, p_stake_key);
end $$;
