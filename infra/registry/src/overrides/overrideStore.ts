import type { Pool, PoolClient } from '@foyer/runtime';
import type { EnvironmentName } from '@foyer/kernel/environments';
import type { Override } from '@foyer/kernel/override-answers';

type OverrideRow = Omit<Override, 'link' | 'issuedBy' | 'issuedAt' | 'expiresAt' | 'revokedAt'> & {
  readonly link: string | null;
  readonly issued_by: string;
  readonly issued_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
};

const MAX_LISTED = 200;

/** Overrides in a plan: those that had neither expired nor been revoked when it was issued. */
export async function liveOverrides(
  pool: Pool | PoolClient,
  environment: EnvironmentName,
  at: Date,
): Promise<readonly Override[]> {
  const { rows } = await pool.query<OverrideRow>(
    'select * from registry.override where environment = $1 and revoked_at is null and expires_at > $2 order by id',
    [environment, at],
  );
  return rows.map(override);
}

/** Overrides, newest first. */
export async function listOverrides(
  pool: Pool,
  { environment, app }: { readonly environment: EnvironmentName; readonly app?: string | undefined },
): Promise<readonly Override[]> {
  const { rows } = await pool.query<OverrideRow>(
    'select * from registry.override where environment = $1 and ($2::text is null or app = $2) order by issued_at desc limit $3',
    [environment, app ?? null, MAX_LISTED],
  );
  return rows.map(override);
}

export async function findOverride(pool: Pool | PoolClient, id: string): Promise<Override | undefined> {
  const { rows } = await pool.query<OverrideRow>('select * from registry.override where id = $1', [id]);
  return rows[0] && override(rows[0]);
}

export async function storeOverride(client: PoolClient, given: Override): Promise<void> {
  await client.query(
    'insert into registry.override (id, kind, environment, app, release, brand, subject, email, reason, issued_by, issued_at, expires_at, link) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)',
    [
      given.id,
      given.kind,
      given.environment,
      given.app,
      given.release,
      given.brand,
      given.subject,
      given.email,
      given.reason,
      given.issuedBy,
      given.issuedAt,
      given.expiresAt,
      given.link,
    ],
  );
}

/** Revokes an override. @returns false when it was revoked already. */
export async function storeRevocation(client: PoolClient, id: string, at: string): Promise<boolean> {
  return (
    ((
      await client.query(
        'update registry.override set revoked_at = $2 where id = $1 and revoked_at is null',
        [id, at],
      )
    ).rowCount ?? 0) > 0
  );
}

function override({
  issued_by: issuedBy,
  issued_at: issuedAt,
  expires_at: expiresAt,
  revoked_at: revokedAt,
  ...row
}: OverrideRow): Override {
  return {
    ...row,
    link: row.link ?? row.id,
    issuedBy,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
