-- Debt of a player: deposits and wins reversed after the money was spent (ADR 0159), less settlements; minor
-- units.
create or replace function open_debt(p_player_id text) returns bigint
language sql stable set search_path = api, pg_temp as $$
  select coalesce(sum(case kind when 'debt_settled' then -amount else amount end), 0)::bigint from journal where player_id = p_player_id and kind in ('deposit_debt', 'play_debt', 'debt_settled')
$$;

-- Pays the debt from the balance, as far as the balance reaches.
create or replace function settle_debt(p_wallet wallet, p_key text, p_at timestamptz) returns movement
language plpgsql as $$
declare
  v_debt constant bigint := open_debt(p_wallet.player_id);
  v_posting payment_posting;
begin
  if v_debt = 0 then
    return refused('NO_DEBT');
  end if;
  v_posting.kind := 'debt_settled';
  v_posting.key := p_key;
  v_posting.amount := least(v_debt, (select balance from account where id = p_wallet.real_account_id));
  if v_posting.amount = 0 then
    return refused('INSUFFICIENT_FUNDS');
  end if;
  v_posting.from_account_id := p_wallet.real_account_id;
  v_posting.to_account_id := account_for('house', p_wallet.brand, 'debts', p_wallet.currency, shard_of(p_wallet.player_id));
  v_posting.money_type := 'Adjustment';
  v_posting.at := p_at;
  return write_payment_movement(p_wallet.player_id, v_posting);
end $$;

-- Settles the debt by the player's request: the whole debt, or the whole balance when it is less.
create or replace function post_debt_settlement(p_brand text, p_player_id text, p_key text, p_at timestamptz) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_result movement;
begin
  v_wallet := locked_wallet(p_brand, p_player_id);
  v_result := replay(v_wallet, p_key, 'debt_settled');
  if v_result.code is not null then
    return v_result;
  end if;
  return settle_debt(v_wallet, p_key, p_at);
end $$;

-- Differences between debts and the ledger; no row when they agree.
create or replace function debt_faults() returns table (fault text, detail text)
language sql stable set search_path = api, pg_temp as $$
  select 'debts account differs from the debts of players', a.brand from (select brand, sum(balance) as balance from account where kind = 'house' and holder = 'debts' group by brand) a
    left join (select brand, sum(case kind when 'debt_settled' then -amount else amount end) as owed from journal where kind in ('deposit_debt', 'play_debt', 'debt_settled') group by brand) j on j.brand = a.brand
    where a.balance <> -coalesce(j.owed, 0)
  union all
  select 'more debt settled than owed', player_id from journal where kind in ('deposit_debt', 'play_debt', 'debt_settled') group by player_id having sum(case kind when 'debt_settled' then -amount else amount end) < 0
$$;
