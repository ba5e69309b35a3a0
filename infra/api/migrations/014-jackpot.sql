-- The jackpot's side of the ledger. A contribution is a stake like any other (kind 'bet', without a round, against the jackpot's account), so that limits,
-- positions and hourly sums count it without knowing of jackpots. It rides on a bet, in the bet's own transaction, and never prevents one.
-- A jackpot account below zero is what the house has paid of the guaranteed start of its pots.
alter table account drop constraint account_kind_check;
alter table account add constraint account_kind_check check (kind in ('player_real', 'player_bonus', 'house', 'game_provider', 'jackpot'));

-- What a player agreed to; read by every bet, so it lives beside the money it moves.
create table jackpot_choice (
  player_id text primary key references wallet,
  brand text not null,
  instance_id text not null,
  opted_in boolean not null,
  -- of each stake, in hundredths of a percent, or of each bet, in minor units of the wallet
  share_basis_points integer check (share_basis_points between 1 and 10000),
  amount bigint check (amount between 1 and 100000000),
  changed_at timestamptz not null,
  check ((share_basis_points is null) <> (amount is null))
);

-- Every yes and every no, for ever.
create table jackpot_choice_change (
  id bigint generated always as identity primary key,
  player_id text not null references wallet,
  brand text not null,
  instance_id text not null,
  opted_in boolean not null,
  share_basis_points integer,
  amount bigint,
  at timestamptz not null
);
create index jackpot_choice_change_player on jackpot_choice_change (player_id, id);
create trigger jackpot_choice_change_append_only before update or delete on jackpot_choice_change for each row execute function refuse_change();

-- What the jackpot service has to put into its pots; a negative amount went back to the player with its bet.
create table jackpot_contribution (
  journal_id bigint primary key references journal,
  player_id text not null references wallet,
  brand text not null,
  instance_id text not null,
  amount bigint not null check (amount <> 0),
  currency text not null,
  at timestamptz not null,
  taken_at timestamptz
);
create index jackpot_contribution_waiting on jackpot_contribution (instance_id, journal_id) where taken_at is null;

-- Opting in asks for a player who may play; opting out asks for nothing. Answers what stands against it: nothing when it is done.
create function choose_jackpot(p_brand text, p_player_id text, p_instance_id text, p_opted_in boolean, p_share_basis_points integer, p_amount bigint, p_at timestamptz) returns text[]
language plpgsql set search_path = api, pg_temp as $$
declare
  v_player player;
  v_blocks text[];
begin
  -- after every bet that runs, before every bet that comes
  perform 1 from wallet where player_id = p_player_id and brand = p_brand for update;
  if not found then
    return array['UNKNOWN_PLAYER'];
  end if;
  if p_opted_in then
    select * into v_player from player where id = p_player_id for share;
    v_blocks := coalesce(play_blocks(v_player, p_at), array['UNKNOWN_PLAYER']);
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

create function announce_contribution(p_wallet wallet, p_journal_id bigint, p_instance_id text, p_amount bigint, p_at timestamptz) returns void
language plpgsql as $$
begin
  insert into jackpot_contribution (journal_id, player_id, brand, instance_id, amount, currency, at)
  values (p_journal_id, p_wallet.player_id, p_wallet.brand, p_instance_id, p_amount, p_wallet.currency, p_at);
  insert into outbox (topic, payload) values ('api.jackpot-contributed', jsonb_build_object('instanceId', p_instance_id));
end $$;

-- The search path is set once, by the function that is called from outside.
alter function post_bet(text, text, text, text, text, text, text, text, bigint, text, timestamptz) rename to place_bet;
alter function place_bet(text, text, text, text, text, text, text, text, bigint, text, timestamptz) reset search_path;
alter function post_rollback(text, text, text, text, text, text, timestamptz) rename to take_back_bet;
alter function take_back_bet(text, text, text, text, text, text, timestamptz) reset search_path;

