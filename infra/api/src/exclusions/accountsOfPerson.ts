import { nameParts, type PersonName } from '@foyer/kernel/person-name';
import type { Pool } from '@foyer/runtime';

/** A person as a registration or an account describes it. */
export interface DescribedPerson extends PersonName {
  readonly brand: string;
  /** yyyy-mm-dd; null when it is unknown. */
  readonly dateOfBirth: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  /** Digests of the personal code by each key; none without a code. */
  readonly codeDigests: readonly Buffer[];
}

export interface PersonAccount {
  readonly playerId: string;
  readonly brand: string;
}

interface CandidateRow {
  readonly player_id: string;
  readonly brand: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly has_same_code: boolean;
}

/**
 * Accounts of a person at the brands of the operator, those at the brand itself among them: with the personal code, or with
 * the name and one of birthday, email address and phone number. A birthday alone would let an excluded player state another one.
 */
export async function accountsOfPerson(
  pool: Pool,
  { brand, dateOfBirth, email, phoneNumber, codeDigests, ...name }: DescribedPerson,
): Promise<readonly PersonAccount[]> {
  const { rows } = await pool.query<CandidateRow>(
    'select player_id, brand, first_name, last_name, has_same_code from api.accounts_to_compare($1, $2, $3, $4, $5)',
    [brand, codeDigests, dateOfBirth, email, phoneNumber],
  );
  return rows
    .filter(
      ({ first_name, last_name, has_same_code }) =>
        has_same_code || isSameFullName(name, { given: first_name ?? '', family: last_name ?? '' }),
    )
    .map(({ player_id, brand: theirs }) => ({ playerId: player_id, brand: theirs }));
}

interface PersonRow {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly date_of_birth: string | null;
  readonly email: string | null;
  readonly phone_number: string | null;
  readonly ssn_digest: Buffer | null;
}

/** Other accounts of the person to whom an account belongs; none for an unknown player. */
export async function otherAccounts(
  pool: Pool,
  { brand, id }: { readonly brand: string; readonly id: string },
): Promise<readonly PersonAccount[]> {
  const { rows } = await pool.query<PersonRow>(
    'select first_name, last_name, date_of_birth::text as date_of_birth, email, phone_number, ssn_digest from api.player where id = $1 and brand = $2',
    [id, brand],
  );
  const [own] = rows;
  if (!own) return [];
  const accounts = await accountsOfPerson(pool, {
    brand,
    given: own.first_name ?? '',
    family: own.last_name ?? '',
    dateOfBirth: own.date_of_birth,
    email: own.email,
    phoneNumber: own.phone_number,
    codeDigests: own.ssn_digest ? [own.ssn_digest] : [],
  });
  return accounts.filter(({ playerId }) => playerId !== id);
}

/**
 * True if two full names of people with the same birthday or contact details are those of one person: spelling, order, additional names and
 * the places of spaces and hyphens are ignored. A name of one word is only equal to itself.
 */
function isSameFullName(one: PersonName, other: PersonName): boolean {
  const [words, others] = [one, other].map(({ given, family }) => nameParts(`${given} ${family}`)) as [
    readonly string[],
    readonly string[],
  ];
  if (words.length < 2 || others.length < 2) return words.length > 0 && words.join(' ') === others.join(' ');
  return (
    words.every((word) => others.includes(word)) ||
    others.every((word) => words.includes(word)) ||
    lettersOf(one.given, one.family) === lettersOf(other.given, other.family) ||
    lettersOf(one.given, one.family) === lettersOf(other.family, other.given)
  );
}

const lettersOf = (first: string, second: string): string =>
  nameParts(`${first}${second}`.replaceAll(/[\s.-]/g, '')).join('');
