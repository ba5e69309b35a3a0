import type { Job, Pool } from '@foyer/runtime';
import { startRetentionJob, type RetentionDeps } from '../lib/startRetentionJob.ts';
import type { Documents } from './documentComponents.ts';
import { removeErasedParts } from './store/documentStore.ts';

const BATCH = 200;

/** Starts the job that erases documents past their retention (shared/docs/data-retention.md). */
export function startDocumentRetentionJob(
  deps: RetentionDeps & { readonly documents: Documents },
): Job<number> {
  return startRetentionJob(deps, {
    name: 'document retention',
    batch: BATCH,
    deleteBatch: (_pool, now, batch) => eraseDocuments(deps.documents, now, batch),
  });
}

/**
 * Destroys the keys of one batch of files, then removes their objects; a failure between the two is repaired by the
 * next run. @returns the number of files or objects, whichever is higher.
 */
export async function eraseDocuments(
  documents: Pick<Documents, 'objects'> & { readonly pool: Pool },
  now: number,
  batch = BATCH,
): Promise<number> {
  const { rows } = await documents.pool.query<{ expired: number }>(
    'select api.expire_documents($1, $2) as expired',
    [new Date(now), batch],
  );
  return Math.max(rows[0]?.expired ?? 0, await removeErasedParts(documents, batch));
}
