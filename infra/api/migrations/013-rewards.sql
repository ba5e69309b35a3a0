-- Rewards: what an operator may give, what a player was given, and the one way it becomes money (ADR 0080).
create table reward_definition (
  id text primary key check (id ~ '^[a-z0-9-]{1,64}$'),
  brand text not null references brand_rule,
  kind text not null check (kind in ('FreeSpin', 'MoneyDrop', 'BonusMoneyDrop')),
  -- keys of content/texts
  name text not null,
  reason text,
  claim_type text not null check (claim_type in ('Manual', 'Automatic')),
  -- minor units, or the number of spins
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  wagering_factor numeric(5, 2) check (wagering_factor > 0),
  max_payout bigint check (max_payout > 0),
  game_id text,
  spin_value bigint check (spin_value > 0),
  bet_level integer check (bet_level > 0),
  -- how long it can be claimed, from its start
  lasts interval not null check (lasts > interval '0'),
  check ((kind = 'BonusMoneyDrop') = (wagering_factor is not null)),
  check ((kind = 'FreeSpin') = (game_id is not null and spin_value is not null))
);

-- The table of 006 was empty until now. Each row keeps the terms as they were on the day it was given: what was promised holds to the end.
alter table player_reward drop column reward;
alter table player_reward
  add column definition_id text not null references reward_definition,
  add column kind text not null,
  add column name text not null,
  add column claim_type text not null,
  add column amount bigint not null,
  add column currency text not null,
  add column wagering_factor numeric(5, 2),
  add column max_payout bigint,
  add column game_id text,
  add column spin_value bigint,
  add column bet_level integer,
  add column starts_at timestamptz not null,
  add column ends_at timestamptz,
  add column claimed_at timestamptz,
  add column journal_id bigint unique references journal,
  -- why the last claim failed, for support
  add column failure text,
  add constraint player_reward_has_a_time check (ends_at > starts_at),
  -- credited is what the ledger says, and nothing else
  add constraint player_reward_credited_by_ledger check ((journal_id is not null) = (claimed_at is not null) and (status <> 'Credited' or journal_id is not null));
create index player_reward_starting on player_reward (starts_at) where status = 'Scheduled';
create index player_reward_ending on player_reward (ends_at) where status in ('Scheduled', 'Unclaimed');

-- The edges of a reward's life; there is no way back, and money leaves no other trace than its own.
create function guard_reward() returns trigger
language plpgsql as $$
declare
  v_changing constant text[] := array['status', 'updated_at', 'claimed_at', 'journal_id', 'failure'];
begin
  if tg_op = 'INSERT' then
    if new.status not in ('Scheduled', 'Unclaimed') then
      raise exception 'a reward begins Scheduled or Unclaimed' using errcode = 'P0422';
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
    raise exception 'a reward does not go from % to %', old.status, new.status using errcode = 'P0422';
  end if;
  if old.journal_id is not null and (new.journal_id, new.claimed_at) is distinct from (old.journal_id, old.claimed_at) then
    raise exception 'a claim is never undone' using errcode = 'P0403';
  end if;
  if to_jsonb(new) - v_changing <> to_jsonb(old) - v_changing then
    raise exception 'what was promised is never changed' using errcode = 'P0403';
  end if;
  return new;
end $$;
create trigger player_reward_guarded before insert or update on player_reward for each row execute function guard_reward();
create trigger player_reward_kept before delete on player_reward for each row execute function refuse_change();
create trigger player_reward_no_truncate before truncate on player_reward execute function refuse_change();

-- Processing is passed within one transaction: nobody can see it, so nobody has to hear of it.
drop trigger player_reward_announced on player_reward;
create trigger player_reward_announced after insert or update on player_reward for each row when (new.status <> 'Processing') execute function announce_reward();

-- What a reward is at an instant, whether or not the sweep has been there.
create function reward_status(p_reward player_reward, p_at timestamptz) returns text
language sql immutable as $$
  select case
    when p_reward.status in ('Scheduled', 'Unclaimed') and p_reward.ends_at <= p_at then 'Expired'
    when p_reward.status = 'Scheduled' and p_reward.starts_at <= p_at then 'Unclaimed'
    else p_reward.status
  end
$$;

-- Writes down what time alone has changed, so that open pages hear of it. Several may run at once.
create function settle_rewards(p_at timestamptz) returns bigint
language plpgsql set search_path = api, pg_temp as $$
declare
  v_settled bigint;
