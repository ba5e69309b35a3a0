-- Holders of the accounts that players deposit from (ADR 0131). TypeScript compares them with the player's names (isDifferentName
-- in @foyer/kernel/person-name) and the database stores the result. Without a result, the account counts as a third-party account.

-- True if the institution of a method reports the account holder. The name on a card is typed by the payer.
create or replace function reports_holder(p_method_kind text) returns boolean
language sql immutable as $$ select p_method_kind in ('INSTANT_BANK', 'OPEN_BANKING', 'WALLET') $$;

-- The reported holders of a player that have no comparison with the player's present names.
create or replace function uncompared_holders(p_player_id text) returns table (player_id text, holder text, given text, family text)
language sql stable set search_path = api, pg_temp as $$
  select distinct p.id, t.account_holder, p.first_name, p.last_name
  from payment_transaction t join player p on p.id = t.player_id
  where t.player_id = p_player_id and t.direction = 'Deposit' and t.account_holder is not null and t.is_holder_different is null
    and reports_holder(t.method_kind)
$$;

-- Stores the result of a comparison and alerts staff once per account and holder name that differs. False, and no change, when
-- the player's names are no longer those that were compared.
create or replace function record_holder_comparison(p_player_id text, p_holder text, p_given text, p_family text, p_is_different boolean) returns boolean
language plpgsql set search_path = api, pg_temp as $$
begin
  -- the wallet lock first, as in every function that changes this player's payments
  perform 1 from wallet where player_id = p_player_id for update;
  perform 1 from player where id = p_player_id and first_name = p_given and last_name = p_family for share;
  if not found then
    return false;
  end if;
  with compared as (
    update payment_transaction set is_holder_different = p_is_different
    where player_id = p_player_id and direction = 'Deposit' and account_holder = p_holder and is_holder_different is null and reports_holder(method_kind)
    returning id, account_id, created_at
  )
  insert into outbox (topic, payload)
  select distinct on (c.account_id) 'api.alert', jsonb_build_object('kind', 'account-holder-mismatch', 'paymentId', c.id)
  from compared c
  where p_is_different and c.account_id is not null and not exists (
    -- as before the update above
    select 1 from payment_transaction t
    where t.player_id = p_player_id and t.account_id = c.account_id and t.account_holder = p_holder and t.is_holder_different
  )
  order by c.account_id, c.created_at, c.id;
  return true;
end $$;

-- Removes the comparison of a holder that changes.
create or replace function forget_holder_comparison() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  new.is_holder_different := null;
  return new;
end $$;

create or replace trigger payment_holder_changed before update on payment_transaction for each row
  when (new.account_holder is distinct from old.account_holder) execute function forget_holder_comparison();

-- Removes the comparisons with names that change.
create or replace function forget_holder_comparisons() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  update payment_transaction set is_holder_different = null where player_id = new.id and is_holder_different is not null;
  return null;
end $$;

create or replace trigger player_renamed after update of first_name, last_name on player for each row
  when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name)) execute function forget_holder_comparisons();

-- True if the last deposit from an account reported a holder other than the player, or one that was not compared yet.
create or replace function is_third_party_account(p_player_id text, p_account_id text) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select coalesce((
    select coalesce(t.is_holder_different, true) from payment_transaction t
    where t.player_id = p_player_id and t.account_id = p_account_id and t.direction = 'Deposit' and t.account_holder is not null
      and reports_holder(t.method_kind)
    order by t.created_at desc, t.id limit 1), false)
$$;

-- Holds a withdrawal to a third-party account for manual review instead of approving it automatically.
create or replace function require_manual_review() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  if is_third_party_account(new.player_id, new.account_id) then
    new.approval := 'waiting';
    new.processing_type := 'Manual';
    new.decided_at := null;
  end if;
  return new;
end $$;

create or replace trigger payment_third_party_review before insert on payment_transaction for each row
  when (new.approval = 'automatic' and new.account_id is not null) execute function require_manual_review();
