-- Facts: settled bets, completed deposits and sign-ins, published once each in the transaction that makes them, for services that
-- count them (missions, points, raffle tickets). Money is what the ledger booked, in minor units of the wallet.

-- The text of an instant in ISO 8601, UTC, milliseconds.
create or replace function utc_text(p_at timestamptz) returns text
language sql stable as $$ select to_char(p_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- A settled wager as services receive it.
create or replace function settled_bet(p_wager wager) returns jsonb
language plpgsql stable set search_path = api, pg_temp as $$
begin
  -- planned once per connection
  return (select jsonb_build_object(
    'betId', p_wager.id::text, 'playerId', p_wager.player_id, 'brand', p_wager.brand, 'product', p_wager.product, 'reference', p_wager.reference,
    'gameId', p_wager.game_id, 'gameSlug', g.slug, 'studioId', g.studio_id,
    'stakeMinor', p_wager.stake, 'realStakeMinor', p_wager.stake - p_wager.bonus_stake, 'wonMinor', p_wager.paid, 'currency', p_wager.currency,
    'placedAt', utc_text(p_wager.opened_at), 'settledAt', utc_text(p_wager.closed_at))
  from (select 1) one left join game g on g.id = p_wager.game_id);
end $$;

-- Publishes a settled wager, once: when it closes. A wager that is voided never closes. Payouts and corrections after that are not
-- facts of their own: a result counts as it was first settled (ADR 0278).
create or replace function announce_settled_bet() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into outbox (topic, payload) values ('api.bet-settled', settled_bet(new));
  return null;
end $$;

create or replace trigger wager_settled after update on wager for each row
  when (old.status = 'OPEN' and new.status = 'CLOSED') execute function announce_settled_bet();

-- A payout without a stake opens and closes its wager in one step. Free rounds have no wager.
create or replace trigger wager_opened_settled after insert on wager for each row
  when (new.status = 'CLOSED') execute function announce_settled_bet();

-- Publishes a deposit when it is credited to the balance, once; a charge that is held is no deposit of the player.
create or replace function announce_deposit() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into outbox (topic, payload) values ('api.deposit-completed', jsonb_build_object(
    'paymentId', new.id, 'playerId', new.player_id, 'brand', new.brand, 'amountMinor', new.amount, 'currency', new.currency, 'at', utc_text(new.processed_at)));
  return null;
end $$;

create or replace trigger deposit_completed after update on payment_transaction for each row
  when (new.direction = 'Deposit' and new.status = 'Completed' and old.status <> 'Completed') execute function announce_deposit();

-- Publishes a sign-in when the api sees its session for the first time. The id of a session is a secret: its digest
-- identifies the sign-in.
create or replace function announce_sign_in() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into outbox (topic, payload)
  select 'api.player-signed-in', jsonb_build_object('sessionDigest', encode(sha256(convert_to(new.sid, 'UTF8')), 'hex'), 'playerId', p.id, 'brand', p.brand, 'at', utc_text(new.started_at))
  from player p where p.id = new.player_id;
  return null;
end $$;

create or replace trigger player_signed_in after insert on player_session for each row execute function announce_sign_in();
