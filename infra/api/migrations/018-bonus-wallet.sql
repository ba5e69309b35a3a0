-- Bonus money that can be played (ADR 0103): real money is staked first, winnings go where the stake came from, what is wagered becomes real money.
-- All of it happens inside the movement that causes it, under the wallet's lock.

-- What a brand promises with every bonus; written from content at start, copied into each bonus on the day it is given.
create table bonus_rule (
  brand text primary key references brand_rule,
  lasts interval not null check (lasts > interval '0'),
  currency text not null,
  maximum_stake bigint check (maximum_stake > 0)
);

-- How much of a stake counts, in hundredths of a percent. JACKPOT is a game of whatever kind that has one.
create table bonus_contribution (
  brand text not null references bonus_rule,
  game_kind text not null check (game_kind in ('SLOT', 'ROULETTE', 'BLACKJACK', 'TABLE', 'LIVE', 'INSTANT', 'JACKPOT')),
  basis_points integer not null check (basis_points between 0 and 10000),
  primary key (brand, game_kind)
);

alter table bonus
  drop column wagering_progress,
  add column balance bigint not null default 0 check (balance >= 0),
  add column wagering_required bigint not null default 1 check (wagering_required > 0),
  add column wagered bigint not null default 0 check (wagered >= 0),
  add column maximum_stake bigint,
  add column maximum_payout bigint,
  add column contributions jsonb not null default '{}',
  add column given_at timestamptz not null default now(),
  -- decided, and waiting for the last round that it is in
  add column ends_as text check (ends_as in ('Converted', 'Expired')),
  add column end_reason text check (end_reason in ('WAGERED', 'USED_UP', 'RAN_OUT', 'GIVEN_UP')),
  add column ended_at timestamptz,
  add column end_journal_id bigint unique references journal,
  add column converted bigint not null default 0 check (converted >= 0);

-- Those that were given before money could be staked: untouched, without an end, by the terms that the offer had.
update bonus b
set balance = b.amount, wagering_required = greatest(1, floor(b.amount * r.wagering_factor)), maximum_payout = r.max_payout, given_at = r.claimed_at,
    contributions = '{"SLOT": 10000, "INSTANT": 10000, "TABLE": 2000, "ROULETTE": 2000, "BLACKJACK": 1000, "LIVE": 1000, "JACKPOT": 0}'
from player_reward r where r.assignation_id = b.id and r.journal_id is not null;

alter table bonus add constraint bonus_ends_whole check (
  (status = 'Active') = (ended_at is null) and (status = 'Active') = (end_reason is null) and (status = 'Active') = (end_journal_id is null)
  and (status = 'Active' or balance = 0) and (status = 'Converted' or converted = 0));
-- the one look that a bet of a player without a bonus pays for
create index bonus_active on bonus (player_id) where status = 'Active';
create index bonus_expiring on bonus (expires_at) where status = 'Active' and ends_as is null;

-- There is no way back, terms stay, and nothing of a bonus that is over ever moves.
create function guard_bonus() returns trigger
language plpgsql as $$
declare
  v_changing constant text[] := array['status', 'balance', 'wagered', 'ends_as', 'end_reason', 'ended_at', 'end_journal_id', 'converted'];
begin
  if tg_op = 'INSERT' then
    if new.status <> 'Active' or new.balance <> 0 or new.wagered <> 0 then
      raise exception 'a bonus begins Active and empty' using errcode = 'P0422';
    end if;
    return new;
  end if;
  if old.status <> 'Active' then
    raise exception 'a bonus that is % stays as it is', old.status using errcode = 'P0422';
  end if;
  if to_jsonb(new) - v_changing <> to_jsonb(old) - v_changing then
    raise exception 'what was promised is never changed' using errcode = 'P0403';
  end if;
  return new;
end $$;
create trigger bonus_guarded before insert or update on bonus for each row execute function guard_bonus();
create trigger bonus_kept before delete on bonus for each row execute function refuse_change();
create trigger bonus_no_truncate before truncate on bonus execute function refuse_change();

alter table journal
  add column bonus_id text,
  -- the part of the amount that is bonus money
  add column bonus_amount bigint not null default 0 check (bonus_amount >= 0),
  -- what it counted towards the requirement; negative when it is taken back
  add column wagered bigint not null default 0,
  -- bonus money that the game could have been played with afterwards; part of the answer, so that duplicates hear the same
  add column playable_bonus bigint not null default 0,
  add constraint journal_bonus_is_a_part check (bonus_amount <= amount);
create index journal_bonus on journal (bonus_id) where bonus_id is not null;

alter table game_round
  -- the bonus that this round counts for; it does not end before the round does
  add column bonus_id text,
  add column bonus_stake bigint not null default 0 check (bonus_stake between 0 and stake),
  add column bonus_paid bigint not null default 0 check (bonus_paid between 0 and paid);
create index game_round_of_bonus on game_round (bonus_id) where bonus_id is not null and status = 'OPEN';

alter table play_hour add column bonus_staked bigint not null default 0, add column bonus_paid bigint not null default 0;

do $$
declare
  v_rule text;
begin
  select pg_get_constraintdef(oid) into v_rule from pg_constraint where conname = 'journal_kind_check' and conrelid = 'journal'::regclass;
  alter table journal drop constraint journal_kind_check;
  execute format('alter table journal add constraint journal_kind_check check (%s or kind in (''bonus_conversion'', ''bonus_end'', ''cashback''))', regexp_replace(v_rule, '^CHECK ', ''));
end $$;

-- The bonus that new rounds are played with: the one that ends first; the others wait for it.
create function current_bonus(p_player_id text, p_at timestamptz) returns bonus
language plpgsql stable as $$
declare
  v_bonus bonus;
