import { fail, type Result } from '@foyer/kernel';
import * as v from 'valibot';
import { createPlayer, type PlayerCreationDeps } from './createPlayer.ts';
import { newPlayer, type NewPlayerRefusal } from './newPlayer.ts';

/**
 * Creates a player unless the person is excluded from all brands of the operator. The refusal does not
 * reveal the exclusion to the visitor (identity shows a general text).
 */
export async function registerPlayer(
  deps: PlayerCreationDeps,
  body: unknown,
): Promise<Result<{ playerId: string; isNew: boolean }, NewPlayerRefusal>> {
  const parsed = v.safeParse(newPlayer, body);
  if (parsed.success && (await isPersonExcluded(deps, parsed.output)))
    return fail({ code: 'PERSON_EXCLUDED', keys: ['personalInfo'] });
  return createPlayer(deps, body);
}

async function isPersonExcluded(
  { pool, clock }: PlayerCreationDeps,
  { brand, country, personalInfo: person }: v.InferOutput<typeof newPlayer>,
): Promise<boolean> {
  const { rows } = await pool.query<{ is_excluded: boolean }>(
    'select api.is_person_excluded($1, $2, $3, $4, $5, $6, $7) as is_excluded',
    [
      brand,
      person.ssn ?? null,
      person.firstName,
      person.lastName,
      person.dateOfBirth,
      country,
      new Date(clock()),
    ],
  );
  return rows[0]?.is_excluded !== false;
}
