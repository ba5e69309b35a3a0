import { randomUUID } from 'node:crypto';
import type { Pool } from '@foyer/runtime';
import type { DocumentKeys } from './documentKeys.ts';
import type { ObjectStore } from './objectStore.ts';

interface PartRow {
  readonly start: number;
  readonly object_key: string;
}

/** The stored bytes of a file: its id, size and wrapped key. */
export interface StoredFile {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  readonly wrappedKey: Buffer;
}

export interface DocumentStoreDeps {
  readonly pool: Pool;
  readonly objects: ObjectStore;
  readonly keys: DocumentKeys;
}

/** Encrypts a part and stores it under a new name. @returns the name. */
export async function storePart(
  { objects, keys }: DocumentStoreDeps,
  file: Pick<StoredFile, 'id' | 'wrappedKey'>,
  start: number,
  part: Buffer,
): Promise<string> {
  const key = randomUUID();
  await objects.put(key, keys.open(file.id, file.wrappedKey).encrypt(part, start));
  return key;
}

/**
 * The decrypted bytes of a file, part by part.
 * @throws when a part is missing or was modified, or the file is not complete.
 */
export async function* readParts(
  { pool, objects, keys }: DocumentStoreDeps,
  { id, size, wrappedKey }: StoredFile,
): AsyncGenerator<Buffer> {
  const cipher = keys.open(id, wrappedKey);
  const { rows } = await pool.query<PartRow>(
    'select start, object_key from api.document_chunk where file_id = $1 order by start',
    [id],
  );
  let at = 0;
  for (const { start, object_key } of rows) {
    const sealed = await objects.get(object_key);
    if (!sealed || start !== at) throw new Error('A part of a document is missing.');
    const part = cipher.decrypt(sealed, start);
    at += part.length;
    yield part;
  }
  if (at !== size) throw new Error('The document is not complete.');
}

/** The decrypted bytes of a file at once. @throws like {@link readParts}. */
export async function readWhole(deps: DocumentStoreDeps, file: StoredFile): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of readParts(deps, file)) parts.push(part);
  return Buffer.concat(parts);
}

/** Removes the objects of erased files. @returns the number of removed objects. */
export async function removeErasedParts(
  { pool, objects }: Omit<DocumentStoreDeps, 'keys'>,
  maxParts: number,
): Promise<number> {
  const { rows } = await pool.query<{ object_key: string }>(
    'select c.object_key from api.document_chunk c join api.document_file f on f.id = c.file_id where f.erased_at is not null limit $1',
    [maxParts],
  );
  for (const { object_key } of rows) {
    await objects.remove(object_key);
    // deleted after the object, so that a failure leaves the row that names the object
    await pool.query('delete from api.document_chunk where object_key = $1', [object_key]);
  }
  return rows.length;
}