begin
  select * into v_bonus from bonus where player_id = p_player_id and status = 'Active' and ends_as is null and (expires_at is null or expires_at > p_at)
  order by expires_at nulls last, given_at, id limit 1;
  return v_bonus;
end $$;

create function wagering_progress(p_bonus bonus) returns double precision
language sql immutable as $$ select least(1, p_bonus.wagered::double precision / p_bonus.wagering_required) $$;

-- Bonus money that the player could stake in this game now.
create function playable_bonus(p_player_id text, p_game_id text, p_at timestamptz) returns bigint
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

-- Writes one movement of real and bonus money together: journal, entries, bonus, wallet version and outbox row.
create function write_split(
  p_wallet wallet, p_kind text, p_key text, p_fingerprint text, p_amount bigint, p_real bigint, p_bonus bigint, p_bonus_id text, p_wagered bigint,
  p_counterparty text, p_holder text, p_game_id text, p_game_session_id text, p_round_id text, p_reverses_id bigint, p_effective_at timestamptz, p_at timestamptz
) returns movement
language plpgsql as $$
declare
  v_balance bigint;
  v_bonus_balance bigint;
  v_bonus bonus;
  v_playable bigint := 0;
  v_version bigint := p_wallet.version + 1;
  v_journal_id bigint;
  v_counter bigint := -(p_real + p_bonus);
begin
  select r.balance + p_real, b.balance + p_bonus into v_balance, v_bonus_balance from account r, account b where r.id = p_wallet.real_account_id and b.id = p_wallet.bonus_account_id;
  if v_balance < 0 or v_bonus_balance < 0 then
    return refused('INSUFFICIENT_FUNDS');
  end if;
  if p_bonus_id is not null then
    update bonus set balance = balance + p_bonus, wagered = wagered + p_wagered where id = p_bonus_id and balance + p_bonus >= 0 returning * into v_bonus;
    if not found then
      return refused('INSUFFICIENT_FUNDS');
    end if;
  elsif v_bonus_balance > 0 then
    v_bonus := current_bonus(p_wallet.player_id, p_at);
  end if;
  if v_bonus_balance > 0 and p_game_id is not null then
    v_playable := playable_bonus(p_wallet.player_id, p_game_id, p_at);
  end if;
  update wallet set version = v_version where player_id = p_wallet.player_id;
  insert into journal (brand, player_id, kind, idempotency_key, fingerprint, amount, currency, game_id, game_session_id, round_id, reverses_id, balance_after, version, effective_at, created_at,
    bonus_id, bonus_amount, wagered, playable_bonus)
  values (p_wallet.brand, p_wallet.player_id, p_kind, p_key, p_fingerprint, p_amount, p_wallet.currency, p_game_id, p_game_session_id, p_round_id, p_reverses_id, v_balance, v_version, p_effective_at, p_at,
    p_bonus_id, least(abs(p_bonus), p_amount), p_wagered, v_playable)
  returning id into v_journal_id;
  if p_real <> 0 or p_bonus <> 0 then
    insert into entry (journal_id, account_id, amount, currency)
    select v_journal_id, side.account_id, side.amount, p_wallet.currency
    from (values (p_wallet.real_account_id, p_real), (p_wallet.bonus_account_id, p_bonus),
      (case when v_counter <> 0 then account_for(p_counterparty, p_wallet.brand, p_holder, p_wallet.currency, shard_of(p_wallet.player_id)) end, v_counter)) side (account_id, amount)
    where side.amount <> 0;
  end if;
  insert into outbox (topic, payload) values ('api.wallet-changed', jsonb_build_object(
    'brand', p_wallet.brand, 'playerId', p_wallet.player_id, 'version', v_version, 'balance', v_balance, 'bonusBalance', v_bonus_balance,
    'currency', p_wallet.currency, 'amount', p_amount, 'gameId', p_game_id, 'wageringProgress', case when v_bonus.id is not null then wagering_progress(v_bonus) end,
    'moneyType', case p_kind when 'bet' then 'CasinoBet' when 'win' then 'CasinoWin' when 'rollback' then 'CasinoRollback' when 'reward' then 'Reward' when 'cashback' then 'Cashback'
      when 'bonus_conversion' then 'Bonus' when 'bonus_end' then 'Bonus' else 'Adjustment' end));
  return row('OK', v_balance, v_version, v_journal_id, false, '{}')::movement;
end $$;

-- The movement without bonus money.
create or replace function write_movement(
  p_wallet wallet, p_kind text, p_key text, p_fingerprint text, p_delta bigint, p_counterparty text, p_holder text,
  p_game_id text, p_game_session_id text, p_round_id text, p_reverses_id bigint, p_effective_at timestamptz, p_at timestamptz
) returns movement
language plpgsql as $$
begin
  return write_split(p_wallet, p_kind, p_key, p_fingerprint, abs(p_delta), p_delta, 0, null, 0, p_counterparty, p_holder, p_game_id, p_game_session_id, p_round_id, p_reverses_id, p_effective_at, p_at);
end $$;

-- The wallet as this transaction left it.
create function own_wallet(p_player_id text) returns wallet
language plpgsql as $$
declare
  v_wallet wallet;
begin
  select * into v_wallet from wallet where player_id = p_player_id;
  return v_wallet;
end $$;

-- Gives bonus money with the brand's terms of today. Without terms there is no bonus.
create function give_bonus(
  p_wallet wallet, p_kind text, p_holder text, p_key text, p_fingerprint text, p_bonus_id text, p_name text, p_amount bigint, p_factor numeric, p_maximum_payout bigint, p_at timestamptz
) returns movement
language plpgsql as $$
declare
  v_rule bonus_rule;
