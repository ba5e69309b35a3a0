import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Pool } from '@foyer/runtime';
import { EXTENSIONS, type MediaType } from '../documents/inspection/inspection.ts';
import { readParts, type DocumentStoreDeps } from '../documents/store/documentStore.ts';
import type { ZipEntry } from './zip.ts';

interface DocumentRow {
  readonly id: string;
  readonly kind: string;
  readonly size: number;
  readonly media_type: MediaType | null;
  readonly wrapped_key: Buffer | null;
  readonly uploaded_at: Date;
}

/**
 * The entries of a player's archive: the records as JSON, and the documents as the player has uploaded them,
 * decrypted while they are sent. Erased and unfinished documents are left out. The name of a document is made
 * of its request, its day and its id: client input never becomes part of a path.
 *
 * @param records - gzip-compressed JSON.
 * @param at - instant of the download.
 */
export async function* archiveFiles(
  documents: DocumentStoreDeps,
  playerId: string,
  records: Buffer,
  at: Date,
): AsyncGenerator<ZipEntry> {
  yield {
    name: 'personal-data.json',
    at,
    isCompressed: false,
    content: Readable.from([records]).pipe(createGunzip()) as AsyncIterable<Uint8Array>,
  };
  for (const row of await readDocuments(documents.pool, playerId)) {
    const { id, size, media_type: mediaType, wrapped_key: wrappedKey, uploaded_at: at } = row;
    // the query selects complete files
    if (mediaType === null || wrappedKey === null) continue;
    yield {
      name: `documents/${row.kind}-${dayOf(at)}-${id.slice(0, 8)}.${EXTENSIONS[mediaType]}`,
      at,
      isCompressed: true,
      content: readParts(documents, { id, size, wrappedKey }),
    };
  }
}

async function readDocuments(pool: Pool, playerId: string): Promise<readonly DocumentRow[]> {
  const { rows } = await pool.query<DocumentRow>(
    `select f.id, r.kind, f.size, f.media_type, f.wrapped_key, coalesce(f.uploaded_at, f.started_at) as uploaded_at
     from api.document_file f join api.document_request r on r.id = f.request_id
     where f.player_id = $1 and f.status in ('InReview', 'Rejected', 'Verified') and f.erased_at is null
     order by f.started_at, f.id`,
    [playerId],
  );
  return rows;
}

/** `yyyy-mm-dd` in UTC. */
function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
