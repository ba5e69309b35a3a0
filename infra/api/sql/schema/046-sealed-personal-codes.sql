-- The personal code of a player is compared by a keyed digest and read by unsealing it (ADR 0256). The column `ssn` is emptied when
-- the api starts and written no more; the following release drops it.
alter table player add column ssn_digest bytea;
alter table player add column ssn_sealed bytea;
-- Id of the key of both.
alter table player add column ssn_key text;
alter table player add constraint player_ssn_is_whole check (num_nulls(ssn_digest, ssn_sealed, ssn_key) in (0, 3));
create index player_ssn_digest on player (ssn_digest) where ssn_digest is not null;
-- Codes that a process of the previous release has written; usually no row.
create index player_ssn_plain on player (id) where ssn is not null;
-- Their first parameters were codes as text; no release had them.
drop function if exists is_person_excluded(text, text, text, text, date, text, timestamptz);
drop function if exists accounts_of_person(text, text, text, text, date, text);