begin
  select * into v_rule from bonus_rule where brand = p_wallet.brand;
  if not found then
    raise exception 'the brand % has no bonus terms', p_wallet.brand using errcode = 'P0422';
  end if;
  insert into bonus (id, player_id, name, status, amount, currency, expires_at, wagering_required, maximum_stake, maximum_payout, contributions, given_at)
  select p_bonus_id, p_wallet.player_id, p_name, 'Active', p_amount, p_wallet.currency, p_at + v_rule.lasts, greatest(1, floor(p_amount * p_factor)::bigint),
    case when v_rule.currency = p_wallet.currency then v_rule.maximum_stake end, p_maximum_payout, coalesce(jsonb_object_agg(c.game_kind, c.basis_points), '{}'), p_at
  from bonus_contribution c where c.brand = p_wallet.brand;
  return write_split(p_wallet, p_kind, p_key, p_fingerprint, p_amount, 0, p_amount, p_bonus_id, 0, 'house', p_holder, null, null, null, null, p_at, p_at);
end $$;

-- Takes what is left of a bonus: as real money up to the most it may become, or back to the house.
create function end_bonus(p_wallet wallet, p_bonus bonus, p_status text, p_reason text, p_key text, p_fingerprint text, p_at timestamptz) returns movement
language plpgsql as $$
declare
  v_paid bigint := case when p_status = 'Converted' then least(p_bonus.balance, coalesce(p_bonus.maximum_payout, p_bonus.balance)) else 0 end;
  v_result movement;
begin
  v_result := write_split(p_wallet, case when p_status = 'Converted' then 'bonus_conversion' else 'bonus_end' end, p_key, p_fingerprint,
    case when p_status = 'Converted' then v_paid else p_bonus.balance end, v_paid, -p_bonus.balance, p_bonus.id, 0, 'house', 'bonus', null, null, null, null, p_at, p_at);
  update bonus set status = p_status, end_reason = p_reason, ended_at = p_at, end_journal_id = v_result.journal_id, converted = v_paid, ends_as = null where id = p_bonus.id;
  return v_result;
end $$;

-- Ends a bonus whose time has come, unless a round that counts for it is still open: then the last of them does.
create function settle_bonus(p_player_id text, p_bonus_id text, p_at timestamptz) returns boolean
language plpgsql as $$
declare
  v_bonus bonus;
  v_status text;
begin
  select * into v_bonus from bonus where id = p_bonus_id and status = 'Active';
  if not found then
    return false;
  end if;
  -- a stake that went back may have taken the requirement with it
  v_status := case when v_bonus.wagered >= v_bonus.wagering_required then 'Converted' when v_bonus.ends_as = 'Expired' or v_bonus.expires_at <= p_at then 'Expired' end;
  if v_status is distinct from v_bonus.ends_as then
    update bonus set ends_as = v_status where id = p_bonus_id returning * into v_bonus;
  end if;
  if exists (select 1 from game_round where bonus_id = p_bonus_id and status = 'OPEN') then
    return false;
  end if;
  if v_bonus.balance = 0 then
    perform end_bonus(own_wallet(p_player_id), v_bonus, 'Expired', 'USED_UP', 'bonus-end:' || p_bonus_id, 'bonus-end', p_at);
  elsif v_status is not null then
    perform end_bonus(own_wallet(p_player_id), v_bonus, v_status, case v_status when 'Converted' then 'WAGERED' else 'RAN_OUT' end, 'bonus-end:' || p_bonus_id, 'bonus-end', p_at);
  else
    return false;
  end if;
  return true;
end $$;

-- Ends one bonus that has run out; true when there may be more. One a transaction, so that nobody waits for a crowd.
create function settle_expired_bonus(p_at timestamptz) returns boolean
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

-- The player gives a bonus up. Not while a round with it is open: what it wins is not known yet.
create function post_bonus_forfeit(p_brand text, p_player_id text, p_key text, p_fingerprint text, p_bonus_id text, p_at timestamptz) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_bonus bonus;
  v_result movement;
begin
  v_wallet := locked_wallet(p_brand, p_player_id);
  if v_wallet.player_id is null then
    return refused('UNKNOWN_PLAYER');
  end if;
  v_result := replay(p_player_id, p_key, p_fingerprint);
  if v_result.code is not null then
    return v_result;
  end if;
  select * into v_bonus from bonus where id = p_bonus_id and player_id = p_player_id;
  if not found then
    return refused('UNKNOWN_BONUS');
  elsif v_bonus.status <> 'Active' then
    return refused('BONUS_ENDED');
  elsif exists (select 1 from game_round where bonus_id = p_bonus_id and status = 'OPEN') then
    return refused('ROUND_OPEN');
  end if;
  return end_bonus(v_wallet, v_bonus, 'Forfeited', 'GIVEN_UP', p_key, p_fingerprint, p_at);
end $$;

-- ── Play ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

-- A movement of a game answers with the bonus money that can be played there, too.
create type game_movement as (code text, balance bigint, version bigint, journal_id bigint, replayed boolean, reasons text[], playable_bonus bigint);

create function of_game(p_movement movement) returns game_movement
language plpgsql stable as $$
begin
  return row(p_movement.code, p_movement.balance, p_movement.version, p_movement.journal_id, p_movement.replayed, p_movement.reasons,
    case when p_movement.journal_id is null then 0 else (select playable_bonus from journal where id = p_movement.journal_id) end)::game_movement;
end $$;

-- What a bet means for the player's bonus: how much of it is bonus money, and how much of it counts. Null: nothing.
create type bonus_share as (bonus_id text, amount bigint, wagered bigint, code text);

