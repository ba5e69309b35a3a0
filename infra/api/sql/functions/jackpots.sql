-- Stores the opt-in that a new player consented to in the registration. Unlike choose_jackpot it does not ask whether the player may play
-- yet: the consent is kept, and bets are refused until then.
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
  -- the wallet lock orders this against concurrent bets
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

-- Credits a jackpot payout; the provider of the request is the jackpot instance. Like every win it requires no session, limit or
-- player status.
create or replace function post_jackpot_win(p_request play_request) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_new new_movement;
  v_result movement;
begin
  if p_request.amount is null or p_request.amount <= 0 then
    raise exception 'a jackpot payout must be positive' using errcode = 'P0422';
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
  v_new.counterparty := 'jackpot';
  v_new.real_change := p_request.amount;
  v_result := write_movement(v_wallet, v_new);
  perform count_play(p_request.player_id, p_request.at, 0, p_request.amount, 0, 0);
  return v_result;
end $$;
