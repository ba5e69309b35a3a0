import { randomUUID } from 'node:crypto';
import type { DocumentRefusal } from '@foyer/graphql/main';
import { ignoreError } from '@foyer/kernel';
import type { Clock, Log } from '@foyer/runtime';
import { DOCUMENT_BYTES, DOCUMENT_PARTS } from '@foyer/kernel/uploads';
import type { OutboxRelay } from '../../events/outboxRelay.ts';
import type { Documents } from '../documentComponents.ts';
import { countParts, isUuid, readFile, type FileRow } from '../documentFiles.ts';
import { eraseDocuments } from '../retentionJob.ts';
import { inspectDocument } from '../inspection/inspectDocument.ts';
import { readWhole, storePart } from '../store/documentStore.ts';

export interface UploadDeps {
  readonly documents: Documents;
  readonly clock: Clock;
  readonly log: Log;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

export type StartOutcome =
  | { readonly id: string }
  | { readonly code: 'UNKNOWN_REQUEST' | 'TOO_MANY_FILES' | 'TOO_MANY_UPLOADS' | DocumentRefusal };

/** Starts an upload of a file of `size` bytes for an open request of the player. */
export async function startUpload(
  { documents, clock }: UploadDeps,
  playerId: string,
  requestId: string,
  size: number,
): Promise<StartOutcome> {
  if (size === 0) return { code: 'EMPTY' };
  if (size > DOCUMENT_BYTES) return { code: 'TOO_LARGE' };
  if (!isUuid(requestId)) return { code: 'UNKNOWN_REQUEST' };
  const id = randomUUID();
  const { wrapped } = documents.keys.create(id);
  const { rows } = await documents.pool.query<{
    outcome: 'OK' | 'UNKNOWN_REQUEST' | 'TOO_MANY_FILES' | 'TOO_MANY_UPLOADS';
  }>('select api.start_document($1, $2, $3, $4, $5, $6) as outcome', [
    playerId,
    requestId,
    id,
    size,
    wrapped,
    new Date(clock()),
  ]);
  const outcome = rows[0]?.outcome ?? 'UNKNOWN_REQUEST';
  return outcome === 'OK' ? { id } : { code: outcome };
}

export type AppendOutcome =
  | { readonly received: number }
  | {
      readonly code:
        | 'UNKNOWN_FILE'
        | 'CLOSED'
        | 'OFFSET'
        | 'TOO_LARGE'
        | 'TOO_MANY_PARTS'
        | 'SCANNER_UNAVAILABLE'
        | 'STORE_UNAVAILABLE'
        | { readonly refusal: DocumentRefusal };
    };

/**
 * Stores the next part of a file; the last part also inspects it. An empty part repeats an inspection that
 * failed.
 */
export async function appendPart(
  deps: UploadDeps,
  playerId: string,
  fileId: string,
  start: number,
  part: Buffer,
): Promise<AppendOutcome> {
  const { documents, log } = deps;
  const file = await readFile(documents.pool, playerId, fileId);
  if (!file) return { code: 'UNKNOWN_FILE' };
  if (file.status !== 'Uploading' || file.wrapped_key === null) return { code: 'CLOSED' };
  if (file.received !== start) return { code: 'OFFSET' };
  if (start + part.length > file.size) return { code: 'TOO_LARGE' };
  const stored = { id: file.id, size: file.size, wrappedKey: file.wrapped_key };
  if (part.length > 0) {
    // each part is an object of the store: a client that sends single bytes would fill it with millions
    if ((await countParts(documents.pool, file.id)) >= DOCUMENT_PARTS) return { code: 'TOO_MANY_PARTS' };
    const key = await storePart(documents, stored, start, part).catch((error: unknown) =>
      log.error('document store is not available', { fileId: file.id, error }),
    );
    // nothing was recorded: the next attempt sends the same part
    if (key === undefined) return { code: 'STORE_UNAVAILABLE' };
    const { rows } = await documents.pool.query<{
      outcome: 'OK' | 'UNKNOWN_FILE' | 'CLOSED' | 'OFFSET' | 'TOO_LARGE';
    }>('select api.append_document($1, $2, $3, $4, $5) as outcome', [
      playerId,
      fileId,
      start,
      part.length,
      key,
    ]);
    const outcome = rows[0]?.outcome ?? 'UNKNOWN_FILE';
    if (outcome !== 'OK') {
      await documents.objects
        .remove(key)
        .catch((error: unknown) => log.warn('orphaned object left in the document store', { key, error }));
      return { code: outcome };
    }
  }
  const received = start + part.length;
  return received === file.size ? finish(deps, file, stored) : { received };
}

/** One inspection at a time: each holds a whole file and its decoded contents in memory. */
let inspections: Promise<unknown> = Promise.resolve();

async function finish(
  deps: UploadDeps,
  file: FileRow,
  stored: { readonly id: string; readonly size: number; readonly wrappedKey: Buffer },
): Promise<AppendOutcome> {
  const { documents, clock, log, relay } = deps;
  const run = inspections.then(async () =>
    inspectDocument(await readWhole(documents, stored), documents.scanner),
  );
  inspections = run.catch(ignoreError('reported below'));
  let inspection;
  try {
    inspection = await run;
  } catch (error) {
    log.error('document inspection failed', { fileId: file.id, error });
    return { code: 'SCANNER_UNAVAILABLE' };
  }
  const refusal = 'refusal' in inspection ? inspection.refusal : null;
  await documents.pool.query('select api.finish_document($1, $2, $3, $4, $5)', [
    file.player_id,
    file.id,
    'mediaType' in inspection ? inspection.mediaType : null,
    refusal,
    new Date(clock()),
  ]);
  relay.kick();
  if (refusal !== null)
    await eraseDocuments(documents, clock()).catch((error: unknown) =>
      log.warn('rejected document not erased yet, retrying later', { fileId: file.id, error }),
    );
  return refusal === null ? { received: file.size } : { code: { refusal } };
}