create function bonus_share_of(p_wallet wallet, p_game_id text, p_round_id text, p_amount bigint, p_at timestamptz) returns bonus_share
language plpgsql as $$
declare
  v_facts jsonb;
  v_round_bonus_id text;
  v_bonus bonus;
  v_real bigint;
begin
  select facts into v_facts from game where id = p_game_id;
  if not coalesce((v_facts->>'isBonusEnabled')::boolean, false) then
    return null;
  end if;
  select bonus_id into v_round_bonus_id from game_round where player_id = p_wallet.player_id and round_id = p_round_id;
  if v_round_bonus_id is not null then
    -- a round is played to its end with the bonus it was begun with, also when that has meanwhile been wagered
    select * into v_bonus from bonus where id = v_round_bonus_id and status = 'Active' and ends_as is distinct from 'Expired';
  else
    v_bonus := current_bonus(p_wallet.player_id, p_at);
  end if;
  if v_bonus.id is null then
    return null;
  end if;
  if p_amount > v_bonus.maximum_stake then
    return row(null, 0, 0, 'BONUS_MAX_STAKE')::bonus_share;
  end if;
  select balance into v_real from account where id = p_wallet.real_account_id;
  return row(v_bonus.id, greatest(0, p_amount - v_real),
    floor(p_amount::numeric * coalesce((v_bonus.contributions->>case when v_facts->'features' ? 'jackpot' then 'JACKPOT' else v_facts->>'kind' end)::integer, 0) / 10000)::bigint, null)::bonus_share;
end $$;

create function count_bonus_play(p_player_id text, p_at timestamptz, p_staked bigint, p_paid bigint) returns void
language plpgsql as $$
begin
  update play_hour set bonus_staked = bonus_staked + p_staked, bonus_paid = bonus_paid + p_paid where player_id = p_player_id and hour = date_trunc('hour', p_at);
end $$;

drop function post_bet(text, text, text, text, text, text, text, text, bigint, text, timestamptz);
drop function post_rollback(text, text, text, text, text, text, timestamptz);
drop function post_win(text, text, text, text, text, text, text, text, bigint, text, boolean, timestamptz);
drop function place_bet(text, text, text, text, text, text, text, text, bigint, text, timestamptz);
drop function take_back_bet(text, text, text, text, text, text, timestamptz);

create function place_bet(
  p_brand text, p_player_id text, p_key text, p_fingerprint text, p_provider text, p_game_id text, p_game_session_id text, p_round_id text,
  p_amount bigint, p_currency text, p_at timestamptz
) returns game_movement
language plpgsql as $$
declare
  v_wallet wallet;
  v_has_bonus boolean;
  v_share bonus_share;
  v_result movement;
begin
  if p_amount is null or p_amount < 0 then
    raise exception 'a stake is never negative' using errcode = 'P0422';
  end if;
  v_wallet := locked_wallet(p_brand, p_player_id);
  if v_wallet.player_id is null then
    return of_game(refused('UNKNOWN_PLAYER'));
  end if;
  v_result := replay(p_player_id, p_key, p_fingerprint);
  if v_result.code is not null then
    return of_game(v_result);
  end if;
  select * into v_result from (select code, null::bigint, null::bigint, null::bigint, true, reasons from refused_bet where player_id = p_player_id and bet_key = p_key) before;
  if v_result.code is not null then
    return of_game(v_result);
  end if;
  v_result := bet_refusal(v_wallet, p_game_id, p_game_session_id, p_round_id, p_amount, p_currency, p_at);
  v_has_bonus := exists (select 1 from bonus where player_id = p_player_id and status = 'Active');
  if v_result.code is null and v_has_bonus then
    v_share := bonus_share_of(v_wallet, p_game_id, p_round_id, p_amount, p_at);
    if v_share.code is not null then
      v_result := refused(v_share.code);
    end if;
  end if;
  if v_result.code is null and v_share.bonus_id is not null then
    v_result := write_split(v_wallet, 'bet', p_key, p_fingerprint, p_amount, v_share.amount - p_amount, -v_share.amount, v_share.bonus_id, v_share.wagered,
      'game_provider', p_provider, p_game_id, p_game_session_id, p_round_id, null, p_at, p_at);
  elsif v_result.code is null then
    v_result := write_movement(v_wallet, 'bet', p_key, p_fingerprint, -p_amount, 'game_provider', p_provider, p_game_id, p_game_session_id, p_round_id, null, p_at, p_at);
  end if;
  if v_result.code <> 'OK' then
    insert into refused_bet (player_id, bet_key, code, reasons, at) values (p_player_id, p_key, v_result.code, v_result.reasons, p_at);
    return of_game(v_result);
  end if;
  insert into game_round as r (brand, player_id, round_id, game_id, game_session_id, status, stake, currency, balance_after, opened_at, bonus_id, bonus_stake)
  values (p_brand, p_player_id, p_round_id, p_game_id, p_game_session_id, 'OPEN', p_amount, p_currency, v_result.balance, p_at, v_share.bonus_id, coalesce(v_share.amount, 0))
  on conflict (player_id, round_id) do update
    set stake = r.stake + excluded.stake, balance_after = excluded.balance_after, bonus_id = coalesce(r.bonus_id, excluded.bonus_id), bonus_stake = r.bonus_stake + excluded.bonus_stake;
  perform count_play(p_player_id, p_at, p_amount, 0);
  if v_share.amount > 0 then
    perform count_bonus_play(p_player_id, p_at, v_share.amount, 0);
  end if;
  update game_session set last_activity_at = greatest(last_activity_at, p_at) where id = p_game_session_id;
  insert into recently_played (player_id, game_id, played_at) values (p_player_id, p_game_id, p_at) on conflict (player_id, game_id) do update set played_at = excluded.played_at;
  if not v_has_bonus then
    return row(v_result.code, v_result.balance, v_result.version, v_result.journal_id, v_result.replayed, v_result.reasons, 0)::game_movement;
  end if;
  return of_game(v_result);
