import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryClient, ReleaseDocument } from '@foyer/runtime/registry-access';

/** Size before base64: a request may have two megabytes, and base64 adds a third. */
const BATCH_BYTES = 1_200_000;

/** Uploads the files of a release in batches to a registry with a separate store. */
export async function uploadFiles(
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
