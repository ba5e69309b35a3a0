import { join } from 'node:path';
import type { FoyerSettings, Pool } from '@foyer/runtime';
import { createRuleScanner, type MalwareScanner } from './inspection/malwareScanner.ts';
import { createDocumentKeys } from './store/documentKeys.ts';
import type { DocumentStoreDeps } from './store/documentStore.ts';
import { createFileSystemStore } from './store/fileSystemStore.ts';
import { createS3Store } from './store/s3Store.ts';

/** Store and scanner of documents. */
export interface Documents extends DocumentStoreDeps {
  readonly scanner: MalwareScanner;
}

export function createDocuments({
  settings,
  pool,
}: {
  readonly settings: Pick<FoyerSettings, 'home' | 'documentsSecrets' | 'documentsStore'>;
  readonly pool: Pool;
}): Documents {
  return {
    pool,
    objects: settings.documentsStore
      ? createS3Store(settings.documentsStore)
      : createFileSystemStore(join(settings.home, 'documents')),
    keys: createDocumentKeys(settings.documentsSecrets),
    scanner: createRuleScanner(),
  };
}
