-- The words of a name, without case, accents and signs; letters that are also written as two are one.
create or replace function words_of_name(p_name text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg(distinct word), '{}') from regexp_split_to_table(
    regexp_replace(
      replace(replace(replace(
        lower(translate(regexp_replace(normalize(coalesce(p_name, ''), NFKD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđÐðÆæŒœÞþ''’´`', 'oolldddaaoott')),
        'ß', 'ss'), 'th', 't'), 'ue', 'u'),
      '([ao])e', '\1', 'g'),
    '[\s.,/()‐–-]+') word where word <> ''
$$;

-- Is a name that a bank told another person's? A word of the family name and a given name, or its first letter, have to be in it, in any order, with anything
-- beside them. Where nobody told a name there is nothing to compare; a name that cannot be compared is for people.
create or replace function is_other_name(p_holder text, p_given text, p_family text) returns boolean
language sql immutable set search_path = api, pg_catalog, pg_temp as $$
  select cardinality(holder) > 0 and not (
    holder && words_of_name(p_family)
    and exists (select from unnest(words_of_name(p_given)) given, unnest(holder) told where told = given or told = left(given, 1)))
  from words_of_name(p_holder) holder
$$;

-- By the last word of the provider on an account that it knows the holder of: a card's name is what somebody typed.
create or replace function is_of_another(p_player_id text, p_account_id text) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select coalesce((
    select is_other_name(t.account_holder, p.first_name, p.last_name)
    from payment_transaction t join player p on p.id = t.player_id
    where t.player_id = p_player_id and t.account_id = p_account_id and t.direction = 'Deposit' and t.account_holder is not null
      and t.method_kind in ('INSTANT_BANK', 'OPEN_BANKING', 'WALLET')
    order by t.created_at desc, t.id limit 1), false)
$$;

-- A part of a withdrawal that would leave by itself for such an account is for people, whoever writes it down.
create or replace function keep_for_people() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  if is_of_another(new.player_id, new.account_id) then
    new.approval := 'waiting';
    new.processing_type := 'Manual';
    new.decided_at := null;
  end if;
  return new;
end $$;

create or replace trigger payment_of_another before insert on payment_transaction for each row when (new.approval = 'automatic' and new.account_id is not null) execute function keep_for_people();

-- Told once for an account and a name; no name is in it, because whoever watches releases reads alerts, too.
create or replace function tell_other_name() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  if is_of_another(new.player_id, new.account_id) and not exists (
    select 1 from payment_transaction t
    where t.player_id = new.player_id and t.id <> new.id and t.direction = 'Deposit' and t.account_id = new.account_id and t.account_holder = new.account_holder
  ) then
    insert into outbox (topic, payload) values ('api.alert', jsonb_build_object('about', format('payment %s OTHER_NAME', new.id),
      'text', format('Deposit %s came from an account in another name than the player’s: what is withdrawn to it waits for people', new.id)));
  end if;
  return null;
end $$;

create or replace trigger payment_holder_told after update of account_holder on payment_transaction for each row
  when (new.direction = 'Deposit' and new.account_holder is distinct from old.account_holder) execute function tell_other_name();