end $$;

-- The bet's answer with the contribution to the jackpot that rides on it, of real money as ever. No room for one: the bet stands alone.
drop function contribute(movement, text, text, text, text, bigint, timestamptz);
create function contribute(p_bet game_movement, p_player_id text, p_bet_key text, p_game_id text, p_game_session_id text, p_stake bigint, p_at timestamptz) returns game_movement
language plpgsql as $$
declare
  v_choice jackpot_choice;
  v_wallet wallet;
  v_player player;
  v_amount bigint;
  v_result movement;
  v_answer game_movement := p_bet;
begin
  if p_bet.replayed then
    select 'OK', balance_after, version, id, true, '{}'::text[] into v_result from journal where player_id = p_player_id and idempotency_key = 'jackpot:' || p_bet_key;
    if found then
      v_answer.balance := v_result.balance;
      v_answer.version := v_result.version;
    end if;
    return v_answer;
  end if;
  select * into v_choice from jackpot_choice where player_id = p_player_id and opted_in;
  if not found then
    return p_bet;
  end if;
  -- rounded down: never more than what was agreed
  v_amount := coalesce(p_stake * v_choice.share_basis_points / 10000, case when p_stake > 0 then v_choice.amount else 0 end);
  if v_amount = 0 or v_amount > p_bet.balance then
    return p_bet;
  end if;
  select * into v_player from player where id = p_player_id;
  if limit_refusal(v_player, v_amount, p_at) is not null then
    return p_bet;
  end if;
  v_wallet := own_wallet(p_player_id);
  v_result := write_movement(v_wallet, 'bet', 'jackpot:' || p_bet_key, 'jackpot', -v_amount, 'jackpot', v_choice.instance_id, p_game_id, p_game_session_id, null, null, p_at, p_at);
  perform count_play(p_player_id, p_at, v_amount, 0);
  perform announce_contribution(v_wallet, v_result.journal_id, v_choice.instance_id, v_amount, p_at);
  v_answer.balance := v_result.balance;
  v_answer.version := v_result.version;
  return v_answer;
end $$;

create function post_bet(
  p_brand text, p_player_id text, p_key text, p_fingerprint text, p_provider text, p_game_id text, p_game_session_id text, p_round_id text,
  p_amount bigint, p_currency text, p_at timestamptz
) returns game_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_bet game_movement;
begin
  v_bet := place_bet(p_brand, p_player_id, p_key, p_fingerprint, p_provider, p_game_id, p_game_session_id, p_round_id, p_amount, p_currency, p_at);
  if v_bet.code <> 'OK' then
    return v_bet;
  end if;
  return contribute(v_bet, p_player_id, p_key, p_game_id, p_game_session_id, p_amount, p_at);
end $$;

-- Always creditable. A win goes where the round's stakes came from, in proportion over the whole round; what does not divide is real money.
create function post_win(
  p_brand text, p_player_id text, p_key text, p_fingerprint text, p_provider text, p_game_id text, p_game_session_id text, p_round_id text,
  p_amount bigint, p_currency text, p_closes_round boolean, p_at timestamptz
) returns game_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_round game_round;
  v_bonus_id text;
  v_bonus bigint := 0;
  v_result movement;
begin
  if p_amount is null or p_amount < 0 then
    raise exception 'a win is never negative' using errcode = 'P0422';
  end if;
  v_wallet := locked_wallet(p_brand, p_player_id);
  if v_wallet.player_id is null then
    return of_game(refused('UNKNOWN_PLAYER'));
  end if;
  v_result := replay(p_player_id, p_key, p_fingerprint);
  if v_result.code is not null then
    return of_game(v_result);
  end if;
  if v_wallet.currency <> p_currency then
    return of_game(refused('CURRENCY_MISMATCH'));
  end if;
  select * into v_round from game_round where player_id = p_player_id and round_id = p_round_id;
  if v_round.status = 'ROLLED_BACK' then
    return of_game(refused('ROLLED_BACK'));
  end if;
  if v_round.bonus_stake > 0 then
    -- a win that comes after the round was over finds its bonus ended, and is the player's own
    select id into v_bonus_id from bonus where id = v_round.bonus_id and status = 'Active';
  end if;
  if v_bonus_id is not null then
    v_bonus := greatest(0, least(p_amount, floor((v_round.paid + p_amount)::numeric * v_round.bonus_stake / v_round.stake)::bigint - v_round.bonus_paid));
  end if;
  v_result := write_split(v_wallet, 'win', p_key, p_fingerprint, p_amount, p_amount - v_bonus, v_bonus, v_bonus_id, 0, 'game_provider', p_provider,
    p_game_id, p_game_session_id, p_round_id, null, p_at, p_at);
  insert into game_round as r (brand, player_id, round_id, game_id, game_session_id, status, paid, currency, balance_after, opened_at, closed_at)
  values (p_brand, p_player_id, p_round_id, p_game_id, p_game_session_id, case when p_closes_round then 'CLOSED' else 'OPEN' end, p_amount, p_currency, v_result.balance, p_at, case when p_closes_round then p_at end)
  on conflict (player_id, round_id) do update
    set paid = r.paid + excluded.paid, bonus_paid = r.bonus_paid + v_bonus, balance_after = excluded.balance_after,
        status = case when r.status = 'CLOSED' then 'CLOSED' else excluded.status end, closed_at = coalesce(r.closed_at, excluded.closed_at);
  perform count_play(p_player_id, p_at, 0, p_amount);
  if v_bonus > 0 then
    perform count_bonus_play(p_player_id, p_at, 0, v_bonus);
  end if;
  update game_session set last_activity_at = greatest(last_activity_at, p_at) where id = p_game_session_id and closed_at is null;
  if v_round.bonus_id is not null then
    perform settle_bonus(p_player_id, v_round.bonus_id, p_at);
  end if;
  return of_game(v_result);
