import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { receiveSigned, sendJson, type Clock, type Log } from '@foyer/runtime';
import { brandSchema } from '../../server/http/route.ts';
import type { Documents } from '../documentComponents.ts';
import type { FileRow } from '../documentFiles.ts';
import { EXTENSIONS, type MediaType } from '../inspection/inspection.ts';
import { readParts } from '../store/documentStore.ts';

const querySchema = v.object({
  brand: brandSchema,
  fileId: v.pipe(v.string(), v.uuid()),
  staff: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});

/**
 * Headers of a file that a player has sent: saved, never shown by a browser. The name is made of the file's id.
 */
export function downloadHeaders(id: string, mediaType: MediaType): Record<string, string> {
  return {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="document-${id.slice(0, 8)}.${EXTENSIONS[mediaType]}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  };
}

export interface DocumentFileDeps {
  readonly documents: Documents;
  readonly internalSecret: string;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * `POST /internal/documents/file`: the decrypted file for a member of staff. The reader is recorded before
 * anything is sent; 503 when the store does not answer.
 */
export function createDocumentFileHandler({
  documents,
  internalSecret,
  clock,
  log,
}: DocumentFileDeps): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const received = await receiveSigned(request, response, internalSecret, clock);
    if (!received) return;
    const call = v.safeParse(querySchema, received.body);
    if (!call.success) return sendJson(response, 422, { code: 'FIELD_INVALID' });
    const { brand, fileId, staff } = call.output;
    const { rows } = await documents.pool.query<FileRow>(
      `select f.* from api.document_file f join api.player p on p.id = f.player_id
       where f.id = $1 and p.brand = $2 and f.status in ('InReview', 'Rejected', 'Verified') and f.erased_at is null`,
      [fileId, brand],
    );
    const [file] = rows;
    if (!file?.media_type || !file.wrapped_key) return sendJson(response, 404, { code: 'UNKNOWN_FILE' });
    const parts = readParts(documents, {
      id: file.id,
      size: file.size,
      wrappedKey: file.wrapped_key,
    });
    let first;
    try {
      first = await parts.next();
    } catch (error) {
      log.error('document could not be read', { fileId: file.id, error });
      return sendJson(response, 503, { code: 'STORE_UNAVAILABLE' }, { 'retry-after': '5' });
    }
    await documents.pool.query(
      `insert into api.document_event (player_id, file_id, kind, staff, at) values ($1, $2, 'opened', $3, $4)`,
      [file.player_id, file.id, staff, new Date(clock())],
    );
    response.writeHead(200, {
      ...downloadHeaders(file.id, file.media_type),
      'content-length': String(file.size),
    });
    // an incomplete file must not appear complete: the connection is closed
    await pipeline(Readable.from(continued(first, parts)), response).catch((error: unknown) =>
      log.error('document could not be read', { fileId: file.id, error }),
    );
  };
}

async function* continued<Part>(
  first: IteratorResult<Part, unknown>,
  others: AsyncIterable<Part>,
): AsyncGenerator<Part> {
  if (first.done !== true) yield first.value;
  yield* others;
}