begin
  with due as (
    select assignation_id, reward_status(r, p_at) as next from player_reward r
    where (status = 'Scheduled' and starts_at <= p_at) or (status in ('Scheduled', 'Unclaimed') and ends_at <= p_at)
    order by assignation_id limit 500 for update skip locked
  )
  update player_reward r set status = due.next, updated_at = p_at from due where r.assignation_id = due.assignation_id;
  get diagnostics v_settled = row_count;
  return v_settled;
end $$;

-- Why a player may not claim now, most severe first. Stricter than play: identity counts under every licence (spec §4.8). Null refuses.
create function reward_blocks(p_player player, p_at timestamptz) returns text[]
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

-- A new kind of movement, whatever kinds there are by then.
do $$
declare
  v_rule text;
begin
  select pg_get_constraintdef(oid) into v_rule from pg_constraint where conname = 'journal_kind_check' and conrelid = 'journal'::regclass;
  alter table journal drop constraint journal_kind_check;
  execute format('alter table journal add constraint journal_kind_check check (%s or kind = ''reward'')', regexp_replace(v_rule, '^CHECK ', ''));
end $$;

-- Turns a reward into money, once: from the house's account for rewards to the player's real or bonus balance. A refusal writes nothing,
-- except that a reward which cannot be paid says so to support.
create function post_reward_claim(p_brand text, p_player_id text, p_key text, p_fingerprint text, p_assignation_id text, p_at timestamptz) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_reward player_reward;
  v_player player;
  v_blocks text[];
  v_result movement;
  v_real bigint;
  v_bonus bigint;
  v_account_id bigint;
  v_version bigint;
  v_journal_id bigint;
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

  select r.balance, b.balance into v_real, v_bonus from account r, account b where r.id = v_wallet.real_account_id and b.id = v_wallet.bonus_account_id;
  if v_reward.kind = 'MoneyDrop' then
    v_real := v_real + v_reward.amount;
    v_account_id := v_wallet.real_account_id;
  else
    v_bonus := v_bonus + v_reward.amount;
    v_account_id := v_wallet.bonus_account_id;
    -- the same id: the terms stay with the reward
    insert into bonus (id, player_id, name, status, amount, currency) values (p_assignation_id, p_player_id, v_reward.name, 'Active', v_reward.amount, v_reward.currency);
  end if;
  update wallet set version = version + 1 where player_id = p_player_id returning version into v_version;
  insert into journal (brand, player_id, kind, idempotency_key, fingerprint, amount, currency, balance_after, version, effective_at, created_at)
  values (p_brand, p_player_id, 'reward', p_key, p_fingerprint, v_reward.amount, v_reward.currency, v_real, v_version, p_at, p_at)
  returning id into v_journal_id;
  insert into entry (journal_id, account_id, amount, currency)
  values (v_journal_id, v_account_id, v_reward.amount, v_reward.currency),
         (v_journal_id, account_for('house', p_brand, 'rewards', v_reward.currency, shard_of(p_player_id)), -v_reward.amount, v_reward.currency);
  update player_reward set status = 'Credited', claimed_at = p_at, journal_id = v_journal_id, failure = null where assignation_id = p_assignation_id;
  insert into outbox (topic, payload) values ('api.wallet-changed', jsonb_build_object(
    'brand', p_brand, 'playerId', p_player_id, 'version', v_version, 'balance', v_real, 'bonusBalance', v_bonus,
    'currency', v_reward.currency, 'amount', v_reward.amount, 'gameId', null, 'moneyType', 'Reward'));
  return row('OK', v_real, v_version, v_journal_id, false, '{}')::movement;
end $$;

-- Where rewards and ledger tell two stories: no row when they tell one.
create function reward_faults() returns table (fault text, detail text)
language sql stable set search_path = api, pg_temp as $$
  select 'claim that differs from its movement', r.assignation_id from player_reward r join journal j on j.id = r.journal_id
    where j.kind <> 'reward' or (j.player_id, j.amount, j.currency) is distinct from (r.player_id, r.amount, r.currency)
  union all
  select 'reward movement without its claim', j.id::text from journal j left join player_reward r on r.journal_id = j.id where j.kind = 'reward' and r.journal_id is null
  union all
  select 'bonus money without its bonus', r.assignation_id from player_reward r left join bonus b on b.id = r.assignation_id
    where r.kind = 'BonusMoneyDrop' and r.journal_id is not null and b.id is null
$$;