end $$;

-- Gives a stake back, to where it came from, with what it had counted for. An unknown bet is voided for ever, so that it is refused if it comes late.
create function take_back_bet(p_brand text, p_player_id text, p_key text, p_fingerprint text, p_provider text, p_bet_key text, p_at timestamptz) returns game_movement
language plpgsql as $$
declare
  v_wallet wallet;
  v_bet journal;
  v_round game_round;
  v_bonus_id text;
  v_bonus bigint := 0;
  v_result movement;
begin
  v_wallet := locked_wallet(p_brand, p_player_id);
  if v_wallet.player_id is null then
    return of_game(refused('UNKNOWN_PLAYER'));
  end if;
  v_result := replay(p_player_id, p_key, p_fingerprint);
  if v_result.code is not null then
    return of_game(v_result);
  end if;
  select * into v_bet from journal where player_id = p_player_id and idempotency_key = p_bet_key;
  if not found then
    insert into refused_bet (player_id, bet_key, code, at) values (p_player_id, p_bet_key, 'ROLLED_BACK', p_at) on conflict do nothing;
    return row('OK', (select balance from account where id = v_wallet.real_account_id), v_wallet.version, null, false, '{}', 0)::game_movement;
  end if;
  if v_bet.kind <> 'bet' then
    return of_game(refused('NOT_A_BET'));
  end if;
  select * into v_result from (select 'OK', balance_after, version, id, true, '{}'::text[] from journal where reverses_id = v_bet.id) done;
  if v_result.code is not null then
    return of_game(v_result);
  end if;
  select * into v_round from game_round where player_id = p_player_id and round_id = v_bet.round_id for update;
  if v_round.status = 'CLOSED' then
    return of_game(refused('ROUND_CLOSED'));
  end if;
  -- the round is open, so its bonus is: what was staked with it can go back to it
  select id into v_bonus_id from bonus where id = v_bet.bonus_id and status = 'Active';
  if v_bonus_id is not null then
    v_bonus := v_bet.bonus_amount;
  end if;
  v_result := write_split(v_wallet, 'rollback', p_key, p_fingerprint, v_bet.amount, v_bet.amount - v_bonus, v_bonus, v_bonus_id, case when v_bonus_id is null then 0 else -v_bet.wagered end,
    'game_provider', p_provider, v_bet.game_id, v_bet.game_session_id, v_bet.round_id, v_bet.id, v_bet.effective_at, p_at);
  update game_round
  set stake = stake - v_bet.amount, bonus_stake = bonus_stake - v_bonus, balance_after = v_result.balance,
      status = case when stake - v_bet.amount = 0 and paid = 0 then 'ROLLED_BACK' else status end,
      closed_at = case when stake - v_bet.amount = 0 and paid = 0 then p_at else closed_at end
  where id = v_round.id;
  perform count_play(p_player_id, v_bet.effective_at, -v_bet.amount, 0);
  if v_bonus > 0 then
    perform count_bonus_play(p_player_id, v_bet.effective_at, -v_bonus, 0);
  end if;
  if v_bet.bonus_id is not null then
    perform settle_bonus(p_player_id, v_bet.bonus_id, p_at);
  end if;
  return of_game(v_result);
end $$;

-- A bet that goes back takes its contribution with it.
create function post_rollback(p_brand text, p_player_id text, p_key text, p_fingerprint text, p_provider text, p_bet_key text, p_at timestamptz) returns game_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_back game_movement;
  v_stake journal;
  v_instance_id text;
  v_wallet wallet;
  v_result movement;
begin
  v_back := take_back_bet(p_brand, p_player_id, p_key, p_fingerprint, p_provider, p_bet_key, p_at);
  if v_back.code <> 'OK' then
    return v_back;
  end if;
  select * into v_stake from journal where player_id = p_player_id and idempotency_key = 'jackpot:' || p_bet_key;
  if not found then
    return v_back;
  end if;
  select 'OK', balance_after, version, v_back.journal_id, true, '{}'::text[] into v_result from journal where reverses_id = v_stake.id;
  if found then
    v_back.balance := v_result.balance;
    v_back.version := v_result.version;
    v_back.replayed := true;
    return v_back;
  end if;
  select instance_id into v_instance_id from jackpot_contribution where journal_id = v_stake.id;
  v_wallet := own_wallet(p_player_id);
  v_result := write_movement(v_wallet, 'rollback', 'jackpot-back:' || p_bet_key, 'jackpot', v_stake.amount, 'jackpot', v_instance_id, v_stake.game_id, v_stake.game_session_id, null,
    v_stake.id, v_stake.effective_at, p_at);
  perform count_play(p_player_id, v_stake.effective_at, -v_stake.amount, 0);
  perform announce_contribution(v_wallet, v_result.journal_id, v_instance_id, -v_stake.amount, p_at);
  v_back.balance := v_result.balance;
  v_back.version := v_result.version;
  return v_back;
end $$;

-- ── Limits, claims, faults ───────────────────────────────────────────────────────────────────────────────────────────

