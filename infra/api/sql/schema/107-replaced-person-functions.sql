-- Left for processes of earlier releases (ADR 0199): the previous release calls the functions that replaced these.
drop function if exists start_break(text, text, text, text[], text, timestamptz, text, text, boolean, text, timestamptz);
drop function if exists is_person_excluded(text, bytea[], text, text, date, text, timestamptz);
drop function if exists accounts_of_person(text, bytea[], text, text, date, text);
drop function if exists accounts_with_birthday(text, bytea[], date, text);
