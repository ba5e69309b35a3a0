import type { ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { sendJson, type Clock, type Pool } from '@foyer/runtime';
import { openArchive } from './dataExport.ts';

/** Path of the download; its query has the token of the email's link. */
export const ARCHIVE_PATH = '/exports/personal-data.json';
const MAX_TOKEN_LENGTH = 100;

/** Sends the archive of a link to the signed-in player it belongs to; 404 for another player. */
export async function sendArchive(
  deps: { readonly pool: Pool; readonly clock: Clock },
  response: ServerResponse,
  player: { readonly id: string; readonly brand: string },
  token: string | null,
): Promise<void> {
  const archive =
    token === null || token.length > MAX_TOKEN_LENGTH ? undefined : await openArchive(deps, player.id, token);
  if (!archive) return sendJson(response, 404, { code: 'NOT_FOUND' });
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="${player.brand}-personal-data.json"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'Authorization',
  });
  response.end(gunzipSync(archive));
}
