import { inTransaction, startJob, type FoyerSettings, type Job, type Log, type Pool } from '@foyer/runtime';
import type { PersonalCodes } from './personalCodes.ts';

const TICK_MS = 10_000;
const BATCH = 200;

export interface SealingDeps {
  readonly pool: Pool;
  readonly personalCodes: PersonalCodes;
}

/**
 * Prepares the personal codes before the first request: seals those that are stored as text or were sealed by a
 * former key.
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
  while ((await sealBatch(deps, { ofFormerKeys: true })) > 0);
}

/**
 * Starts the job that seals codes that a process of the previous release writes as text during an upgrade;
 * the release after this one drops the column and the job.
 */
export function startPersonalCodeJob(deps: SealingDeps & { readonly log: Log }): Job<number> {
  return startJob({
    name: 'personal codes',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    hasMore: (sealed: number) => sealed === BATCH,
    run: () => sealBatch(deps),
  });
}

interface StoredCode {
  readonly id: string;
  readonly ssn: string | null;
  readonly ssn_sealed: Buffer | null;
  readonly ssn_key: string | null;
}

/** @returns the number of players whose code was sealed and is no longer stored as text. */
export async function sealBatch(
  { pool, personalCodes }: SealingDeps,
  { ofFormerKeys = false }: { readonly ofFormerKeys?: boolean } = {},
): Promise<number> {
  const [current] = personalCodes.keyIds;
  if (current === undefined) return 0;
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<StoredCode>(
      `select id, ssn, ssn_sealed, ssn_key from api.player
       where ssn is not null or ($2 and ssn_digest is not null and ssn_key <> $1) order by id limit $3 for update skip locked`,
      [current, ofFormerKeys, BATCH],
    );
    const codes = rows.map((row) => personalCodes.seal(row.id, row.ssn ?? personalCodes.open(row)));
    await client.query(
      `update api.player p set ssn = null, ssn_digest = c.digest, ssn_sealed = c.sealed, ssn_key = c.key
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
