import { createHash, randomBytes } from 'node:crypto';
import { hrefTo, isLocale, FALLBACK_LOCALE, withQuery } from '@foyer/links';
import { deriveKey, seal, startJob, unseal, type Clock, type Job, type Pool } from '@foyer/runtime';
import type * as Types from '@foyer/graphql/main';
import { sendEmail } from '../contact/playerMessages.ts';
import { buildArchive } from './archive.ts';
import type { PersonalDataDeps } from './personalDataDeps.ts';

/** Days for which an archive can be downloaded (shared/docs/data-retention.md). */
export const EXPORT_DAYS = 7;
const PAUSE_HOURS = 24;
const PATIENCE_MINUTES = 5;
const DAY_MS = 86_400_000;
const TICK_MS = 10_000;
const TOKEN_BYTES = 32;

/** Requests an archive of the player's data; false while one is prepared, and once a day at most. */
export async function requestDataExport(
  { pool, clock }: { readonly pool: Pick<Pool, 'query'>; readonly clock: Clock },
  playerId: string,
  origin: string,
): Promise<boolean> {
  const { rows } = await pool.query<{ accepted: boolean }>(
    'select api.request_data_export($1, $2, make_interval(hours => $3), $4) as accepted',
    [playerId, origin, PAUSE_HOURS, new Date(clock())],
  );
  return rows[0]?.accepted === true;
}

/** The player's latest archive; null unless one can be downloaded or is being prepared. */
export async function readDataExport(
  pool: Pool,
  playerId: string,
  now: number,
): Promise<Types.DataExport | null> {
  const { rows } = await pool.query<{ id: string; requested_at: Date; expires_at: Date | null }>(
    'select id::text, requested_at, expires_at from api.data_export where player_id = $1 and (expires_at is null or expires_at > $2) order by id desc limit 1',
    [playerId, new Date(now)],
  );
  const row = rows[0];
  return row
    ? {
        id: row.id,
        status: row.expires_at === null ? 'PREPARING' : 'READY',
        requestedAt: row.requested_at.toISOString(),
        expiresAt: row.expires_at?.toISOString() ?? null,
      }
    : null;
}

/** Starts the job that builds requested archives, emails their links and deletes expired ones. */
export function startDataExportJob(deps: PersonalDataDeps): Job<boolean> {
  return startJob({
    name: 'data exports',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    hasMore: (hasBuilt: boolean) => hasBuilt,
    run: () => buildNextExport(deps),
  });
}

/** Builds one waiting archive and emails its link. @returns false when none was waiting. */
export async function buildNextExport(deps: PersonalDataDeps): Promise<boolean> {
  const now = deps.clock();
  await deps.pool.query('delete from api.data_export where expires_at <= $1', [new Date(now)]);
  const { rows } = await deps.pool.query<{
    id: number;
    origin: string;
    player_id: string;
    brand: string;
    language: string;
  }>(
    `select e.id, e.origin, e.player_id, p.brand, p.language
     from api.claim_data_export(make_interval(mins => $1), $2) e join api.player p on p.id = e.player_id`,
    [PATIENCE_MINUTES, new Date(now)],
  );
  const row = rows[0];
  if (!row) return false;
  const player = { id: row.player_id, brand: row.brand, language: row.language };
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const archive = seal(keyOf(token), await buildArchive(deps, player));
  await deps.pool.query(
    'update api.data_export set built_at = $2, token_hash = $3, archive = $4, expires_at = $5 where id = $1 and built_at is null',
    [row.id, new Date(now), hashOf(token), archive, new Date(now + EXPORT_DAYS * DAY_MS)],
  );
  const locale = isLocale(row.language) ? row.language : FALLBACK_LOCALE;
  const isSent = await sendEmail(deps, player, {
    key: 'data-export',
    values: {
      link: `${row.origin}${withQuery(hrefTo(locale, 'profile-privacy'), { export: token })}`,
      days: String(EXPORT_DAYS),
    },
  });
  // the token is only in the email: the next run builds the archive again
  if (!isSent)
    await deps.pool.query(
      'update api.data_export set built_at = null, token_hash = null, archive = null, expires_at = null where id = $1',
      [row.id],
    );
  return isSent;
}

/** The gzip-compressed archive of a link, for the player it belongs to; undefined when it is unknown or has expired. */
export async function openArchive(
  { pool, clock }: Pick<PersonalDataDeps, 'pool' | 'clock'>,
  playerId: string,
  token: string,
): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ archive: Buffer | null }>(
    'select archive from api.data_export where player_id = $1 and token_hash = $2 and expires_at > $3',
    [playerId, hashOf(token), new Date(clock())],
  );
  const archive = rows[0]?.archive;
  const text = archive && unseal(keyOf(token), archive);
  return text == null ? undefined : Buffer.from(text, 'base64');
}

function keyOf(token: string): Buffer {
  return deriveKey(token, 'api', 'data-export');
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
