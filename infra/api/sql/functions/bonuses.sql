-- The bonus that new rounds are played with: the active one that expires first.
create or replace function current_bonus(p_player_id text, p_at timestamptz) returns bonus
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_bonus bonus;
begin
  select * into v_bonus from bonus where player_id = p_player_id and status = 'Active' and ends_as is null and (expires_at is null or expires_at > p_at)
  order by expires_at nulls last, given_at, id limit 1;
  return v_bonus;
end $$;

-- Share of the wagering requirement that is met, 0 to 1.
create or replace function wagering_progress(p_bonus bonus) returns double precision
language sql immutable as $$ select least(1, p_bonus.wagered::double precision / p_bonus.wagering_required) $$;

-- Bonus money that the player can stake in a game now, in minor units.
create or replace function playable_bonus(p_player_id text, p_game_id text, p_at timestamptz) returns bigint
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_bonus bonus;
begin
  v_bonus := current_bonus(p_player_id, p_at);
  if v_bonus.id is null or not coalesce((select (facts->>'isBonusEnabled')::boolean from game where id = p_game_id), false) then
    return 0;
  end if;
  return v_bonus.balance;
end $$;

-- The bonus part of a bet: bonus money staked and contribution to wagering, or a refusal code when the maximum stake is exceeded or
-- the bonus that the player chose for another product is not available.
-- A round continues with the bonus it started with; expired bonuses are not used even before they are settled.
create or replace function bonus_share_for(p_wallet wallet, p_request play_request) returns bonus_share
language plpgsql as $$
declare
  v_facts jsonb;
  v_wager wager;
  v_bonus bonus;
  v_real bigint;
begin
  if p_request.product = 'casino' then
    select facts into v_facts from game where id = p_request.game_id;
    if not coalesce((v_facts->>'isBonusEnabled')::boolean, false) then
      return null;
    end if;
  elsif p_request.money is distinct from 'BONUS' then
    return null;
  end if;
  select * into v_wager from wager where player_id = p_wallet.player_id and product = p_request.product and reference = p_request.reference;
  if v_wager.bonus_id is not null then
    -- a round continues with the bonus it started with, even if the bonus has been wagered since
    select * into v_bonus from bonus where id = v_wager.bonus_id and status = 'Active'
      and (wagered >= wagering_required or ends_as is null and (expires_at is null or expires_at > p_request.at));
  else
    v_bonus := current_bonus(p_wallet.player_id, p_request.at);
  end if;
  if v_bonus.id is null then
    return case when p_request.product <> 'casino' then row(null, 0, 0, 'BONUS_UNAVAILABLE')::bonus_share end;
  end if;
  -- a round of another product takes bonus money only when the player chose it, and the terms of the bonus list the product
  if p_request.product <> 'casino' and not v_bonus.contributions ? upper(p_request.product) then
    return row(null, 0, 0, 'BONUS_UNAVAILABLE')::bonus_share;
  end if;
  -- the maximum stake applies to the whole round or slip, not to each of its stakes
  if coalesce(v_wager.stake, 0) + p_request.amount > v_bonus.maximum_stake then
    return row(null, 0, 0, 'BONUS_MAX_STAKE')::bonus_share;
  end if;
  select balance into v_real from account where id = p_wallet.real_account_id;
  return row(v_bonus.id, greatest(0, p_request.amount - v_real),
    -- other products count when they are settled
    case when p_request.product = 'casino'
      then contribution_to_wagering(v_bonus, case when v_facts->'features' ? 'jackpot' then 'JACKPOT' else v_facts->>'kind' end, p_request.amount) else 0 end, null)::bonus_share;
end $$;

-- Part of a stake that counts towards the wagering requirement of a bonus, rounded down.
create or replace function contribution_to_wagering(p_bonus bonus, p_kind text, p_amount bigint) returns bigint
language sql immutable as $$
  select floor(p_amount::numeric * coalesce((p_bonus.contributions->>p_kind)::integer, 0) / 10000)::bigint
$$;

