import { fail, type Result } from '@foyer/kernel';
import * as v from 'valibot';
import { accountsOfPerson } from '../exclusions/accountsOfPerson.ts';
import type { RegisterChecks } from '../exclusions/register/registerChecks.ts';
import { createPlayer, type PlayerCreationDeps } from './createPlayer.ts';
import { newPlayer, type NewPlayerRefusal } from './newPlayer.ts';

/**
 * Creates a player unless the person is excluded from all brands of the operator, or from all games by the
 * national register of the licence. The refusal does not reveal the exclusion to the visitor (identity shows
 * a general text). Without an answer of the register no account is opened.
 */
export async function registerPlayer(
  deps: PlayerCreationDeps & { readonly registerChecks: Pick<RegisterChecks, 'isRestricted'> },
  body: unknown,
): Promise<Result<{ playerId: string; isNew: boolean }, NewPlayerRefusal>> {
  const parsed = v.safeParse(newPlayer, body);
  if (parsed.success) {
    const isRestricted = await isRestrictedAtRegister(deps.registerChecks, parsed.output);
    if (isRestricted === true || (await isPersonExcluded(deps, parsed.output)))
      return fail({ code: 'PERSON_EXCLUDED', keys: ['personalInfo'] });
    if (isRestricted === undefined) return fail({ code: 'REGISTER_UNAVAILABLE', keys: [] });
  }
  return createPlayer(deps, body);
}

function isRestrictedAtRegister(
  registerChecks: Pick<RegisterChecks, 'isRestricted'>,
  { brand, country, personalInfo: person }: v.InferOutput<typeof newPlayer>,
): Promise<boolean | undefined> {
  return registerChecks.isRestricted(brand, {
    firstName: person.firstName,
    lastName: person.lastName,
    dateOfBirth: person.dateOfBirth,
    country,
    ...(person.ssn !== undefined && person.ssn !== null && { personalCode: person.ssn }),
  });
}

async function isPersonExcluded(
  { pool, clock, personalCodes }: PlayerCreationDeps,
  { brand, email, phoneNumber = null, personalInfo: person }: v.InferOutput<typeof newPlayer>,
): Promise<boolean> {
  const accounts = await accountsOfPerson(pool, {
    brand,
    given: person.firstName,
    family: person.lastName,
    dateOfBirth: person.dateOfBirth,
    email,
    phoneNumber,
    codeDigests: personalCodes.digests(person.ssn),
  });
  const { rows } = await pool.query<{ is_excluded: boolean }>(
    'select api.is_person_excluded($1, $2, $3) as is_excluded',
    [brand, accounts.map(({ playerId }) => playerId), new Date(clock())],
  );
  return rows[0]?.is_excluded !== false;
}
