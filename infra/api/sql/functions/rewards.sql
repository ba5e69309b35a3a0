-- Reasons why a player may not claim a reward, most severe first; null refuses. Stricter than play: every licence requires a
-- verified identity (requirements/states#rewards).
create or replace function reward_blocks(p_player player, p_at timestamptz) returns text[]
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_blocks text[] := play_blocks(p_player, p_at);
begin
  if p_player.kyc_status = 'Required' and not v_blocks @> array['KYC_REQUIRED'] then
    v_blocks := v_blocks || 'KYC_REQUIRED'::text;
  end if;
  if p_player.rewards_blocked then
    v_blocks := v_blocks || 'REWARDS_BLOCKED'::text;
  end if;
  return v_blocks;
end $$;

-- The status of a reward at an instant, also before settle_rewards() has written it.
create or replace function reward_status(p_reward player_reward, p_at timestamptz) returns text
language sql immutable as $$
  select case
    when p_reward.status in ('Scheduled', 'Unclaimed') and p_reward.ends_at <= p_at then 'Expired'
    when p_reward.status = 'Scheduled' and p_reward.starts_at <= p_at then 'Unclaimed'
    else p_reward.status
  end
$$;

-- Writes status changes that are due by time, at most 500 per call, so that they are published. Safe to run concurrently.
create or replace function settle_rewards(p_at timestamptz) returns bigint
language plpgsql set search_path = api, pg_temp as $$
declare
  v_settled bigint;
begin
  with due as (
    select assignation_id, reward_status(r, p_at) as next from player_reward r
    where (status = 'Scheduled' and starts_at <= p_at) or (status = 'Unclaimed' and ends_at <= p_at)
    order by assignation_id limit 500 for update skip locked
  )
  update player_reward r set status = due.next, updated_at = p_at from due where r.assignation_id = due.assignation_id;
  get diagnostics v_settled = row_count;
  return v_settled;
end $$;

-- Whether the player's completed deposits satisfy the condition of a reward. A first-time deposit is the only completed one.
create or replace function is_deposit_condition_met(p_player_id text, p_condition text) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select case p_condition
    when 'ALWAYS' then true
    when 'EXISTING_DEPOSITS' then d.deposits > 0
    when 'FIRST_TIME_DEPOSIT' then d.deposits = 1
    else false
  end
  from (select count(*) as deposits from payment_transaction where player_id = p_player_id and direction = 'Deposit' and status = 'Completed') d
$$;

-- Pays a reward once, from the operator's account `rewards` to the real or bonus balance; free spins move no money until they are
-- played. A refusal writes nothing, except that a reward which cannot be paid records its failure for support.
create or replace function post_reward_claim(p_brand text, p_player_id text, p_key text, p_fingerprint text, p_assignation_id text, p_at timestamptz) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_reward player_reward;
  v_player player;
  v_blocks text[];
  v_new new_movement;
  v_grant bonus_grant;
  v_result movement;
begin
  v_wallet := locked_wallet(p_brand, p_player_id);
  v_result := replay(v_wallet, p_key, p_fingerprint);
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
  elsif v_reward.claim_type <> 'Manual' or v_reward.kind not in ('MoneyDrop', 'BonusMoneyDrop', 'FreeSpin') then
    return refused('NOT_CLAIMABLE');
  end if;
  -- share lock: a concurrent exclusion waits for this claim, and every later claim sees the exclusion
  select * into v_player from player where id = p_player_id for share;
  v_blocks := reward_blocks(v_player, p_at);
  if v_blocks is null or cardinality(v_blocks) > 0 then
    return refused('PLAYER_BLOCKED', coalesce(v_blocks, '{}'));
  elsif not is_deposit_condition_met(p_player_id, v_reward.deposit_condition) then
    return refused('DEPOSIT_REQUIRED');
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
    v_new.kind := 'reward';
    v_new.key := p_key;
    v_new.fingerprint := p_fingerprint;
    v_new.amount := v_reward.amount;
    v_new.real_change := v_reward.amount;
    v_new.counterparty := 'house';
    v_new.holder := 'rewards';
    v_new.at := p_at;
    v_result := write_movement(v_wallet, v_new);
  elsif v_reward.kind = 'FreeSpin' then
    v_new.kind := 'reward';
    v_new.key := p_key;
    v_new.fingerprint := p_fingerprint;
    v_new.amount := 0;
    v_new.at := p_at;
    v_result := write_movement(v_wallet, v_new);
    perform grant_free_spins(v_reward, p_at);
  else
    v_grant.kind := 'reward';
    v_grant.holder := 'rewards';
    v_grant.key := p_key;
    v_grant.fingerprint := p_fingerprint;
    v_grant.bonus_id := p_assignation_id;
    v_grant.name := v_reward.name;
    v_grant.amount := v_reward.amount;
    v_grant.wagering_factor := v_reward.wagering_factor;
    v_grant.maximum_payout := v_reward.max_payout;
    v_grant.at := p_at;
    v_result := grant_bonus(v_wallet, v_grant);
  end if;
  update player_reward set status = 'Credited', claimed_at = p_at, journal_id = v_result.journal_id, failure = null where assignation_id = p_assignation_id;
  return v_result;
end $$;

-- Rejects illegal status transitions of a reward and changes of its terms; a claim is final.
create or replace function guard_reward() returns trigger
language plpgsql as $$
declare
  v_changing constant text[] := array['status', 'updated_at', 'claimed_at', 'journal_id', 'failure'];
begin
  if tg_op = 'INSERT' then
    if new.status not in ('Scheduled', 'Unclaimed') then
      raise exception 'a new reward must be Scheduled or Unclaimed' using errcode = 'P0422';
    end if;
    return new;
  end if;
  if new.status <> old.status and old.status || '>' || new.status not in (
    'Scheduled>Unclaimed', 'Scheduled>Expired', 'Scheduled>Removed',
    'Unclaimed>Processing', 'Unclaimed>Expired', 'Unclaimed>Removed',
    'Processing>Credited', 'Processing>FailedProcessing',
    'FailedProcessing>Processing', 'FailedProcessing>Removed',
    'Credited>Removed', 'Expired>Removed'
  ) then
    raise exception 'a reward cannot change from % to %', old.status, new.status using errcode = 'P0422';
  end if;
  if old.journal_id is not null and (new.journal_id, new.claimed_at) is distinct from (old.journal_id, old.claimed_at) then
    raise exception 'the claim of a reward cannot be changed' using errcode = 'P0403';
  end if;
  if to_jsonb(new) - v_changing <> to_jsonb(old) - v_changing then
    raise exception 'the terms cannot be changed' using errcode = 'P0403';
  end if;
  return new;
end $$;

create or replace trigger player_reward_guarded before insert or update on player_reward for each row execute function guard_reward();

-- Publishes changes of a reward.
create or replace function announce_reward() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into outbox (topic, payload) values ('api.reward-updated', jsonb_build_object('playerId', new.player_id, 'assignationId', new.assignation_id));
  return null;
end $$;

create or replace trigger player_reward_announced after insert or update on player_reward for each row when (new.status <> 'Processing') execute function announce_reward();

-- Differences between rewards and the ledger; no row when they agree.
create or replace function reward_faults() returns table (fault text, detail text)
language sql stable set search_path = api, pg_temp as $$
  select 'claim that differs from its movement', r.assignation_id from player_reward r join journal j on j.id = r.journal_id
    where j.kind <> 'reward' or (j.player_id, j.amount, j.currency) is distinct from (r.player_id, case when r.kind = 'FreeSpin' then 0 else r.amount end, r.currency)
  union all
  select 'reward movement without its claim', j.id::text from journal j left join player_reward r on r.journal_id = j.id where j.kind = 'reward' and r.journal_id is null
  union all
  select 'bonus money without its bonus', r.assignation_id from player_reward r left join bonus b on b.id = r.assignation_id
    where r.kind = 'BonusMoneyDrop' and r.journal_id is not null and b.id is null
$$;

-- Rewards of a player that were claimed, expired, failed or removed, with the outcome and its time. A claimed reward stays claimed,
-- and an expired one expired, after it is removed from the list.
create or replace function reward_history(p_player_id text, p_at timestamptz) returns table (assignation_id text, outcome text, happened_at timestamptz)
language sql stable set search_path = api, pg_temp as $$
  select r.assignation_id, o.outcome,
    case o.outcome when 'Credited' then r.claimed_at when 'Expired' then r.ends_at else r.updated_at end
  from player_reward r
  cross join lateral (select reward_status(r, p_at) as status) s
  cross join lateral (
    select case
      when r.claimed_at is not null then 'Credited'
      when s.status = 'Removed' and r.ends_at <= r.updated_at then 'Expired'
      else s.status
    end as outcome
  ) o
  where r.player_id = p_player_id and s.status not in ('Scheduled', 'Unclaimed')
$$;