-- The bet's answer with the contribution that rides on it. No room for one, in the balance or in a limit: the bet stands alone.
create function contribute(p_bet movement, p_player_id text, p_bet_key text, p_game_id text, p_game_session_id text, p_stake bigint, p_at timestamptz) returns movement
language plpgsql as $$
declare
  v_choice jackpot_choice;
  v_wallet wallet;
  v_player player;
  v_amount bigint;
  v_result movement;
begin
  if p_bet.replayed then
    select 'OK', balance_after, version, p_bet.journal_id, true, '{}'::text[] into v_result from journal where player_id = p_player_id and idempotency_key = 'jackpot:' || p_bet_key;
    return case when found then v_result else p_bet end;
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
  select * into v_wallet from wallet where player_id = p_player_id;
  v_result := write_movement(v_wallet, 'bet', 'jackpot:' || p_bet_key, 'jackpot', -v_amount, 'jackpot', v_choice.instance_id, p_game_id, p_game_session_id, null, null, p_at, p_at);
  perform count_play(p_player_id, p_at, v_amount, 0);
  perform announce_contribution(v_wallet, v_result.journal_id, v_choice.instance_id, v_amount, p_at);
  v_result.journal_id := p_bet.journal_id;
  return v_result;
end $$;

create function post_bet(
  p_brand text, p_player_id text, p_key text, p_fingerprint text, p_provider text, p_game_id text, p_game_session_id text, p_round_id text,
  p_amount bigint, p_currency text, p_at timestamptz
) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_bet movement;
begin
  v_bet := place_bet(p_brand, p_player_id, p_key, p_fingerprint, p_provider, p_game_id, p_game_session_id, p_round_id, p_amount, p_currency, p_at);
  if v_bet.code <> 'OK' then
    return v_bet;
  end if;
  return contribute(v_bet, p_player_id, p_key, p_game_id, p_game_session_id, p_amount, p_at);
end $$;

-- A bet that goes back takes its contribution with it.
create function post_rollback(p_brand text, p_player_id text, p_key text, p_fingerprint text, p_provider text, p_bet_key text, p_at timestamptz) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_back movement;
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
    return v_result;
  end if;
  select instance_id into v_instance_id from jackpot_contribution where journal_id = v_stake.id;
  select * into v_wallet from wallet where player_id = p_player_id;
  v_result := write_movement(v_wallet, 'rollback', 'jackpot-back:' || p_bet_key, 'jackpot', v_stake.amount, 'jackpot', v_instance_id, v_stake.game_id, v_stake.game_session_id, null,
    v_stake.id, v_stake.effective_at, p_at);
  perform count_play(p_player_id, v_stake.effective_at, -v_stake.amount, 0);
  perform announce_contribution(v_wallet, v_result.journal_id, v_instance_id, -v_stake.amount, p_at);
  v_result.journal_id := v_back.journal_id;
  return v_result;
end $$;

-- What a pot pays. Like every win it asks for nothing: no session, no limit, no account state.
create function post_jackpot_win(p_brand text, p_player_id text, p_key text, p_fingerprint text, p_instance_id text, p_amount bigint, p_currency text, p_at timestamptz) returns movement
language plpgsql set search_path = api, pg_temp as $$
declare
  v_wallet wallet;
  v_result movement;
begin
  if p_amount is null or p_amount <= 0 then
    raise exception 'a pot pays something' using errcode = 'P0422';
  end if;
  v_wallet := locked_wallet(p_brand, p_player_id);
  if v_wallet.player_id is null then
    return refused('UNKNOWN_PLAYER');
  end if;
  v_result := replay(p_player_id, p_key, p_fingerprint);
  if v_result.code is not null then
    return v_result;
  end if;
  if v_wallet.currency <> p_currency then
    return refused('CURRENCY_MISMATCH');
  end if;
  v_result := write_movement(v_wallet, 'win', p_key, p_fingerprint, p_amount, 'jackpot', p_instance_id, null, null, null, null, p_at, p_at);
  perform count_play(p_player_id, p_at, 0, p_amount);
  return v_result;
end $$;
