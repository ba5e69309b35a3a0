import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ServerResponse } from 'node:http';
import { sendJson, type Clock, type Log, type Pool } from '@foyer/runtime';
import type { DocumentStoreDeps } from '../documents/store/documentStore.ts';
import { archiveFiles } from './archiveFiles.ts';
import { openArchive } from './dataExport.ts';
import { zipOf } from './zip.ts';

/** Path of the download; its query has the token of the email's link. */
export const ARCHIVE_PATH = '/exports/personal-data.zip';
const MAX_TOKEN_LENGTH = 100;

export interface ArchiveDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly documents: DocumentStoreDeps;
}

/** Sends the archive of a link to the signed-in player it belongs to; 404 for another player. */
export async function sendArchive(
  deps: ArchiveDeps,
  response: ServerResponse,
  player: { readonly id: string; readonly brand: string },
  token: string | null,
): Promise<void> {
  const records =
    token === null || token.length > MAX_TOKEN_LENGTH ? undefined : await openArchive(deps, player.id, token);
  if (!records) return sendJson(response, 404, { code: 'NOT_FOUND' });
  response.writeHead(200, {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${player.brand}-personal-data.zip"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'Authorization',
  });
  const entries = archiveFiles(deps.documents, player.id, records, new Date(deps.clock()));
  // an incomplete archive must not appear complete: the connection is closed
  await pipeline(Readable.from(zipOf(entries), { objectMode: false }), response).catch((error: unknown) =>
    deps.log.warn('archive aborted', { error }),
  );
}
