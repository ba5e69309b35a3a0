import { inTransaction, type FoyerSettings, type Pool, type PoolClient } from '@foyer/runtime';
import type { PersonalCodeColumns, PersonalCodes } from './personalCodes.ts';

const BATCH = 200;

export interface SealingDeps {
  readonly pool: Pool;
  readonly personalCodes: PersonalCodes;
}

/**
 * Prepares the personal codes before the first request: seals those again that a former key has sealed.
 * @throws when a key is missing, because excluded persons could no longer be recognised by their code.
 */
export async function preparePersonalCodes(
  deps: SealingDeps & { readonly settings: Pick<FoyerSettings, 'mode'> },
): Promise<void> {
  const { keyIds } = deps.personalCodes;
  if (deps.settings.mode === 'production' && keyIds.length === 0)
    throw new Error(
      'keys/personal-code-secret is missing: in production the api does not start without the secret of personal codes.',
    );
  const { rows } = await deps.pool.query<{ key: string | null; players: number }>(
    `select ssn_key as key, count(*)::int as players from api.player where ssn_digest is not null and ssn_key <> all ($1)
     group by ssn_key order by ssn_key limit 1`,
    [keyIds],
  );
  const [unknown] = rows;
  if (unknown)
    throw new Error(
      `keys/personal-code-secret does not hold the secret with the id ${unknown.key ?? ''}, which has sealed the personal codes of ${unknown.players} players. Restore the file from the backup of keys.`,
    );
  while ((await sealBatch(deps)) > 0);
}

/** Seals the codes of one batch of players again that a former key has sealed. @returns the number of players. */
async function sealBatch({ pool, personalCodes }: SealingDeps): Promise<number> {
  const [current] = personalCodes.keyIds;
  if (current === undefined) return 0;
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ readonly id: string } & PersonalCodeColumns>(
      `select id, ssn_sealed, ssn_key from api.player
       where ssn_digest is not null and ssn_key <> $1 order by id limit $2 for update skip locked`,
      [current, BATCH],
    );
    const codes = rows.map((row) => personalCodes.seal(row.id, personalCodes.open(row)));
    await client.query(
      `update api.player p set ssn_digest = c.digest, ssn_sealed = c.sealed, ssn_key = c.key
       from unnest($1::text[], $2::bytea[], $3::bytea[], $4::text[]) c (id, digest, sealed, key) where p.id = c.id`,
      [
        rows.map(({ id }) => id),
        codes.map((code) => code?.digest ?? null),
        codes.map((code) => code?.sealed ?? null),
        codes.map((code) => code?.keyId ?? null),
      ],
    );
    return rows.length;
  });
}

/** Stores the sealed personal code of a player; an empty one changes nothing. */
export async function storePersonalCode(
  client: Pick<PoolClient, 'query'>,
  personalCodes: Pick<PersonalCodes, 'seal'>,
  playerId: string,
  code: string | null | undefined,
): Promise<void> {
  const stored = personalCodes.seal(playerId, code);
  if (stored)
    await client.query('update api.player set ssn_digest = $2, ssn_sealed = $3, ssn_key = $4 where id = $1', [
      playerId,
      stored.digest,
      stored.sealed,
      stored.keyId,
    ]);
}
