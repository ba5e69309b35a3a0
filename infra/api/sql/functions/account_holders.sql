-- The words of a name in lower case without accents and punctuation; letters that are also written as two (ø, ß) are folded.
-- The same table as nameWords in @foyer/kernel/person-name; one list of cases tests both.
create or replace function name_words(p_name text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg(distinct word), '{}') from regexp_split_to_table(
    regexp_replace(
      replace(replace(replace(
        lower(translate(regexp_replace(normalize(coalesce(p_name, ''), NFKD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđÐðÆæŒœÞþ''’´`', 'oollddddaaoott')),
        'ß', 'ss'), 'th', 't'), 'ue', 'u'),
      '([ao])e', '\1', 'g'),
    '[\s.,/()‐–-]+') word where word <> ''
$$;

-- Whether a name reported by a bank belongs to another person. It must contain a word of the family name and a given name or its
-- initial, in any order; other words are ignored. A name without letters is not compared (false); when the
-- name of the player is unknown, every reported name is different.
create or replace function is_different_name(p_holder text, p_given text, p_family text) returns boolean
language sql immutable set search_path = api, pg_catalog, pg_temp as $$
  select cardinality(holder) > 0 and not (
    holder && name_words(p_family)
    and exists (select from unnest(name_words(p_given)) given, unnest(holder) word where word = given or word = left(given, 1)))
  from name_words(p_holder) holder
$$;

-- Whether the last deposit from an account reported a holder other than the player. Cards are left out: their name is typed by
-- the payer, not reported by a bank.
create or replace function is_third_party_account(p_player_id text, p_account_id text) returns boolean
language sql stable set search_path = api, pg_temp as $$
  select coalesce((
    select is_different_name(t.account_holder, p.first_name, p.last_name)
    from payment_transaction t join player p on p.id = t.player_id
    where t.player_id = p_player_id and t.account_id = p_account_id and t.direction = 'Deposit' and t.account_holder is not null
      and t.method_kind in ('INSTANT_BANK', 'OPEN_BANKING', 'WALLET')
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

create or replace trigger payment_third_party_review before insert on payment_transaction for each row when (new.approval = 'automatic' and new.account_id is not null) execute function require_manual_review();

-- Alerts staff once per account and holder name about a deposit from a third-party account. The alert holds no name: staff who
-- watch releases read it, too.
create or replace function notify_name_mismatch() returns trigger
language plpgsql set search_path = api, pg_temp as $$
begin
  if is_third_party_account(new.player_id, new.account_id) and not exists (
    select 1 from payment_transaction t
    where t.player_id = new.player_id and t.id <> new.id and t.direction = 'Deposit' and t.account_id = new.account_id and t.account_holder = new.account_holder
  ) then
    insert into outbox (topic, payload)
    values ('api.alert', jsonb_build_object('kind', 'account-holder-mismatch', 'paymentId', new.id));
  end if;
  return null;
end $$;

create or replace trigger payment_holder_notified after update of account_holder on payment_transaction for each row
  when (new.direction = 'Deposit' and new.account_holder is distinct from old.account_holder) execute function notify_name_mismatch();
