-- What nobody needs any more, and looking for work without doing any (ADR 0110).

-- Webhooks are remembered far longer than they are repeated (three days, ADR 0100), and then let go in small batches.
create index payment_event_at on payment_event (at);

create function forget_payment_events(p_before timestamptz, p_most integer) returns integer
language plpgsql set search_path = api, pg_temp as $$
declare
  v_forgotten integer;
begin
  delete from payment_event where id in (select id from payment_event where at < p_before order by at limit p_most);
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end $$;

-- Withdrawals that may leave and are not with the provider yet: nearly always none.
create index payment_transaction_leaving on payment_transaction (created_at) where direction = 'Withdrawal' and status = 'Initialized' and approval in ('automatic', 'approved') and provider_payment_id is null;

-- When something that was begun is asked after again: seldomer the longer it lasts.
create function ask_again_at(p_created_at timestamptz, p_asked_at timestamptz, p_at timestamptz, p_most interval) returns timestamptz
language sql immutable as $$ select coalesce(p_asked_at, p_created_at) + least(p_most, greatest(interval '15 seconds', (p_at - p_created_at) / 8)) $$;

-- What the payment clock has to do now, in one look that reads three indexes of what is open and writes nothing.
create function payment_work(p_at timestamptz) returns table (sends boolean, asks boolean, returns boolean)
language sql stable set search_path = api, pg_temp as $$
  select
    exists (select 1 from payment_transaction c where c.direction = 'Withdrawal' and c.status = 'Initialized' and c.approval in ('automatic', 'approved') and c.provider_payment_id is null
      and (c.asked_at is null or c.asked_at < p_at - interval '15 seconds')),
    exists (select 1 from payment_transaction t where t.status in ('Initialized', 'CancelInitialized') and (t.direction = 'Deposit' or t.provider_payment_id is not null)
      and ask_again_at(t.created_at, t.asked_at, p_at, interval '5 minutes') < p_at),
    exists (select 1 from payment_refund r where r.done_at is null and (r.asked_at is null or ask_again_at(r.requested_at, r.asked_at, p_at, interval '10 minutes') < p_at))
$$;
