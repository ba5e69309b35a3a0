-- Identity that a licence asks for is asked: by what was deposited, in the transaction that credits it, and before money leaves (ADR 0129).

-- Written from @foyer/market at start. No threshold: the licence has none. No window: all that was ever deposited.
alter table brand_rule
  add column kyc_threshold bigint check (kyc_threshold > 0),
  add column kyc_window interval check (kyc_window > interval '0'),
  add column kyc_grace interval not null default '0' check (kyc_grace >= interval '0'),
  add column kyc_verifications text[] not null default '{identity,address}';

-- Why somebody's identity was asked for, and who of the staff said that it is known, by what. Kinds of documents only: neither numbers nor pictures.
create table identity_check (
  id bigint generated always as identity primary key,
  player_id text not null references player,
  kind text not null check (kind in ('asked', 'confirmed', 'asked-again')),
  -- of what was asked by itself: what had been deposited since when (null: ever), and from what on it is asked; minor units of the wallet
  deposited bigint,
  threshold bigint,
  since timestamptz,
  deadline timestamptz,
  -- of what people decided
  documents text[] not null default '{}',
  staff text check (length(staff) between 1 and 100),
  reason text check (length(reason) between 1 and 500),
  key text unique,
  at timestamptz not null,
  constraint identity_check_says_why check (case kind
    when 'asked' then staff is null and deposited >= threshold and threshold > 0 and deadline is not null
    else staff is not null and reason is not null and key is not null and deposited is null and threshold is null and since is null
  end is true),
  constraint identity_check_by_documents check ((kind = 'confirmed') = (cardinality(documents) > 0))
);
create index identity_check_player on identity_check (player_id, id);
create trigger identity_check_append_only before update or delete on identity_check for each row execute function refuse_change();
create trigger identity_check_no_truncate before truncate on identity_check execute function refuse_change();
-- who waits; few ever do
create index player_identity_asked on player (kyc_deadline) where kyc_status = 'Required';

-- Asks once, when what was deposited reaches the licence's threshold: gross, for money that goes back was there. Called with the wallet held, so that of several deposits
-- one asks. What is known or asked for already costs one look by key.
create function ask_identity(p_player_id text, p_at timestamptz) returns void
language plpgsql as $$
declare
  v_rule record;
  v_since timestamptz;
  v_deposited bigint;
begin
  select r.kyc_threshold, r.kyc_window, r.kyc_grace, r.kyc_verifications into v_rule from player p join brand_rule r on r.brand = p.brand
  where p.id = p_player_id and p.kyc_status = 'NotRequired' and r.kyc_threshold is not null;
  if not found then
    return;
  end if;
  v_since := p_at - v_rule.kyc_window;
  select deposited into v_deposited from play_since(p_player_id, coalesce(v_since, '-infinity'));
  if v_deposited < v_rule.kyc_threshold then
    return;
  end if;
  update player set kyc_status = 'Required', kyc_done = '{}', kyc_missing = v_rule.kyc_verifications, kyc_deadline = p_at + v_rule.kyc_grace, updated_at = p_at where id = p_player_id;
  insert into identity_check (player_id, kind, deposited, threshold, since, deadline, at)
  values (p_player_id, 'asked', v_deposited, v_rule.kyc_threshold, v_since, p_at + v_rule.kyc_grace, p_at);
end $$;

-- As in 016, and what the licence asks at the sum.
create or replace function post_deposit(p_payment payment_transaction, p_provider_at timestamptz, p_at timestamptz) returns void
language plpgsql as $$
begin
  perform note_payment_movement(p_payment, write_payment_movement(p_payment.player_id, 'deposit', 'deposit:' || p_payment.id, p_payment.amount,
    account_of_payment(p_payment, 'payment_provider', p_payment.provider), real_account_of(p_payment.player_id), 'Deposit', p_payment.amount, p_at),
    'captured', p_payment.amount, p_provider_at);
  insert into play_hour as h (player_id, hour, deposited) values (p_payment.player_id, date_trunc('hour', p_at), p_payment.amount)
  on conflict (player_id, hour) do update set deposited = h.deposited + excluded.deposited;
  perform ask_identity(p_payment.player_id, p_at);
end $$;

-- As in 039, but that where identity is asked before a withdrawal nobody is paid at whom nobody has looked.
create or replace function withdrawal_blocks(p_player player, p_at timestamptz) returns text[]
language plpgsql stable set search_path = api, pg_temp as $$
declare
  v_rule brand_rule;
begin
  select * into v_rule from brand_rule where brand = p_player.brand;
  if not found then
    return null;
  end if;
  return array_remove(array[
    case when p_player.withdrawals_blocked then 'WITHDRAWALS_BLOCKED' end,
    case when (v_rule.kyc_before_withdrawal and p_player.kyc_status <> 'Done')
      -- where nobody may play without it, nobody is paid without it
      or (v_rule.kyc_before_play and p_player.kyc_status = 'Required') then 'KYC_REQUIRED' end,
    case when p_player.sow_status = 'Required' and coalesce(p_player.sow_due_at <= p_at, true) then 'SOURCE_OF_WEALTH_EXPIRED' end,
    case when open_debt(p_player.id) > 0 then 'DEBT_OPEN' end
  ], null);
end $$;

-- A member of staff says that a player's identity is known ('confirm'), or that it has to be shown, still or again ('ask'). A date that was set is not moved by asking again.
-- CONFIRMED, ASKED, ALREADY_CONFIRMED, UNKNOWN_PLAYER, or KEY_REUSED; the same key once more has one effect.
create function decide_identity(p_brand text, p_player_id text, p_decision text, p_documents text[], p_reason text, p_staff text, p_key text, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_kind constant text := case p_decision when 'confirm' then 'confirmed' when 'ask' then 'asked-again' end;
  v_outcome constant text := case p_decision when 'confirm' then 'CONFIRMED' when 'ask' then 'ASKED' end;
  v_player player;
  v_rule brand_rule;
  v_before identity_check;
  v_deadline timestamptz;
begin
  -- the wallet first, as everybody who moves this player's money
  perform 1 from wallet where player_id = p_player_id and brand = p_brand for update;
  select * into v_player from player where id = p_player_id and brand = p_brand for update;
  if not found then
    return 'UNKNOWN_PLAYER';
  end if;
  select * into v_before from identity_check where key = p_key;
  if found then
    return case when (v_before.player_id, v_before.kind, v_before.staff) = (p_player_id, v_kind, p_staff) then v_outcome else 'KEY_REUSED' end;
  end if;
  select * into v_rule from brand_rule where brand = p_brand;
  if p_decision = 'confirm' then
    if v_player.kyc_status = 'Done' then
      return 'ALREADY_CONFIRMED';
    end if;
    update player set kyc_status = 'Done', kyc_done = v_rule.kyc_verifications, kyc_missing = '{}', kyc_deadline = null, updated_at = p_at where id = p_player_id;
  else
    v_deadline := case when v_player.kyc_status = 'Required' then v_player.kyc_deadline end;
    v_deadline := coalesce(v_deadline, p_at + v_rule.kyc_grace);
    update player set kyc_status = 'Required', kyc_done = '{}', kyc_missing = v_rule.kyc_verifications, kyc_deadline = v_deadline, updated_at = p_at where id = p_player_id;
  end if;
  insert into identity_check (player_id, kind, deadline, documents, staff, reason, key, at) values (p_player_id, v_kind, v_deadline, p_documents, p_staff, p_reason, p_key, p_at);
  return v_outcome;
end $$;
