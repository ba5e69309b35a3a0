-- Email of the holder's staff account, so that an import by a key and its approval in the console are compared as one person (ADR 0229).
-- Null for keys of services, of squads, and of staff who import no protected content.
alter table key add column email text check (email ~ '^[^@\s]+@[^@\s]+$' and email = lower(email) and length(email) <= 254);
