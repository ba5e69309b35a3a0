import { storedBudgetSchema } from '@foyer/kernel/report-answers';
import { budgetIn } from '@foyer/kernel/size-budget';
import { publishedReleaseSchema, releasesSchema } from '@foyer/kernel/release-answers';
import type { ReleaseSource } from '@foyer/kernel/release-source';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createRegistryClient,
  inventoryOf,
  readSigningKey,
  RegistryRefusal,
  signDocument,
  squadKeyFiles,
  type Clock,
  type RegistryClient,
  type ReleaseDocument,
  type SigningKey,
} from '@foyer/runtime/registry-access';
import { uploadFiles } from './uploadFiles.ts';

export interface Publishing {
  /** Data home that contains the keys of the squads. */
  readonly home: string;
  /** Folder of the release in the store. */
  readonly folder: string;
  readonly baseUrl: string;
  readonly clock: Clock;
  /** Absent outside of a repository. */
  readonly source?: ReleaseSource | undefined;
}

export interface Published {
  readonly app: string;
  readonly release: string;
  /** False when the registry already had the release. */
  readonly isNew: boolean;
}

/** Budgets of the repository; a package outside of it does not contain the file. */
const BUDGETS = join(import.meta.dirname, '../../../sizes.json');

/** Concurrent publications of one application, which take each other's numbers. */
const MAX_ATTEMPTS = 20;
/** Uploads of one publication, each after the registry has deleted an incomplete one. */
const MAX_UPLOADS = 3;

/**
 * Signs a release of the store with all local keys of its squad and publishes it to the registry.
 * @throws {@link RegistryRefusal}
 */
export async function publishRelease({
  home,
  folder,
  baseUrl,
  clock,
  source,
}: Publishing): Promise<Published> {
  const manifest = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Omit<
    ReleaseDocument,
    'sequence' | 'files'
  >;
  const { app, release, owner } = manifest;
  const keys = await Promise.all((await squadKeyFiles(home, owner)).map(readSigningKey));
  const [key] = keys;
  if (!key)
    throw new RegistryRefusal(
      401,
      'KEY_MISSING',
      `${join(home, 'keys', 'squads')} contains no key of ${owner}.`,
    );
  const client = createRegistryClient({ baseUrl, key, clock });
  await publishBudget(client, app);
  const files = await inventoryOf(folder);
  for (let attempt = 1; ; attempt += 1) {
    const { releases } = await client.get(`/v1/releases?app=${app}`, releasesSchema);
    if (releases.some((known) => known.release === release)) return { app, release, isNew: false };
    const sequence = Math.max(0, ...releases.map((known) => known.sequence)) + 1;
    const document: ReleaseDocument = { ...manifest, ...(source && { source }), sequence, files };
    try {
      const { isNew } = await send(client, document, folder, keys);
      return { app, release, isNew };
    } catch (error) {
      // another publication of the application took the number in the meantime
      if (attempt === MAX_ATTEMPTS || !isRefusal(error, 'SEQUENCE_LOWER')) throw error;
    }
  }
}

/** Stores the budget of an application of the repository, with which the registry compares its releases. */
async function publishBudget(client: RegistryClient, app: string): Promise<void> {
  const budget = existsSync(BUDGETS) ? budgetIn(await readFile(BUDGETS, 'utf8'), app) : undefined;
  if (budget) await client.post('/v1/budgets', { app, budget }, storedBudgetSchema);
}

/**
 * Signs and sends a release document; uploads the files first when the registry has another store. An upload
 * that was interrupted before, or that another machine repeats at the same time, starts again.
 */
async function send(
  client: RegistryClient,
  document: ReleaseDocument,
  folder: string,
  keys: readonly SigningKey[],
): Promise<{ readonly isNew: boolean }> {
  const signed = { document: signDocument(document, keys) };
  for (let uploads = 0; ; uploads += 1) {
    try {
      return await client.post('/v1/releases', signed, publishedReleaseSchema);
    } catch (error) {
      if (uploads === MAX_UPLOADS || !isRefusal(error, 'FILES_MISSING')) throw error;
    }
    await uploadFiles(client, document, folder).catch((error: unknown) => {
      // the upload of another machine has just been accepted
      if (!isRefusal(error, 'FILES_KNOWN')) throw error;
    });
  }
}

function isRefusal(error: unknown, code: string): boolean {
  return error instanceof RegistryRefusal && error.code === code;
}
