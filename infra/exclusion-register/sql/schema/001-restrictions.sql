-- Restrictions of persons in national exclusion registers.

create table restriction (
  id uuid primary key,
  register text not null constraint restriction_register_check check (length(register) between 1 and 40),
  -- keyed hashes of what identifies the person: personal code, and name with birthday; one in common is the same person
  person_keys bytea[] not null constraint restriction_person_keys_check check (cardinality(person_keys) between 1 and 4),
  games text[] not null constraint restriction_games_check check (cardinality(games) > 0 and games <@ '{chance,toto,lottery}'),
  -- who entered it: an operator, or the authority itself
  operator text not null constraint restriction_operator_check check (length(operator) between 1 and 40),
  reference text not null constraint restriction_reference_check check (length(reference) between 1 and 100),
  starts_at timestamptz not null,
  -- earliest end on request; null: it is never ended on request
  term_ends_at timestamptz,
  -- of restrictions that end automatically
  ends_at timestamptz,
  entered_at timestamptz not null,
  constraint restriction_key unique (register, operator, reference)
);
create index restriction_person on restriction using gin (person_keys);

-- Ends on request after the term. Append-only, as restrictions are.
create table restriction_end (
  restriction_id uuid primary key references restriction,
  at timestamptz not null
);
