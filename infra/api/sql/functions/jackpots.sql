-- Stores the opt-in that a new player consented to in the registration. Unlike choose_jackpot it does not
-- check whether the player may play yet: the consent is kept, and bets are refused until then.
create or replace function record_jackpot_consent(p_brand text, p_player_id text, p_instance_id text, p_share_basis_points integer, p_amount bigint, p_at timestamptz) returns void
language sql set search_path = api, pg_temp as $$
  insert into jackpot_choice (player_id, brand, instance_id, opted_in, share_basis_points, amount, changed_at)
  values (p_player_id, p_brand, p_instance_id, true, p_share_basis_points, p_amount, p_at);
  insert into jackpot_choice_change (player_id, brand, instance_id, opted_in, share_basis_points, amount, at)
  values (p_player_id, p_brand, p_instance_id, true, p_share_basis_points, p_amount, p_at);
$$;

-- Records a jackpot opt-in or opt-out and returns the reasons that prevent it, none when it is recorded. Opting in requires a
-- player who may play; opting out is always possible.
create or replace function choose_jackpot(p_brand text, p_player_id text, p_instance_id text, p_opted_in boolean, p_share_basis_points integer, p_amount bigint, p_at timestamptz) returns text[]
language plpgsql set search_path = api, pg_temp as $$
declare
  v_player player;
  v_blocks text[];
begin
  -- the wallet lock serialises this with concurrent bets
  perform 1 from wallet where player_id = p_player_id and brand = p_brand for update;
  if not found then
    return array['UNKNOWN_PLAYER'];
  end if;
  if p_opted_in then
    select * into v_player from player where id = p_player_id for share;
    v_blocks := coalesce(play_blocks(v_player, p_at), array['UNKNOWN_PLAYER']) || product_blocks(v_player, 'casino', p_at);
    if cardinality(v_blocks) > 0 then
      return v_blocks;
    end if;
  end if;
  insert into jackpot_choice (player_id, brand, instance_id, opted_in, share_basis_points, amount, changed_at)
  values (p_player_id, p_brand, p_instance_id, p_opted_in, p_share_basis_points, p_amount, p_at)
  on conflict (player_id) do update set instance_id = excluded.instance_id, opted_in = excluded.opted_in, share_basis_points = excluded.share_basis_points,
    amount = excluded.amount, changed_at = excluded.changed_at
  where (jackpot_choice.instance_id, jackpot_choice.opted_in, jackpot_choice.share_basis_points, jackpot_choice.amount)
    is distinct from (excluded.instance_id, excluded.opted_in, excluded.share_basis_points, excluded.amount);
  if found then
    insert into jackpot_choice_change (player_id, brand, instance_id, opted_in, share_basis_points, amount, at)
    values (p_player_id, p_brand, p_instance_id, p_opted_in, p_share_basis_points, p_amount, p_at);
  end if;
  return '{}';
end $$;

-- Credits a payout of a draw from an account of the operator, once. Like every win it requires no session, limit or player status.
create or replace function post_draw_payout(p_request play_request, p_counterparty text) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_new new_movement;
  v_result movement;
begin
  if p_request.amount is null or p_request.amount <= 0 then
    raise exception 'a % payout must be positive', p_request.product using errcode = 'P0422';
  end if;
  v_wallet := locked_wallet(p_request.brand, p_request.player_id);
  v_result := replay(v_wallet, p_request.key, p_request.fingerprint);
  if v_result.code is not null then
    return v_result;
  end if;
  if v_wallet.currency <> p_request.currency then
    return refused('CURRENCY_MISMATCH');
  end if;
  v_new := movement_of(p_request, 'win');
  v_new.counterparty := p_counterparty;
  v_new.real_change := p_request.amount;
  v_result := write_movement(v_wallet, v_new);
  perform count_play(p_request.player_id, p_request.at, 0, p_request.amount, 0, 0);
  return v_result;
end $$;

-- Credits a jackpot payout; the provider of the request is the jackpot instance.
create or replace function post_jackpot_win(p_request play_request) returns movement
language sql set search_path = api, pg_temp as $$ select * from post_draw_payout(p_request, 'jackpot') $$;

-- Jackpot contributions of stakes
-- -------------------------------

-- The movement of a jackpot contribution that belongs to the movement of a product.
create or replace function contribution_of(p_request play_request, p_kind text, p_key text, p_instance_id text) returns new_movement
language plpgsql immutable as $$
declare
  v_new new_movement := movement_of(p_request, p_kind);
