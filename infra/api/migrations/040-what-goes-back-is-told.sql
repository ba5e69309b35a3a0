-- What the player reads of a payment is true (ADR 0124), and what the staff reads of a withdrawal that was held back.

-- Money on its way back is news of its payment, also where the payment's own row does not change with it: what is charged after its end has ended already.
create function announce_refund() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  insert into outbox (topic, payload)
  select 'api.payment-updated', jsonb_build_object('brand', t.brand, 'playerId', t.player_id, 'paymentId', t.id) from payment_transaction t where t.id = new.payment_id;
  return null;
end $$;
create trigger payment_refund_began after insert on payment_refund for each row execute function announce_refund();
create trigger payment_refund_went_on after update on payment_refund for each row when (new.done_at is distinct from old.done_at) execute function announce_refund();

-- When a withdrawal that had been let go was held back; null where none was. Of those from before this, only the ones that people had decided on are known.
alter table payment_transaction add column held_back_at timestamptz;
update payment_transaction set held_back_at = now() where approval = 'waiting' and void_up_to_decision > 0;

-- As in 036, but that it writes down when it held something back.
create or replace function claim_payouts(p_at timestamptz, p_most integer) returns setof payment_transaction
language plpgsql set search_path = api, pg_temp as $$
declare
  v_due text[];
begin
  select array_agg(held.id) into v_due from (
    select c.id from payment_transaction c join wallet w on w.player_id = c.player_id join player p on p.id = c.player_id
    where c.direction = 'Withdrawal' and c.status = 'Initialized' and c.approval in ('automatic', 'approved') and c.provider_payment_id is null
      and (c.asked_at is null or c.asked_at < p_at - interval '15 seconds')
    order by c.created_at limit p_most for update of c, w skip locked for share of p skip locked
  ) held;
  update payment_transaction t set approval = 'waiting', decided_at = null, held_back_at = p_at,
    void_up_to_decision = coalesce((select max(d.id) from withdrawal_decision d where d.group_id = t.group_id), 0)
  from player p
  where t.id = any(v_due) and t.sending_at is null and p.id = t.player_id and coalesce(cardinality(withdrawal_blocks(p, p_at)), 1) > 0;
  return query update payment_transaction t set sending_at = coalesce(t.sending_at, p_at), asked_at = p_at where t.id = any(v_due) and t.approval in ('automatic', 'approved') returning t.*;
end $$;
