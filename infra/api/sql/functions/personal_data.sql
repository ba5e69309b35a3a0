-- Personal data: archives and erasure
-- -----------------------------------

-- Requests an archive; false while one is prepared, and until p_pause has passed since the last request.
create or replace function request_data_export(p_player_id text, p_origin text, p_pause interval, p_at timestamptz) returns boolean
language plpgsql set search_path = api, pg_temp as $$
begin
  perform 1 from player where id = p_player_id for update;
  if exists (select 1 from data_export where player_id = p_player_id and (built_at is null or requested_at > p_at - p_pause)) then
    return false;
  end if;
  insert into data_export (player_id, requested_at, origin) values (p_player_id, p_at, p_origin);
  return true;
end $$;

-- Claims a waiting archive, so that replicas do not build it twice. A claim without a result is repeated after p_patience.
create or replace function claim_data_export(p_patience interval, p_at timestamptz) returns data_export
language sql set search_path = api, pg_temp as $$
  update data_export set attempted_at = p_at where id = (
    select id from data_export where built_at is null and (attempted_at is null or attempted_at <= p_at - p_patience) order by id limit 1 for update skip locked)
  returning *
$$;

-- Closes the account permanently and requests the erasure of the player's personal data, once; the player
-- cannot reopen it. Refused for the same reasons as closing the account. Marketing is withdrawn with its
-- proof.
create or replace function request_erasure(p_brand text, p_player_id text, p_erase_after timestamptz, p_at timestamptz) returns text
language plpgsql set search_path = api, pg_temp as $$
declare
  v_refusal text := close_account(p_brand, p_player_id, null, p_at);
begin
  if v_refusal is not null then
    return v_refusal;
  end if;
  insert into marketing_consent (player_id, channel, is_accepted, changed_at)
  select p.id, c.channel, false, p_at from player p, lateral (values
      ('email', p.email_marketing), ('sms', p.sms_marketing), ('phone', p.phone_marketing), ('webPush', p.web_push_marketing)) c (channel, is_accepted)
  where p.id = p_player_id and p.brand = p_brand and c.is_accepted;
  update player set reopen_by_customer_allowed = false, email_marketing = false, sms_marketing = false, phone_marketing = false,
    web_push_marketing = false, is_suppressed = true, updated_at = p_at
  where id = p_player_id and brand = p_brand;
  insert into erasure_request (player_id, requested_at, erase_after) values (p_player_id, p_at, p_erase_after) on conflict do nothing;
  return null;
end $$;

-- Deletes the personal data of a closed account that have no retention requirement. Idempotent.
create or replace function reduce_personal_data(p_player_id text, p_at timestamptz) returns void
language plpgsql set search_path = api, pg_temp as $$
begin
  delete from customer_pop_up where player_id = p_player_id;
  delete from recently_played where player_id = p_player_id;
  delete from sports_favourite where player_id = p_player_id;
  delete from phone_verification where player_id = p_player_id;
  delete from phone_change where player_id = p_player_id;
  delete from data_export where player_id = p_player_id;
  delete from analytics_event where player_id = p_player_id;
  delete from self_test where player_id = p_player_id;
  delete from sports_slip where player_id = p_player_id;
  update erasure_request set reduced_at = p_at where player_id = p_player_id and reduced_at is null;
end $$;

-- Erases the remaining personal data when the retention has ended. Records of money and player protection
-- remain, but no longer identify the person. Idempotent.
create or replace function erase_personal_data(p_player_id text, p_at timestamptz) returns void
language plpgsql set search_path = api, pg_temp as $$
begin
  delete from contact_change where player_id = p_player_id;
  delete from additional_information where player_id = p_player_id;
  delete from source_of_wealth_funding where player_id = p_player_id;
  delete from outgoing_email where player_id = p_player_id and sent_at is null;
  perform erase_documents(p_player_id, p_at);
  update payment_transaction set account_label = null, account_holder = null where player_id = p_player_id and (account_label is not null or account_holder is not null);
  update payout_email set account_label = null where player_id = p_player_id and account_label is not null;
  update player set email = 'erased-' || id || '@erased.invalid', username = null, phone_number = null, is_phone_number_verified = false, first_name = '', last_name = '',
    date_of_birth = date_trunc('year', date_of_birth)::date, street = null, city = null, zip_code = null, ssn_digest = null,
    ssn_sealed = null, ssn_key = null, email_verified = false, updated_at = p_at
  where id = p_player_id;
  update erasure_request set erased_at = p_at where player_id = p_player_id and erased_at is null;
end $$;