begin
  v_new.key := p_key;
  v_new.fingerprint := 'jackpot';
  v_new.counterparty := 'jackpot';
  v_new.holder := p_instance_id;
  v_new.product := 'jackpot';
  v_new.reference := null;
  return v_new;
end $$;

-- Records a contribution for the jackpot service and publishes an event for it.
create or replace function announce_contribution(p_wallet wallet, p_journal_id bigint, p_instance_id text, p_amount bigint, p_at timestamptz) returns void
language plpgsql as $$
begin
  insert into jackpot_contribution (journal_id, player_id, brand, instance_id, amount, currency, at)
  values (p_journal_id, p_wallet.player_id, p_wallet.brand, p_instance_id, p_amount, p_wallet.currency, p_at);
  insert into outbox (topic, payload) values ('api.jackpot-contributed', jsonb_build_object('instanceId', p_instance_id));
end $$;

-- Takes the jackpot contribution of an accepted bet. A contribution without room in the balance or in a limit is skipped, the
-- bet remains. Returns the response of the bet with the balance after both.
create or replace function contribute(p_bet play_movement, p_request play_request) returns play_movement
language plpgsql as $$
declare
  v_choice jackpot_choice;
  v_wallet wallet;
  v_player player;
  v_amount bigint;
  v_new new_movement;
  v_result movement;
  v_answer play_movement := p_bet;
begin
  if p_bet.replayed then
    select 'OK', balance_after, version, id, true, '{}'::text[] into v_result from journal where player_id = p_request.player_id and idempotency_key = 'jackpot:' || p_request.key;
    if found then
      v_answer.balance := v_result.balance;
      v_answer.version := v_result.version;
    end if;
    return v_answer;
  end if;
  select * into v_choice from jackpot_choice where player_id = p_request.player_id and opted_in;
  if not found or p_request.product <> 'casino' then
    return p_bet;
  end if;
  -- rounded down, so that never more than the agreed share is taken
  v_amount := coalesce(p_request.amount * v_choice.share_basis_points / 10000, case when p_request.amount > 0 then v_choice.amount else 0 end);
  if v_amount = 0 or v_amount > p_bet.balance then
    return p_bet;
  end if;
  select * into v_player from player where id = p_request.player_id;
  if limit_refusal(v_player, v_amount, p_request.at) is not null then
    return p_bet;
  end if;
  v_wallet := current_wallet(p_request.player_id);
  v_new := contribution_of(p_request, 'bet', 'jackpot:' || p_request.key, v_choice.instance_id);
  v_new.amount := v_amount;
  v_new.real_change := -v_amount;
  v_result := write_movement(v_wallet, v_new);
  perform count_play(p_request.player_id, p_request.at, v_amount, 0, 0, 0);
  perform announce_contribution(v_wallet, v_result.journal_id, v_choice.instance_id, v_amount, p_request.at);
  v_answer.balance := v_result.balance;
  v_answer.version := v_result.version;
  return v_answer;
end $$;

-- Returns the jackpot contribution of a voided stake, once. Returns the response of the void with the balance after both.
create or replace function return_contribution(p_void play_movement, p_request play_request, p_stake_key text) returns play_movement
language plpgsql as $$
declare
  v_answer play_movement := p_void;
  v_stake journal;
  v_instance_id text;
  v_wallet wallet;
  v_new new_movement;
  v_result movement;
begin
  select * into v_stake from journal where player_id = p_request.player_id and idempotency_key = 'jackpot:' || p_stake_key;
  if not found then
    return p_void;
  end if;
  select 'OK', balance_after, version, p_void.journal_id, true, '{}'::text[] into v_result from journal where reverses_id = v_stake.id;
  if found then
    v_answer.replayed := true;
  else
    select instance_id into v_instance_id from jackpot_contribution where journal_id = v_stake.id;
    v_wallet := current_wallet(p_request.player_id);
    v_new := contribution_of(p_request, 'rollback', 'jackpot-back:' || p_stake_key, v_instance_id);
    v_new.amount := v_stake.amount;
    v_new.real_change := v_stake.amount;
    v_new.game_id := v_stake.game_id;
    v_new.game_session_id := v_stake.game_session_id;
    v_new.reverses_id := v_stake.id;
    v_new.effective_at := v_stake.effective_at;
    v_result := write_movement(v_wallet, v_new);
    perform count_play(p_request.player_id, v_stake.effective_at, -v_stake.amount, 0, 0, 0);
    perform announce_contribution(v_wallet, v_result.journal_id, v_instance_id, -v_stake.amount, p_request.at);
  end if;
  v_answer.balance := v_result.balance;
  v_answer.version := v_result.version;
  return v_answer;
end $$;