-- Real money staked and returned since an instant: what losses are counted in. Bonus money that comes back makes no room for losses.
create function real_play_since(p_player_id text, p_since timestamptz) returns table (staked bigint, paid bigint)
language sql stable set search_path = api, pg_temp as $$
  with edge as (select date_trunc('hour', p_since + interval '1 hour' - interval '1 microsecond') as first_whole_hour),
  whole as (
    select coalesce(sum(h.staked - h.bonus_staked), 0) as staked, coalesce(sum(h.paid - h.bonus_paid), 0) as paid
    from play_hour h, edge where h.player_id = p_player_id and h.hour >= edge.first_whole_hour
  ),
  partial as (
    select coalesce(sum(case j.kind when 'bet' then j.amount - j.bonus_amount when 'rollback' then j.bonus_amount - j.amount else 0 end), 0) as staked,
           coalesce(sum(case j.kind when 'win' then j.amount - j.bonus_amount else 0 end), 0) as paid
    from journal j, edge where j.player_id = p_player_id and j.effective_at >= p_since and j.effective_at < edge.first_whole_hour
  )
  select (whole.staked + partial.staked)::bigint, (whole.paid + partial.paid)::bigint from whole, partial
$$;

create or replace function limit_refusal(p_player player, p_stake bigint, p_at timestamptz) returns text
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_limit record;
  v_play record;
begin
  if exists (
    select 1 from limit_rule rule left join player_limit l on l.player_id = p_player.id and l.kind = rule.kind and l.period = rule.period
    where rule.brand = p_player.brand and rule.is_required and l.ceiling is null
  ) then
    return 'LIMIT_REQUIRED';
  end if;
  -- most players have none: one look by primary key, then nothing
  if not exists (select 1 from player_limit where player_id = p_player.id and ceiling is not null) then
    return null;
  end if;
  for v_limit in
    select l.kind, l.ceiling, period_start(l.period, rule.is_rolling, brand.time_zone, p_at) as since
    from player_limit l
    join brand_rule brand on brand.brand = p_player.brand
    join limit_rule rule on rule.brand = p_player.brand and rule.kind = l.kind and rule.period = l.period
    where l.player_id = p_player.id and l.ceiling is not null and l.kind <> 'DEPOSIT'
  loop
    if v_limit.kind = 'SESSION' then
      if minutes_played_since(p_player.id, v_limit.since, p_at) >= v_limit.ceiling then
        return 'LIMIT_REACHED';
      end if;
    elsif v_limit.kind = 'WAGER' then
      -- every stake counts, whoever's money it is
      select * into v_play from play_since(p_player.id, v_limit.since);
      if v_play.staked + p_stake > v_limit.ceiling then
        return 'LIMIT_REACHED';
      end if;
    else
      select * into v_play from real_play_since(p_player.id, v_limit.since);
      if v_play.staked - v_play.paid + p_stake > v_limit.ceiling then
        return 'LIMIT_REACHED';
      end if;
    end if;
  end loop;
  return null;
end $$;

create or replace function post_reward_claim(p_brand text, p_player_id text, p_key text, p_fingerprint text, p_assignation_id text, p_at timestamptz) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_reward player_reward;
  v_player player;
  v_blocks text[];
  v_result movement;
begin
  v_wallet := locked_wallet(p_brand, p_player_id);
  if v_wallet.player_id is null then
    return refused('UNKNOWN_PLAYER');
  end if;
  v_result := replay(p_player_id, p_key, p_fingerprint);
  if v_result.code is not null then
    return v_result;
  end if;
  select * into v_reward from player_reward where assignation_id = p_assignation_id and player_id = p_player_id for update;
  if not found then
    return refused('UNKNOWN_REWARD');
  elsif v_reward.journal_id is not null then
    return refused('ALREADY_CLAIMED');
  elsif v_reward.status = 'Removed' then
    return refused('REWARD_REMOVED');
  elsif reward_status(v_reward, p_at) = 'Expired' then
    return refused('REWARD_EXPIRED');
  elsif reward_status(v_reward, p_at) = 'Scheduled' then
    return refused('REWARD_NOT_YET');
  elsif v_reward.claim_type <> 'Manual' or v_reward.kind not in ('MoneyDrop', 'BonusMoneyDrop') then
    return refused('NOT_CLAIMABLE');
  end if;
  -- share lock: an exclusion that commits while this claim runs waits for it, and every later claim sees the exclusion
  select * into v_player from player where id = p_player_id for share;
  v_blocks := reward_blocks(v_player, p_at);
  if v_blocks is null or cardinality(v_blocks) > 0 then
    return refused('PLAYER_BLOCKED', coalesce(v_blocks, '{}'));
  end if;

  if v_reward.status = 'Scheduled' then
    update player_reward set status = 'Unclaimed', updated_at = p_at where assignation_id = p_assignation_id;
  end if;
  update player_reward set status = 'Processing', updated_at = p_at where assignation_id = p_assignation_id;
  if v_wallet.currency <> v_reward.currency then
    update player_reward set status = 'FailedProcessing', failure = 'CURRENCY_MISMATCH' where assignation_id = p_assignation_id;
    return refused('CURRENCY_MISMATCH');
  end if;

  if v_reward.kind = 'MoneyDrop' then
    v_result := write_movement(v_wallet, 'reward', p_key, p_fingerprint, v_reward.amount, 'house', 'rewards', null, null, null, null, p_at, p_at);
  else
    v_result := give_bonus(v_wallet, 'reward', 'rewards', p_key, p_fingerprint, p_assignation_id, v_reward.name, v_reward.amount, v_reward.wagering_factor, v_reward.max_payout, p_at);
  end if;
  update player_reward set status = 'Credited', claimed_at = p_at, journal_id = v_result.journal_id, failure = null where assignation_id = p_assignation_id;
  return v_result;
end $$;