-- Change of the wagered amount of the bonus of a wager by a settlement: the contribution of `p_counted`, its stake that counts in
-- total, less what has been counted. 0 after the end of the bonus, and for the casino, whose stakes count when they are placed.
create or replace function wagering_of_settlement(p_wager wager, p_counted bigint) returns bigint
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_bonus bonus;
begin
  if p_wager.bonus_id is null or p_wager.product = 'casino' or p_counted is null then
    return 0;
  end if;
  select * into v_bonus from bonus where id = p_wager.bonus_id and status = 'Active';
  if v_bonus.id is null then
    return 0;
  end if;
  return contribution_to_wagering(v_bonus, upper(p_wager.product), p_counted) - coalesce((
    select sum(wagered) from journal where player_id = p_wager.player_id and product = p_wager.product and reference = p_wager.reference and bonus_id = v_bonus.id), 0);
end $$;

-- Grants bonus money with the current terms of the brand. Raises P0422 when the brand has no bonus terms.
create or replace function grant_bonus(p_wallet wallet, p_grant bonus_grant) returns movement
language plpgsql as $$
declare
  v_rule bonus_rule;
  v_new new_movement;
begin
  select * into v_rule from bonus_rule where brand = p_wallet.brand;
  if not found then
    raise exception 'the brand % has no bonus terms', p_wallet.brand using errcode = 'P0422';
  end if;
  insert into bonus (id, player_id, name, status, amount, currency, expires_at, wagering_required, maximum_stake, maximum_payout, contributions, sports_terms, given_at)
  select p_grant.bonus_id, p_wallet.player_id, p_grant.name, 'Active', p_grant.amount, p_wallet.currency, p_grant.at + v_rule.lasts,
    greatest(1, floor(p_grant.amount * p_grant.wagering_factor)::bigint), case when v_rule.currency = p_wallet.currency then v_rule.maximum_stake end, p_grant.maximum_payout,
    coalesce(jsonb_object_agg(c.game_kind, c.basis_points), '{}'), v_rule.sports_terms, p_grant.at
  from bonus_contribution c where c.brand = p_wallet.brand;
  v_new.kind := p_grant.kind;
  v_new.key := p_grant.key;
  v_new.fingerprint := p_grant.fingerprint;
  v_new.amount := p_grant.amount;
  v_new.bonus_change := p_grant.amount;
  v_new.counterparty := 'house';
  v_new.holder := p_grant.holder;
  v_new.at := p_grant.at;
  v_new.bonus_id := p_grant.bonus_id;
  return write_movement(p_wallet, v_new);
end $$;

-- Ends a bonus: converts the rest to real money up to its maximum payout, or returns it to the operator.
create or replace function end_bonus(p_wallet wallet, p_bonus bonus, p_status text, p_reason text, p_key text, p_fingerprint text, p_at timestamptz) returns movement
language plpgsql as $$
declare
  v_paid bigint := case when p_status = 'Converted' then least(p_bonus.balance, coalesce(p_bonus.maximum_payout, p_bonus.balance)) else 0 end;
  v_new new_movement;
  v_result movement;
begin
  v_new.kind := case when p_status = 'Converted' then 'bonus_conversion' else 'bonus_end' end;
  v_new.key := p_key;
  v_new.fingerprint := p_fingerprint;
  v_new.amount := case when p_status = 'Converted' then v_paid else p_bonus.balance end;
  v_new.real_change := v_paid;
  v_new.bonus_change := -p_bonus.balance;
  v_new.counterparty := 'house';
  v_new.holder := 'bonus';
  v_new.at := p_at;
  v_new.bonus_id := p_bonus.id;
  v_result := write_movement(p_wallet, v_new);
  update bonus set status = p_status, end_reason = p_reason, ended_at = p_at, end_journal_id = v_result.journal_id, converted = v_paid, ends_as = null where id = p_bonus.id;
  return v_result;
end $$;

-- Ends a bonus that is wagered, used up or expired, unless one of its rounds is open: then the last round to close ends it.
create or replace function settle_bonus(p_player_id text, p_bonus_id text, p_at timestamptz) returns boolean
language plpgsql as $$
declare
  v_bonus bonus;
  v_status text;
