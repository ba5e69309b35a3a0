-- Free spins: rounds without a stake of the player (requirements/states#free-spins)
-- ---------------------------------------------------------------------------------
-- The house account `free_spins` pays the stake of each round to the game provider, which pays the win. Stake and win count
-- for no limit, wagering requirement, mission or raffle ticket.

-- The status of a grant at an instant: Ready, InUse, Used, Expired or Forfeited.
create or replace function free_spin_status(p_grant free_spin_grant, p_at timestamptz) returns text
language sql immutable as $$
  select case
    when p_grant.used = p_grant.spins then 'Used'
    when p_grant.forfeited_at < p_grant.expires_at then 'Forfeited'
    when p_grant.expires_at <= p_at then 'Expired'
    when p_grant.used > 0 then 'InUse'
    else 'Ready'
  end
$$;

-- The game in which free spins are played: the one of their terms, or the replacement of their definition after it has been
-- withdrawn. Null only without a game of the terms (ADR 0302).
create or replace function free_spin_game(p_game_id text, p_definition_id text) returns text
language sql stable set search_path = api, pg_temp as $$
  select case when exists (select 1 from game where id = p_game_id and withdrawn_at is not null) then coalesce((
    select g.id from reward_definition d join game g on g.id = d.replacement_game_id where d.id = p_definition_id and g.withdrawn_at is null
  ), p_game_id) else p_game_id end
$$;

-- Opens the spins of a reward that is being claimed. Raises P0422 when the wins would be bonus money and the brand has no bonus terms.
create or replace function grant_free_spins(p_reward player_reward, p_at timestamptz) returns void
language plpgsql set search_path = api, pg_temp as $$
begin
  if p_reward.wagering_factor is not null and not exists (
    select 1 from bonus_rule r join wallet w on w.brand = r.brand where w.player_id = p_reward.player_id
  ) then
    raise exception 'the brand of player % has no bonus terms', p_reward.player_id using errcode = 'P0422';
  end if;
  insert into free_spin_grant (assignation_id, player_id, game_id, spins, spin_value, bet_level, currency, wagering_factor, max_payout, claimed_at, expires_at)
  values (p_reward.assignation_id, p_reward.player_id, p_reward.game_id, p_reward.amount, p_reward.spin_value, p_reward.bet_level, p_reward.currency,
    p_reward.wagering_factor, p_reward.max_payout, p_at, p_reward.ends_at);
end $$;

-- The refusal of a free round; a null row when it is allowed. It has the conditions of a stake of 0 and those of a claim.
-- The caller holds the locks of the wallet and of the grant.
create or replace function free_round_refusal(p_wallet wallet, p_request play_request, p_grant free_spin_grant) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_zero play_request := p_request;
  v_refusal movement;
  v_player player;
  v_blocks text[];
  v_game_id text;
begin
  v_zero.amount := 0;
  v_refusal := bet_refusal(p_wallet, v_zero);
  if v_refusal.code is not null then
    return v_refusal;
  end if;
  select * into v_player from player where id = p_wallet.player_id;
  v_blocks := reward_blocks(v_player, p_request.at);
  select free_spin_game(r.game_id, r.definition_id) into v_game_id from player_reward r where r.assignation_id = p_grant.assignation_id;
  if v_blocks is null or cardinality(v_blocks) > 0 then
    return refused('PLAYER_BLOCKED', coalesce(v_blocks, '{}'));
  elsif exists (select 1 from wager where player_id = p_request.player_id and product = p_request.product and reference = p_request.reference)
    or exists (select 1 from free_round where player_id = p_request.player_id and reference = p_request.reference) then
    return refused('ROUND_CLOSED');
  elsif p_grant.assignation_id is null or free_spin_status(p_grant, p_request.at) not in ('Ready', 'InUse')
    or (v_game_id, p_grant.spin_value, p_grant.currency) is distinct from (p_request.game_id, p_request.amount, p_request.currency) then
    return refused('FREE_SPINS_UNAVAILABLE');
  end if;
  return null;
end $$;

-- Writes a movement between the house account `free_spins` and the game provider, which leaves the balances of the player
-- as they are. A positive amount pays the stake of a round, a negative one returns it.
create or replace function write_free_round(p_wallet wallet, p_request play_request, p_kind text, p_amount bigint, p_reverses_id bigint) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_shard constant smallint := shard_of(p_wallet.player_id);
  v_balance bigint;
  v_bonus_balance bigint;
  v_journal_id bigint;
begin
  select r.balance, b.balance into v_balance, v_bonus_balance from account r, account b where r.id = p_wallet.real_account_id and b.id = p_wallet.bonus_account_id;
  update wallet set version = version + 1 where player_id = p_wallet.player_id;
  insert into journal (brand, player_id, kind, idempotency_key, fingerprint, amount, currency, product, reference, game_id, game_session_id, reverses_id, balance_after, version,
    effective_at, created_at, playable_bonus)
  values (p_wallet.brand, p_wallet.player_id, p_kind, p_request.key, p_request.fingerprint, abs(p_amount), p_wallet.currency, p_request.product, p_request.reference, p_request.game_id,
    p_request.game_session_id, p_reverses_id, v_balance, p_wallet.version + 1, p_request.at, p_request.at,
    case when v_bonus_balance > 0 then playable_bonus(p_wallet.player_id, p_request.game_id, p_request.at) else 0 end)
  returning id into v_journal_id;
  insert into entry (journal_id, account_id, amount, currency) values
    (v_journal_id, account_for('house', p_wallet.brand, 'free_spins', p_wallet.currency, v_shard), -p_amount, p_wallet.currency),
    (v_journal_id, account_for('game_provider', p_wallet.brand, p_request.provider, p_wallet.currency, v_shard), p_amount, p_wallet.currency);
  return row('OK', v_balance, p_wallet.version + 1, v_journal_id, false, '{}')::movement;
end $$;

-- Uses one spin of a grant for a round, once per key; `amount` is the value of the spin. A refusal is final: it is stored, and
-- the same key is refused again.
create or replace function stake_free_round(p_request play_request, p_assignation_id text) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_grant free_spin_grant;
  v_result movement;
begin
  v_wallet := locked_wallet(p_request.brand, p_request.player_id);
  v_result := replay(v_wallet, p_request.key, p_request.fingerprint);
  if v_result.code is not null then
    return to_play_movement(v_result);
  end if;
  select * into v_result from (select code, null::bigint, null::bigint, null::bigint, true, reasons from refused_bet where player_id = p_request.player_id and bet_key = p_request.key) before;
  if v_result.code is not null then
    return to_play_movement(v_result);
  end if;
  select * into v_grant from free_spin_grant where assignation_id = p_assignation_id and player_id = p_request.player_id for update;
  v_result := free_round_refusal(v_wallet, p_request, v_grant);
  if v_result.code is not null then
    insert into refused_bet (player_id, bet_key, code, reasons, at) values (p_request.player_id, p_request.key, v_result.code, v_result.reasons, p_request.at);
    return to_play_movement(v_result);
  end if;
  v_result := write_free_round(v_wallet, p_request, 'free_round', p_request.amount, null);
  insert into free_round (assignation_id, player_id, reference, game_id, game_session_id, status, spin_value, currency, balance_after, opened_at, journal_id)
  values (p_assignation_id, p_request.player_id, p_request.reference, p_request.game_id, p_request.game_session_id, 'OPEN', p_request.amount, p_request.currency, v_result.balance, p_request.at,
    v_result.journal_id);
  update free_spin_grant set used = used + 1 where assignation_id = p_assignation_id;
  update game_session set last_activity_at = greatest(last_activity_at, p_request.at) where id = p_request.game_session_id;
  insert into recently_played (player_id, game_id, played_at) values (p_request.player_id, p_request.game_id, p_request.at)
  on conflict (player_id, game_id) do update set played_at = excluded.played_at;
  return to_play_movement(v_result);
end $$;

-- The bonus that the next win of a grant is added to: its own, while new rounds can be played with it; null without one.
create or replace function free_spin_bonus(p_grant free_spin_grant, p_at timestamptz) returns text
language sql stable set search_path = api, pg_temp as $$
  select id from bonus
  where player_id = p_grant.player_id and starts_with(id, p_grant.assignation_id) and status = 'Active' and ends_as is null
    and wagered < wagering_required and (expires_at is null or expires_at > p_at)
  order by given_at desc, id desc limit 1
$$;

-- Credits the win of a free round as the terms of its grant say: real money, or bonus money that raises the requirement of one
-- bonus by the win times the wagering factor.
create or replace function credit_free_round_win(p_wallet wallet, p_request play_request, p_grant free_spin_grant) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_new new_movement;
begin
  v_new := movement_of(p_request, 'free_round_win');
  if p_grant.wagering_factor is null then
    v_new.real_change := p_request.amount;
  elsif p_request.amount > 0 then
    v_new.bonus_change := p_request.amount;
    v_new.bonus_id := free_spin_bonus(p_grant, p_request.at);
    if v_new.bonus_id is null then
      v_new.bonus_id := case when exists (select 1 from bonus where id = p_grant.assignation_id) then p_grant.assignation_id || ':' || p_request.reference else p_grant.assignation_id end;
      insert into bonus (id, player_id, name, status, amount, currency, expires_at, wagering_required, maximum_stake, maximum_payout, contributions, sports_terms, given_at)
      select v_new.bonus_id, p_wallet.player_id, r.name, 'Active', p_request.amount, p_wallet.currency, p_request.at + b.lasts, greatest(1, floor(p_request.amount * p_grant.wagering_factor)::bigint),
        case when b.currency = p_wallet.currency then b.maximum_stake end, p_grant.max_payout,
        coalesce((select jsonb_object_agg(c.game_kind, c.basis_points) from bonus_contribution c where c.brand = p_wallet.brand), '{}'), b.sports_terms, p_request.at
      from player_reward r join bonus_rule b on b.brand = p_wallet.brand where r.assignation_id = p_grant.assignation_id;
    else
      update bonus set amount = amount + p_request.amount, wagering_required = greatest(1, floor((amount + p_request.amount) * p_grant.wagering_factor)::bigint) where id = v_new.bonus_id;
    end if;
  end if;
  return write_movement(p_wallet, v_new);
end $$;

-- Pays the result of a free round, 0 without a win, once per key. No limit, status of the player or end of the grant refuses it.
create or replace function settle_free_round(p_request play_request) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_round free_round;
  v_grant free_spin_grant;
  v_result movement;
begin
  if p_request.amount is null or p_request.amount < 0 then
    raise exception 'a win must not be negative' using errcode = 'P0422';
  end if;
  v_wallet := locked_wallet(p_request.brand, p_request.player_id);
  v_result := replay(v_wallet, p_request.key, p_request.fingerprint);
  if v_result.code is not null then
    return to_play_movement(v_result);
  end if;
  if v_wallet.currency <> p_request.currency then
    return to_play_movement(refused('CURRENCY_MISMATCH'));
  end if;
  select * into v_round from free_round where player_id = p_request.player_id and reference = p_request.reference for update;
  if v_round.status = 'ROLLED_BACK' then
    return to_play_movement(refused('ROLLED_BACK'));
  elsif v_round.status is distinct from 'OPEN' then
    return to_play_movement(refused('ROUND_CLOSED'));
  end if;
  select * into v_grant from free_spin_grant where assignation_id = v_round.assignation_id for update;
  v_result := credit_free_round_win(v_wallet, p_request, v_grant);
  update free_round set status = 'CLOSED', paid = p_request.amount, balance_after = v_result.balance, closed_at = p_request.at where id = v_round.id;
  update free_spin_grant set won = won + p_request.amount where assignation_id = v_grant.assignation_id;
  return to_play_movement(v_result);
end $$;

-- Voids the free round with the key `p_stake_key`: its spin can be used again, unless the grant has ended. An unknown key is refused
-- when it arrives later. Returns the stored result when it was voided before.
create or replace function void_free_round(p_request play_request, p_stake_key text) returns play_movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_bet journal;
  v_round free_round;
  v_void play_request := p_request;
  v_result movement;
begin
  v_wallet := locked_wallet(p_request.brand, p_request.player_id);
  v_result := replay(v_wallet, p_request.key, p_request.fingerprint);
  if v_result.code is not null then
    return to_play_movement(v_result);
  end if;
  select * into v_bet from journal where player_id = p_request.player_id and idempotency_key = p_stake_key;
  if not found then
    insert into refused_bet (player_id, bet_key, code, at) values (p_request.player_id, p_stake_key, 'ROLLED_BACK', p_request.at) on conflict do nothing;
    return row('OK', (select balance from account where id = v_wallet.real_account_id), v_wallet.version, null, false, '{}', 0)::play_movement;
  elsif v_bet.kind <> 'free_round' then
    return to_play_movement(refused('NOT_A_BET'));
  end if;
  select * into v_result from (select 'OK', balance_after, version, id, true, '{}'::text[] from journal where reverses_id = v_bet.id) done;
  if v_result.code is not null then
    return to_play_movement(v_result);
  end if;
  select * into v_round from free_round where journal_id = v_bet.id for update;
  if v_round.status <> 'OPEN' then
    return to_play_movement(refused('ROUND_CLOSED'));
  end if;
  v_void.reference := v_bet.reference;
  v_void.game_id := v_bet.game_id;
  v_void.game_session_id := v_bet.game_session_id;
  v_result := write_free_round(v_wallet, v_void, 'free_round_void', -v_bet.amount, v_bet.id);
  update free_round set status = 'ROLLED_BACK', closed_at = p_request.at where id = v_round.id;
  update free_spin_grant set used = used - 1 where assignation_id = v_round.assignation_id;
  return to_play_movement(v_result);
end $$;

-- Forfeits the spins that are left when a player is excluded or the account is closed, and the spin of an open round, which a
-- void may return later. Wins stay.
create or replace function forfeit_free_spins() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  update free_spin_grant set forfeited_at = coalesce(new.self_excluded_at, new.closed_at, now()), forfeit_reason = case when new.self_excluded_at is not null then 'SELF_EXCLUDED' else 'ACCOUNT_CLOSED' end
  where player_id = new.id and forfeited_at is null
    and (used < spins or exists (select 1 from free_round r where r.assignation_id = free_spin_grant.assignation_id and r.status = 'OPEN'));
  return null;
end $$;

create or replace trigger player_forfeits_free_spins after update on player for each row
  when ((new.self_excluded_at is not null and old.self_excluded_at is null) or (new.status = 'Closed' and old.status <> 'Closed'))
  execute function forfeit_free_spins();

-- Rejects changes of the terms of a grant; a forfeit is final.
create or replace function guard_free_spins() returns trigger
language plpgsql as $$
declare
  v_changing constant text[] := array['used', 'won', 'forfeited_at', 'forfeit_reason'];
begin
  if to_jsonb(new) - v_changing <> to_jsonb(old) - v_changing or new.won < old.won or (old.forfeited_at is not null and new.forfeited_at is distinct from old.forfeited_at) then
    raise exception 'the terms of free spins cannot be changed' using errcode = 'P0403';
  end if;
  return new;
end $$;

create or replace trigger free_spin_grant_guarded before update on free_spin_grant for each row execute function guard_free_spins();

-- Publishes the progress of free spins as a change of their reward.
create or replace function announce_free_spins() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into outbox (topic, payload) values ('api.reward-updated', jsonb_build_object('playerId', new.player_id, 'assignationId', new.assignation_id));
  return null;
end $$;

create or replace trigger free_spin_grant_announced after update on free_spin_grant for each row execute function announce_free_spins();

-- Differences between free spins and the ledger; no row when they agree.
create or replace function free_spin_faults() returns table (fault text, detail text)
language sql stable set search_path = api, pg_temp as $$
  select 'spins or wins differ from the rounds', g.assignation_id from free_spin_grant g left join (
    select assignation_id, count(*) filter (where status <> 'ROLLED_BACK') as used, sum(paid) as won from free_round group by assignation_id) r on r.assignation_id = g.assignation_id
    where coalesce(r.used, 0) <> g.used or coalesce(r.won, 0) <> g.won
  union all
  select 'free round without its movement', r.id::text from free_round r left join journal j on j.id = r.journal_id
    where j.kind is distinct from 'free_round' or (j.player_id, j.reference, j.amount) is distinct from (r.player_id, r.reference, r.spin_value)
  union all
  select 'win of a free round differs from the journal', r.id::text from free_round r left join lateral (
    select count(*) as wins, coalesce(sum(j.amount), 0) as paid from journal j where j.player_id = r.player_id and j.reference = r.reference and j.kind = 'free_round_win') m on true
    where m.wins <> (r.status = 'CLOSED')::integer or m.paid <> r.paid
  union all
  select 'movement of a free round without its round', j.id::text from journal j left join free_round r on r.player_id = j.player_id and r.reference = j.reference
    where j.kind in ('free_round', 'free_round_win', 'free_round_void') and r.id is null
  union all
  select 'claim of free spins without its grant', r.assignation_id from player_reward r left join free_spin_grant g on g.assignation_id = r.assignation_id
    where r.kind = 'FreeSpin' and (r.journal_id is null) <> (g.assignation_id is null)
$$;
