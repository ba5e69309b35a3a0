-- Compares one day of the provider's settlement report with the ledger and records the differences. A movement within five
-- minutes of midnight may be in the report of either day.
create or replace function reconcile_day(p_brand text, p_provider text, p_day date, p_rows jsonb, p_sha256 text, p_at timestamptz) returns reconciliation_run
language plpgsql set search_path = api, pg_temp as $$
declare
  v_run reconciliation_run;
  v_from constant timestamptz := p_day::timestamp at time zone 'UTC';
  v_edge constant interval := interval '5 minutes';
begin
  delete from reconciliation_row where brand = p_brand and provider = p_provider and day = p_day;
  insert into reconciliation_row (brand, provider, day, provider_payment_id, type, reference, amount, currency, at)
  -- a payment in two currencies matches no movement of the ledger
  select p_brand, p_provider, p_day, r->>'paymentId', r->>'type', min(r->>'reference'), sum((r->>'amount')::bigint),
    case when min(r->>'currency') = max(r->>'currency') then min(r->>'currency') else '' end, min((r->>'at')::timestamptz)
  from jsonb_array_elements(p_rows) r group by r->>'paymentId', r->>'type';
  create temporary table compared on commit drop as
  with ours as (
    select t.provider_payment_id, m.type, t.id as reference, sum(m.amount)::bigint as amount, min(m.currency) as currency, min(m.provider_at) as at
    from payment_movement m join payment_transaction t on t.id = m.payment_id where t.brand = p_brand and t.provider = p_provider group by 1, 2, 3
  ), theirs as (
    select provider_payment_id, type, min(reference) as reference, sum(amount)::bigint as amount, case when min(currency) = max(currency) then min(currency) else '' end as currency, bool_or(day = p_day) as is_of_day
    from reconciliation_row where brand = p_brand and provider = p_provider group by 1, 2
  )
  select coalesce(o.provider_payment_id, f.provider_payment_id) as provider_payment_id, coalesce(o.type, f.type) as type, coalesce(o.reference, f.reference) as reference,
    o.amount as ours, f.amount as theirs, o.currency <> f.currency as other_currency,
    case when coalesce(o.type, f.type) in ('captured', 'payout_returned') then 1 else -1 end as sign
  from ours o full join theirs f on f.provider_payment_id = o.provider_payment_id and f.type = o.type
  where f.is_of_day or (f.provider_payment_id is null and o.at >= v_from - v_edge and o.at < v_from + interval '1 day' - v_edge);
  insert into reconciliation_run (brand, provider, day, file_sha256, rows, theirs, ours, breaks, at)
  select p_brand, p_provider, p_day, p_sha256, jsonb_array_length(p_rows), coalesce(sum(theirs * sign), 0), coalesce(sum(ours * sign), 0),
    count(*) filter (where ours is null or theirs is null or ours <> theirs or other_currency), p_at from compared
  returning * into v_run;
  insert into reconciliation_break (run_id, kind, provider_payment_id, type, reference, ours, theirs)
  select v_run.id, case when ours is null then 'MISSING_IN_LEDGER' when theirs is null then 'MISSING_IN_FILE' when other_currency then 'CURRENCY' else 'AMOUNT' end,
    provider_payment_id, type, reference, ours, theirs
  from compared where ours is null or theirs is null or ours <> theirs or other_currency;
  drop table compared;
  return v_run;
end $$;
