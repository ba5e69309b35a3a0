import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryClient } from './registryClient.ts';
import type { ReleaseDocument } from './releaseDocument.ts';

/** Of the files as they are; a request takes two megabytes, and base64 makes four of three. */
const BATCH_BYTES = 1_200_000;

/** Brings the files of a release to a registry that has another store, some at a time. */
export async function bringFiles(
  client: RegistryClient,
  { app, release, files }: Pick<ReleaseDocument, 'app' | 'release' | 'files'>,
  folder: string,
): Promise<void> {
  let batch: Record<string, string> = {};
  let bytes = 0;
  const send = async (): Promise<void> => {
    if (Object.keys(batch).length > 0)
      await client.post('/v1/releases/files', { app, release, files: batch });
    batch = {};
    bytes = 0;
  };
  for (const file of Object.keys(files)) {
    const content = await readFile(join(folder, file));
    if (bytes + content.length > BATCH_BYTES) await send();
    batch[file] = content.toString('base64');
    bytes += content.length;
  }
  await send();
}