-- Where bonuses and ledger tell two stories: no row when they tell one.
create function bonus_faults() returns table (fault text, detail text)
language sql stable set search_path = api, pg_temp as $$
  select 'bonus account is not the sum of active bonuses', w.player_id from wallet w join account a on a.id = w.bonus_account_id
    left join (select player_id, sum(balance) as total from bonus where status = 'Active' group by player_id) b on b.player_id = w.player_id where a.balance <> coalesce(b.total, 0)
  union all
  select 'bonus is not the sum of its entries', b.id from bonus b join wallet w on w.player_id = b.player_id left join lateral (
    select sum(e.amount) as total from journal j join entry e on e.journal_id = j.id and e.account_id = w.bonus_account_id
    where j.bonus_id = b.id or (j.bonus_id is null and j.id = (select r.journal_id from player_reward r where r.assignation_id = b.id))) m on true where coalesce(m.total, 0) <> b.balance
  union all
  select 'wagering is not what was counted', b.id from bonus b left join (select bonus_id, sum(wagered) as total from journal where bonus_id is not null group by bonus_id) m on m.bonus_id = b.id
    where coalesce(m.total, 0) <> b.wagered
  union all
  select 'conversion without its other side', b.id from bonus b left join journal j on j.id = b.end_journal_id
    where b.status = 'Converted' and (j.kind is distinct from 'bonus_conversion' or b.converted <> coalesce(
      (select sum(e.amount) from entry e join wallet w on w.player_id = b.player_id and w.real_account_id = e.account_id where e.journal_id = j.id), 0))
  union all
  select 'conversion before its requirement, or above its most', b.id from bonus b where b.status = 'Converted' and (b.wagered < b.wagering_required or b.converted > b.maximum_payout)
  union all
  select 'end that is not in the ledger', b.id from bonus b left join journal j on j.id = b.end_journal_id where b.status in ('Expired', 'Forfeited') and j.kind is distinct from 'bonus_end'
  union all
  select 'end of no bonus', j.id::text from journal j left join bonus b on b.end_journal_id = j.id where j.kind in ('bonus_conversion', 'bonus_end') and b.id is null
  union all
  select 'bonus that ended under an open round', b.id from bonus b where b.status <> 'Active' and exists (select 1 from game_round r where r.bonus_id = b.id and r.status = 'OPEN')
  union all
  select 'bonus that should have ended', b.id from bonus b where b.status = 'Active' and (b.wagered >= b.wagering_required or b.balance = 0)
    and not exists (select 1 from game_round r where r.bonus_id = b.id and r.status = 'OPEN') and exists (select 1 from journal j where j.bonus_id = b.id and j.kind = 'bet')
  union all
  select 'round is not the sum of its bonus money', r.id::text from game_round r join (
    select player_id, round_id, sum(case kind when 'bet' then bonus_amount when 'rollback' then -bonus_amount else 0 end) as stake, sum(case kind when 'win' then bonus_amount else 0 end) as paid
    from journal where bonus_id is not null and round_id is not null group by player_id, round_id) m on m.player_id = r.player_id and m.round_id = r.round_id
    where m.stake <> r.bonus_stake or m.paid <> r.bonus_paid
  union all
  select 'hourly sums differ from the bonus money played', h.player_id from (select player_id, sum(bonus_staked) as staked, sum(bonus_paid) as paid from play_hour group by player_id) h
    left join (select player_id, sum(case kind when 'bet' then bonus_amount when 'rollback' then -bonus_amount else 0 end) as staked, sum(case kind when 'win' then bonus_amount else 0 end) as paid
    from journal where bonus_id is not null group by player_id) m on m.player_id = h.player_id where coalesce(m.staked, 0) <> h.staked or coalesce(m.paid, 0) <> h.paid
$$;

-- A movement of real and bonus money has more than two sides.
create or replace function ledger_faults() returns table (fault text, detail text)
language sql stable set search_path = api, pg_temp as $$
  select 'unbalanced journal', journal_id::text from entry group by journal_id, currency having sum(amount) <> 0
  union all
  select 'journal without its pair', j.id::text from journal j where j.amount <> 0 and (select count(*) from entry e where e.journal_id = j.id) < 2
  union all
  select 'balance is not the fold of its entries', a.id::text from account a
    left join (select account_id, sum(amount) as total from entry group by account_id) e on e.account_id = a.id where a.balance <> coalesce(e.total, 0)
  union all
  select 'negative player balance', id::text from account where kind in ('player_real', 'player_bonus', 'player_pending') and balance < 0
  union all
  select 'money from nowhere', currency from account group by currency having sum(balance) <> 0
  union all
  select 'wallet version is not its number of movements', w.player_id from wallet w where w.version <> (select count(*) from journal j where j.player_id = w.player_id)
  union all
  select 'last balance of the journal is not the wallet''s', w.player_id from wallet w join account a on a.id = w.real_account_id join journal j on j.player_id = w.player_id and j.version = w.version
    where j.balance_after <> a.balance
  union all
  select 'round is not the sum of its movements', r.id::text from game_round r join lateral (
    select coalesce(sum(case j.kind when 'bet' then j.amount when 'rollback' then -j.amount else 0 end), 0) as stake, coalesce(sum(case when j.kind = 'win' then j.amount else 0 end), 0) as paid
    from journal j where j.player_id = r.player_id and j.round_id = r.round_id) m on true where m.stake <> r.stake or m.paid <> r.paid
  union all
  select 'hourly sums differ from the journal', h.player_id from (select player_id, sum(staked) as staked, sum(paid) as paid from play_hour group by player_id) h
    join lateral (select coalesce(sum(case j.kind when 'bet' then j.amount when 'rollback' then -j.amount else 0 end), 0) as staked, coalesce(sum(case when j.kind = 'win' then j.amount else 0 end), 0) as paid
    from journal j where j.player_id = h.player_id) m on true where m.staked <> h.staked or m.paid <> h.paid
$$;