begin
  select * into v_bonus from bonus where id = p_bonus_id and status = 'Active';
  if not found then
    return false;
  end if;
  -- a rollback may have reduced the wagered amount below the requirement
  v_status := case when v_bonus.wagered >= v_bonus.wagering_required then 'Converted' when v_bonus.ends_as = 'Expired' or v_bonus.expires_at <= p_at then 'Expired' end;
  if v_status is distinct from v_bonus.ends_as then
    update bonus set ends_as = v_status where id = p_bonus_id returning * into v_bonus;
  end if;
  if exists (select 1 from wager where bonus_id = p_bonus_id and status = 'OPEN') then
    return false;
  end if;
  if v_bonus.balance = 0 then
    perform end_bonus(current_wallet(p_player_id), v_bonus, 'Expired', 'USED_UP', 'bonus-end:' || p_bonus_id, 'bonus-end', p_at);
  elsif v_status is not null then
    perform end_bonus(current_wallet(p_player_id), v_bonus, v_status, case v_status when 'Converted' then 'WAGERED' else 'RAN_OUT' end, 'bonus-end:' || p_bonus_id, 'bonus-end', p_at);
  else
    return false;
  end if;
  return true;
end $$;

-- Ends one expired bonus; true when there may be more. One per transaction, so that no player waits for a batch.
create or replace function settle_expired_bonus(p_at timestamptz) returns boolean
language plpgsql set search_path = api, pg_temp as $$
declare
  v_due record;
begin
  for v_due in select b.id, b.player_id from bonus b where b.status = 'Active' and b.ends_as is null and b.expires_at <= p_at order by b.expires_at limit 32 loop
    perform 1 from wallet where player_id = v_due.player_id for update skip locked;
    if found then
      perform settle_bonus(v_due.player_id, v_due.id, p_at);
      return true;
    end if;
  end loop;
  return false;
end $$;

-- Forfeits a bonus by the player's decision. Refused while one of its rounds is open, because a win may follow.
create or replace function post_bonus_forfeit(p_brand text, p_player_id text, p_key text, p_fingerprint text, p_bonus_id text, p_at timestamptz) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_bonus bonus;
  v_result movement;
begin
  v_wallet := locked_wallet(p_brand, p_player_id);
  v_result := replay(v_wallet, p_key, p_fingerprint);
  if v_result.code is not null then
    return v_result;
  end if;
  select * into v_bonus from bonus where id = p_bonus_id and player_id = p_player_id;
  if not found then
    return refused('UNKNOWN_BONUS');
  elsif v_bonus.status <> 'Active' then
    return refused('BONUS_ENDED');
  elsif exists (select 1 from wager where bonus_id = p_bonus_id and status = 'OPEN') then
    return refused('ROUND_OPEN');
  end if;
  return end_bonus(v_wallet, v_bonus, 'Forfeited', 'GIVEN_UP', p_key, p_fingerprint, p_at);
end $$;

-- Rejects illegal changes of a bonus: terms are fixed, an ended bonus never changes. Only wins of free spins add to a bonus, which
-- raises its amount and its requirement.
create or replace function guard_bonus() returns trigger
language plpgsql as $$
declare
  v_changing text[] := array['status', 'balance', 'wagered', 'ends_as', 'end_reason', 'ended_at', 'end_journal_id', 'converted'];
begin
  if tg_op = 'INSERT' then
    if new.status <> 'Active' or new.balance <> 0 or new.wagered <> 0 then
      raise exception 'a new bonus must be Active with balance and wagered 0' using errcode = 'P0422';
    end if;
    return new;
  end if;
  if old.status <> 'Active' then
    raise exception 'a bonus with status % cannot change', old.status using errcode = 'P0422';
  end if;
  if new.amount > old.amount and new.wagering_required > old.wagering_required and exists (select 1 from api.free_spin_grant g where starts_with(old.id, g.assignation_id) and g.player_id = old.player_id) then
    v_changing := v_changing || array['amount', 'wagering_required'];
  end if;
  if to_jsonb(new) - v_changing <> to_jsonb(old) - v_changing then
    raise exception 'the terms cannot be changed' using errcode = 'P0403';
  end if;
  return new;
