import { canonicalJson } from '@foyer/kernel';
import type { Pool, PoolClient } from '@foyer/runtime';
import { ENVIRONMENTS } from '@foyer/kernel/environments';
import type { AuditVerification, ChainName, TimelineEntry } from '@foyer/kernel/timeline-answers';
import { GENESIS_HASH, faultsOf, hashOf, type AuditEntry, type AuditRow } from './auditChain.ts';
import { timelineEntryOf } from './timelineEntry.ts';

const COLUMNS = 'id, chain, number, app, brands, payload, previous, hash';
const CHAINS: readonly ChainName[] = [...ENVIRONMENTS, 'registry'];
const LOCK_SPACE = 4_221_007;

/**
 * Acquires the advisory lock of a chain until the transaction ends, so that its changes run one after the
 * other.
 */
export async function acquireLock(client: PoolClient, chain: ChainName): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1, $2)', [LOCK_SPACE, CHAINS.indexOf(chain)]);
}

/** Appends to a chain whose lock the transaction holds ({@link acquireLock}). */
export async function writeAudit(
  client: PoolClient,
  entry: Omit<AuditEntry, 'number'>,
): Promise<TimelineEntry> {
  const { rows } = await client.query<{ number: number; hash: string }>(
    'select number, hash from registry.audit where chain = $1 order by number desc limit 1',
    [entry.chain],
  );
  const number = (rows[0]?.number ?? 0) + 1;
  const previous = rows[0]?.hash ?? GENESIS_HASH;
  const payload = canonicalJson({ ...entry, number });
  const hash = hashOf(previous, payload);
  const inserted = await client.query<{ id: number }>(
    'insert into registry.audit (chain, number, app, brands, payload, previous, hash) values ($1, $2, $3, $4, $5, $6, $7) returning id',
    [entry.chain, number, entry.app ?? null, entry.brands, payload, previous, hash],
  );
  const [row] = inserted.rows;
  if (!row) throw new Error('The audit entry was not stored.');
  return timelineEntryOf({ id: row.id, hash, payload });
}

/**
 * Plan version of the last decision in an environment that concerned this application, or all applications
 * (for example a lock); 0 without one.
 */
export async function lastVersionOf(client: PoolClient, chain: string, app: string): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `select (payload::jsonb ->> 'version')::int as version from registry.audit
     where chain = $1 and (app = $2 or app is null) and payload::jsonb ? 'version' order by number desc limit 1`,
    [chain, app],
  );
  return rows[0]?.version ?? 0;
}

export interface TimelineQuery {
  readonly chain?: string | undefined;
  readonly app?: string | undefined;
  readonly brand?: string | undefined;
  /** Only entries before this id. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function readTimeline(
  pool: Pool,
  { chain, app, brand, before, limit }: TimelineQuery,
): Promise<readonly AuditRow[]> {
  const { rows } = await pool.query<AuditRow>(
    `select ${COLUMNS} from registry.audit
     where ($1::text is null or chain = $1) and ($2::text is null or app = $2) and ($3::text is null or $3 = any (brands)) and ($4::bigint is null or id < $4)
     order by id desc limit $5`,
    [chain ?? null, app ?? null, brand ?? null, before ?? null, limit],
  );
  return rows;
}

/** All entries in the order in which they were written. */
export async function readWholeAudit(pool: Pool): Promise<readonly AuditRow[]> {
  return (await pool.query<AuditRow>(`select ${COLUMNS} from registry.audit order by id`)).rows;
}

/** Faults of the chains, and the number of entries checked. */
export async function verifyAudit(pool: Pool): Promise<AuditVerification> {
  // versions first: a change between the two queries then makes the chain longer, not too short
  const decided = await pool.query<{ name: string; version: number }>(
    'select name, decided as version from registry.environment',
  );
  const rows = await readWholeAudit(pool);
  const versions = new Map(decided.rows.map(({ name, version }) => [name, version]));
  return {
    entries: rows.length,
    faults: CHAINS.flatMap((chain) =>
      faultsOf(
        chain,
        rows.filter((row) => row.chain === chain),
        versions.get(chain),
      ),
    ),
  };
}
