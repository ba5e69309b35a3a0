import type { EnvironmentName } from '@foyer/kernel/environments';
import type { Pool, PoolClient } from '@foyer/runtime';
import type { ReceivedError } from '../health/evidenceSchema.ts';

const DAY_MS = 24 * 3_600_000;
/** Days after which a group that was not seen again is deleted, and counts of an hour. */
export const ERROR_RETENTION_DAYS = 30;
/** Groups of one release; further ones are counted in none, because their release is broken in any case. */
const MAX_GROUPS = 500;

/** Adds errors to their groups. */
export async function storeErrors(
  client: PoolClient,
  environment: EnvironmentName,
  errors: readonly (ReceivedError & { readonly sourceFingerprint: string })[],
): Promise<void> {
  // in one order, because two edges may report the same groups at once
  for (const error of [...errors].sort((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1))) {
    const {
      app,
      release,
      fingerprint,
      sourceFingerprint,
      code,
      message,
      frames,
      brand,
      browser,
      first,
      last,
      count,
    } = error;
    const { rowCount } = await client.query(
      `insert into registry.error_group as stored (environment, app, release, fingerprint, source_fingerprint, code, message, frames, first_seen, last_seen, count)
       select $1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9 / 1000.0), to_timestamp($10 / 1000.0), $11
       where (select count(*) from registry.error_group where environment = $1 and app = $2 and release = $3) < $12 or exists (select 1 from registry.error_group where environment = $1 and app = $2 and release = $3 and fingerprint = $4)
       on conflict (environment, app, release, fingerprint) do update
         set count = stored.count + excluded.count, first_seen = least(stored.first_seen, excluded.first_seen), last_seen = greatest(stored.last_seen, excluded.last_seen)`,
      [
        environment,
        app,
        release,
        fingerprint,
        sourceFingerprint,
        code,
        message,
        frames,
        first,
        last,
        count,
        MAX_GROUPS,
      ],
    );
    if (rowCount === 0) continue;
    await client.query(
      `insert into registry.error_count as stored (environment, app, release, fingerprint, brand, browser, hour, count)
       values ($1, $2, $3, $4, $5, $6, date_trunc('hour', to_timestamp($7 / 1000.0), 'UTC'), $8)
       on conflict (environment, app, release, fingerprint, brand, browser, hour) do update set count = stored.count + excluded.count`,
      [environment, app, release, fingerprint, brand, browser, last, count],
    );
  }
}

function keyOf({ app, release, fingerprint, brand, browser }: ReceivedError): string {
  return `${app} ${release} ${fingerprint} ${brand} ${browser}`;
}

export async function deleteOldErrors(pool: Pool, now: number): Promise<void> {
  const oldest = new Date(now - ERROR_RETENTION_DAYS * DAY_MS);
  await pool.query('delete from registry.error_group where last_seen < $1', [oldest]);
  await pool.query('delete from registry.error_count where hour < $1', [oldest]);
}

/** Selection of groups. */
export interface ErrorQuery {
  readonly environment: EnvironmentName;
  readonly app?: string | undefined;
  readonly release?: string | undefined;
  /** Groups seen since this time, in ms since the epoch. */
  readonly since: number;
  readonly limit: number;
  /** Only groups that no other release of the application has. */
  readonly isNew: boolean;
}

/** A group as stored; `count`, `brands` and `browsers` are of the requested period, by hour. */
export interface StoredGroup {
  readonly app: string;
  readonly release: string;
  readonly fingerprint: string;
  readonly code: string;
  readonly message: string;
  readonly frames: readonly string[];
  readonly firstSeen: Date;
  readonly lastSeen: Date;
  readonly count: number;
  readonly brands: Readonly<Record<string, number>>;
  readonly browsers: Readonly<Record<string, number>>;
  /** Other releases of the application with the same error. */
  readonly alsoIn: readonly string[];
}

/** Groups, the most frequent first, and the number of all that match. */
export async function readErrors(
  pool: Pool,
  { environment, app, release, since, limit, isNew }: ErrorQuery,
): Promise<{ readonly groups: readonly StoredGroup[]; readonly total: number }> {
  const { rows } = await pool.query<StoredGroup & { readonly total: number }>(
    `with chosen as (
       select error_group.*, (select coalesce(sum(counted.count), 0)::integer from registry.error_count counted
         where (counted.environment, counted.app, counted.release, counted.fingerprint) = (error_group.environment, error_group.app, error_group.release, error_group.fingerprint)
           and hour >= date_trunc('hour', $4::timestamptz, 'UTC')) as recent
       from registry.error_group where environment = $1 and ($2::text is null or app = $2) and ($3::text is null or release = $3) and last_seen >= $4
         and (not $6 or not exists (select 1 from registry.error_group other where other.environment = error_group.environment and other.app = error_group.app and other.source_fingerprint = error_group.source_fingerprint and other.release <> error_group.release))
     ), page as (select chosen.*, count(*) over () ::integer as total from chosen order by recent desc, last_seen desc limit $5)
     select app, release, fingerprint, code, message, frames, first_seen as "firstSeen", last_seen as "lastSeen", recent as count, total,
       coalesce((select jsonb_object_agg(brand, number) from (select brand, sum(counted.count)::integer as number from registry.error_count counted
         where (counted.environment, counted.app, counted.release, counted.fingerprint) = (page.environment, page.app, page.release, page.fingerprint)
           and hour >= date_trunc('hour', $4::timestamptz, 'UTC') group by brand) by_brand), '{}') as brands,
       coalesce((select jsonb_object_agg(browser, number) from (select browser, sum(counted.count)::integer as number from registry.error_count counted
         where (counted.environment, counted.app, counted.release, counted.fingerprint) = (page.environment, page.app, page.release, page.fingerprint)
           and hour >= date_trunc('hour', $4::timestamptz, 'UTC') group by browser) by_browser), '{}') as browsers,
       coalesce((select array_agg(distinct other.release order by other.release) from registry.error_group other
         where other.environment = page.environment and other.app = page.app and other.source_fingerprint = page.source_fingerprint and other.release <> page.release), '{}') as "alsoIn"
     from page order by recent desc, last_seen desc`,
    [environment, app ?? null, release ?? null, new Date(since), limit, isNew],
  );
  return { groups: rows, total: rows[0]?.total ?? 0 };
}