end $$;

create or replace trigger bonus_guarded before insert or update on bonus for each row execute function guard_bonus();

-- Differences between bonuses and the ledger; no row when they agree.
create or replace function bonus_faults() returns table (fault text, detail text)
language sql stable set search_path = api, pg_temp as $$
  select 'bonus account is not the sum of active bonuses', w.player_id from wallet w join account a on a.id = w.bonus_account_id
    left join (select player_id, sum(balance) as total from bonus where status = 'Active' group by player_id) b on b.player_id = w.player_id where a.balance <> coalesce(b.total, 0)
  union all
  select 'bonus is not the sum of its entries', b.id from bonus b join wallet w on w.player_id = b.player_id left join lateral (
    select sum(e.amount) as total from journal j join entry e on e.journal_id = j.id and e.account_id = w.bonus_account_id
    where j.bonus_id = b.id or (j.bonus_id is null and j.id = (select r.journal_id from player_reward r where r.assignation_id = b.id))) m on true where coalesce(m.total, 0) <> b.balance
  union all
  select 'wagered amount differs from the journal', b.id from bonus b left join (select bonus_id, sum(wagered) as total from journal where bonus_id is not null group by bonus_id) m on m.bonus_id = b.id
    where coalesce(m.total, 0) <> b.wagered
  union all
  select 'conversion without its ledger entry', b.id from bonus b left join journal j on j.id = b.end_journal_id
    where b.status = 'Converted' and (j.kind is distinct from 'bonus_conversion' or b.converted <> coalesce(
      (select sum(e.amount) from entry e join wallet w on w.player_id = b.player_id and w.real_account_id = e.account_id where e.journal_id = j.id), 0))
  union all
  select 'conversion before its requirement or above its maximum', b.id from bonus b where b.status = 'Converted' and (b.wagered < b.wagering_required or b.converted > b.maximum_payout)
  union all
  select 'ended bonus without a journal row', b.id from bonus b left join journal j on j.id = b.end_journal_id where b.status in ('Expired', 'Forfeited') and j.kind is distinct from 'bonus_end'
  union all
  select 'journal row of a bonus end without its bonus', j.id::text from journal j left join bonus b on b.end_journal_id = j.id where j.kind in ('bonus_conversion', 'bonus_end') and b.id is null
  union all
  select 'bonus ended while a round was open', b.id from bonus b where b.status <> 'Active' and exists (select 1 from wager r where r.bonus_id = b.id and r.status = 'OPEN')
  union all
  select 'bonus that should have ended', b.id from bonus b where b.status = 'Active' and (b.wagered >= b.wagering_required or b.balance = 0)
    and not exists (select 1 from wager r where r.bonus_id = b.id and r.status = 'OPEN') and exists (select 1 from journal j where j.bonus_id = b.id and j.kind = 'bet')
  union all
  select 'wager is not the sum of its bonus money', r.id::text from wager r join (
    select player_id, product, reference, sum(stake_sign(kind) * bonus_amount) as stake, sum(payout_sign(kind) * bonus_amount) as paid
    from journal where bonus_id is not null and reference is not null group by player_id, product, reference) m on m.player_id = r.player_id and m.product = r.product and m.reference = r.reference
    where m.stake <> r.bonus_stake or m.paid <> r.bonus_paid
  union all
  select 'hourly sums differ from the bonus money played', h.player_id from (select player_id, sum(bonus_staked) as staked, sum(bonus_paid) as paid from play_hour group by player_id) h
    left join (select player_id, sum(stake_sign(kind) * bonus_amount) as staked, sum(payout_sign(kind) * bonus_amount) as paid
    from journal where bonus_id is not null group by player_id) m on m.player_id = h.player_id where coalesce(m.staked, 0) <> h.staked or coalesce(m.paid, 0) <> h.paid
$$;
