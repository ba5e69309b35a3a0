import { randomUUID } from 'node:crypto';
import { fail, succeed, type Result } from '@foyer/kernel';
import type {
  CheckedPerson,
  CheckRequest,
  EndOutcome,
  EndRequest,
  RegisterGame,
  Restriction,
  RestrictRequest,
} from '@foyer/kernel/exclusion-register';
import type { Clock, Pool } from '@foyer/runtime';
import { personKeysOf } from './personKeys.ts';
import { restrictionRefusal, type RestrictionRefusal } from './registers.ts';

export interface RestrictionDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Secret of the hashes of persons: with another one, stored restrictions match no person. */
  readonly personSecret: string;
}

interface Row {
  readonly id: string;
  readonly games: readonly RegisterGame[];
  readonly operator: string;
  readonly reference: string;
  readonly starts_at: Date;
  readonly term_ends_at: Date | null;
  readonly ends_at: Date | null;
}

/** Restrictions in force of each person, and which of those reported by the operator have ended. */
export async function checkPersons(
  deps: RestrictionDeps,
  { register, operator, persons }: CheckRequest,
): Promise<readonly CheckedPerson[]> {
  const checked: CheckedPerson[] = [];
  for (const { person, known } of persons)
    checked.push({
      restrictions: await inForce(
        deps,
        register,
        operator,
        personKeysOf(deps.personSecret, register, person),
      ),
      ended: known.length === 0 ? [] : await endedOf(deps, register, known),
    });
  return checked;
}

async function inForce(
  { pool, clock }: RestrictionDeps,
  register: string,
  operator: string,
  personKeys: readonly Buffer[],
): Promise<readonly Restriction[]> {
  const { rows } = await pool.query<Row>(
    `select id, games, operator, reference, starts_at, term_ends_at, ends_at from exclusion_register.restriction r
     where register = $1 and person_keys && $2::bytea[] and (ends_at is null or ends_at > $3)
       and not exists (select 1 from exclusion_register.restriction_end e where e.restriction_id = r.id) order by starts_at, id`,
    [register, personKeys, new Date(clock())],
  );
  return rows.map((row) => viewOf(row, operator));
}

async function endedOf(
  { pool, clock }: RestrictionDeps,
  register: string,
  known: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from exclusion_register.restriction r where register = $1 and id = any($2::uuid[])
       and (ends_at <= $3 or exists (select 1 from exclusion_register.restriction_end e where e.restriction_id = r.id)) order by id`,
    [register, known, new Date(clock())],
  );
  return rows.map(({ id }) => id);
}

/** Enters a restriction; the same reference of the same operator is the same restriction. */
export async function restrict(
  { pool, clock, personSecret }: RestrictionDeps,
  request: RestrictRequest,
): Promise<Result<Restriction, RestrictionRefusal | 'PERSON_UNKNOWN'>> {
  const { register, person, operator, reference, games, startsAt, termEndsAt, endsAt } = request;
  const refusal = restrictionRefusal(request, clock());
  if (refusal) return fail(refusal);
  const personKeys = personKeysOf(personSecret, register, person);
  if (personKeys.length === 0) return fail('PERSON_UNKNOWN');
  await pool.query(
    `insert into exclusion_register.restriction (id, register, person_keys, games, operator, reference, starts_at, term_ends_at, ends_at, entered_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (register, operator, reference) do nothing`,
    [
      randomUUID(),
      register,
      personKeys,
      [...new Set(games)].sort(),
      operator,
      reference,
      startsAt,
      termEndsAt,
      endsAt,
      new Date(clock()),
    ],
  );
  const { rows } = await pool.query<Row>(
    `select id, games, operator, reference, starts_at, term_ends_at, ends_at from exclusion_register.restriction where register = $1 and operator = $2 and reference = $3`,
    [register, operator, reference],
  );
  const [row] = rows;
  if (!row) throw new Error('The restriction was not stored.');
  return succeed(viewOf(row, operator));
}

/** Ends a restriction on request, after its term only; repeated calls have no further effect. */
export async function endRestriction(
  { pool, clock }: RestrictionDeps,
  { register, operator, reference }: EndRequest,
): Promise<EndOutcome> {
  const { rows } = await pool.query<{ id: string; is_over: boolean }>(
    `select id, coalesce(coalesce(ends_at, term_ends_at) <= $4, false) as is_over from exclusion_register.restriction where register = $1 and operator = $2 and reference = $3`,
    [register, operator, reference, new Date(clock())],
  );
  const [row] = rows;
  if (!row) return 'UNKNOWN';
  if (!row.is_over) return 'TERM_NOT_OVER';
  await pool.query(
    'insert into exclusion_register.restriction_end (restriction_id, at) values ($1, $2) on conflict do nothing',
    [row.id, new Date(clock())],
  );
  return 'ENDED';
}

function viewOf(row: Row, asking: string): Restriction {
  return {
    id: row.id,
    games: [...row.games],
    startsAt: row.starts_at.toISOString(),
    termEndsAt: row.term_ends_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    reference: row.operator === asking ? row.reference : null,
  };
}
