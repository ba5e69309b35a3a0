import { isSameName, type PersonName } from '@foyer/kernel/person-name';
import type { Pool } from '@foyer/runtime';
import type { PersonalCodeColumns, PersonalCodes } from '../personal-codes/personalCodes.ts';

export interface NamedPerson {
  readonly givenName: string;
  readonly familyName: string;
  /** yyyy-mm-dd */
  readonly birthDate: string;
  readonly personalCode?: string | null | undefined;
}

/** The person with the player's language for emails. */
export type FoundPerson = { readonly isSame: true; readonly language: string } | { readonly isSame: false };

export interface SamePersonDeps {
  readonly pool: Pool;
  readonly personalCodes: Pick<PersonalCodes, 'open'>;
}

/** True if a bank customer is the owner of an account; false for an unknown player. */
export async function findSamePerson(
  { pool, personalCodes }: SamePersonDeps,
  { brand, playerId }: { readonly brand: string; readonly playerId: string },
  person: NamedPerson,
): Promise<FoundPerson> {
  const { rows } = await pool.query<NamedPerson & PersonalCodeColumns & { readonly language: string }>(
    `select id, first_name as "givenName", last_name as "familyName", to_char(date_of_birth, 'YYYY-MM-DD') as "birthDate", ssn_sealed, ssn_key, language from api.player where id = $1 and brand = $2`,
    [playerId, brand],
  );
  const [player] = rows;
  if (!player) return { isSame: false };
  return isSamePerson({ ...player, personalCode: personalCodes.open(player) }, person)
    ? { isSame: true, language: player.language }
    : { isSame: false };
}

/** The player's language for emails; undefined when the brand has no such player. */
export async function findLanguage(
  pool: Pool,
  { brand, playerId }: { readonly brand: string; readonly playerId: string },
): Promise<string | undefined> {
  const { rows } = await pool.query<{ readonly language: string }>(
    'select language from api.player where id = $1 and brand = $2',
    [playerId, brand],
  );
  return rows[0]?.language;
}

/**
 * True if two persons have the same date of birth and name. National codes must also match when both are
 * known.
 */
export function isSamePerson(one: NamedPerson, other: NamedPerson): boolean {
  if (one.birthDate === '' || one.birthDate !== other.birthDate) return false;
  const codes = [one.personalCode, other.personalCode]
    .map((code) => (code ?? '').replace(/\W/g, '').toUpperCase())
    .filter((code) => code !== '');
  if (codes.length === 2 && codes[0] !== codes[1]) return false;
  return isSameName(nameOf(one), nameOf(other));
}

function nameOf({ givenName, familyName }: NamedPerson): PersonName {
  return { given: givenName, family: familyName };
}
