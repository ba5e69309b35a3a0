import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ifMissing, type Log } from '@foyer/runtime';

export interface TrustedDocuments {
  /**
   * The text of a known id, else undefined. An unknown id triggers a rate-limited rescan of the release
   * store.
   */
  find(id: string): Promise<string | undefined>;
}

const RELOAD_MS = 2_000;
const require = createRequire(import.meta.url);

/**
 * The trusted documents of all stored releases: `releases/<app>/<release>/documents.json`, id → text.
 * Releases are immutable, so each file is read once.
 */
export function createTrustedDocuments(home: string, clock: () => number, log: Log): TrustedDocuments {
  const texts = new Map<string, string>();
  const read = new Set<string>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function reload(): Promise<void> {
    const root = join(home, 'releases');
    for (const app of await entries(root)) {
      for (const release of await entries(join(root, app))) {
        const file = join(root, app, release, 'documents.json');
        if (!read.has(file)) await readDocuments(file);
      }
    }
  }

  /** Other folders are still read when one cannot be. */
  function entries(folder: string): Promise<readonly string[]> {
    return readdir(folder)
      .catch(ifMissing([]))
      .catch((error: unknown) => {
        log.warn('published releases could not be read', { folder, error });
        return [];
      });
  }

  async function readDocuments(file: string): Promise<void> {
    try {
      const documents = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
      for (const [id, text] of Object.entries(documents)) if (typeof text === 'string') texts.set(id, text);
      read.add(file);
    } catch (error) {
      // releases without GraphQL have no such file; an incomplete file is read again at the next unknown id
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        log.warn('trusted documents could not be read', { file, error });
    }
  }

  return {
    async find(id) {
      const known = texts.get(id);
      if (known !== undefined) return known;
      if (!reading && clock() - readAt >= RELOAD_MS) {
        readAt = clock();
        reading = reload().finally(() => (reading = undefined));
      }
      await reading;
      return texts.get(id);
    },
  };
}

/**
 * The documents published with the wallet's schema: game servers have no releases in our store (ADR 0117).
 */
export function walletDocuments(): TrustedDocuments {
  const texts = new Map(
    Object.entries(
      JSON.parse(readFileSync(require.resolve('@foyer/graphql/wallet-documents.json'), 'utf8')) as Record<
        string,
        string
      >,
    ),
  );
  return { find: (id) => Promise.resolve(texts.get(id)) };
}
