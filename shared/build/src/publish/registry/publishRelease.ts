import { releasesSchema } from '@foyer/kernel/release-answers';
import type { ReleaseSource } from '@foyer/kernel/release-source';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createRegistryClient,
  inventoryOf,
  readSigningKey,
  RegistryRefusal,
  signDocument,
  type Clock,
  type ReleaseDocument,
  type SigningKey,
} from '@foyer/runtime';
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
  const keys = await squadKeys(home, owner);
  const [key] = keys;
  if (!key)
    throw new RegistryRefusal(
      401,
      'KEY_MISSING',
      `${join(home, 'keys', 'squads')} contains no key of ${owner}.`,
    );
  const client = createRegistryClient({ baseUrl, key, clock });
  const { releases } = await client.get(`/v1/releases?app=${app}`, releasesSchema);
  if (releases.some((known) => known.release === release)) return { app, release, isNew: false };
  const document: ReleaseDocument = {
    ...manifest,
    ...(source && { source }),
    sequence: Math.max(0, ...releases.map(({ sequence }) => sequence)) + 1,
    files: await inventoryOf(folder),
  };
  const publish = (): Promise<unknown> =>
    client.post('/v1/releases', { document: signDocument(document, keys) });
  await publish().catch(async (error: unknown) => {
    if (!(error instanceof RegistryRefusal && error.code === 'FILES_MISSING')) throw error;
    // the registry uses a store on another machine
    await uploadFiles(client, document, folder);
    await publish();
  });
  return { app, release, isNew: true };
}

/** `<squad>.pem`, and `<squad>-2.pem` where two signatures are required. */
async function squadKeys(home: string, squad: string): Promise<readonly SigningKey[]> {
  const folder = join(home, 'keys', 'squads');
  const names = (await readdir(folder))
    .filter((name) => name === `${squad}.pem` || new RegExp(`^${squad}-\\d+\\.pem$`).test(name))
    .sort();
  return Promise.all(names.map((name) => readSigningKey(join(folder, name))));
}
