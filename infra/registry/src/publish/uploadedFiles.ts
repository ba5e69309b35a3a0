import { releaseName } from '@foyer/kernel/release-plan';
import { ifMissing, inventoryOf, Refusal, type ReleaseDocument } from '@foyer/runtime';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { file, name } from '@foyer/kernel/release-document';
import { releaseFolder } from './storedFiles.ts';

/** A release is a few megabytes with its compressed copies. */
const MAX_BYTES = 32 * 1024 * 1024;
const UPLOAD_RETENTION_MS = 24 * 3_600_000;

export const uploadedFilesSchema = v.strictObject({
  app: name,
  release: name,
  files: v.record(file, v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]*={0,2}$/))),
});
export type Upload = v.InferOutput<typeof uploadedFilesSchema>;

/** A folder on the disk of the store but outside of it: nothing in the folder is served. */
const uploadFolder = (home: string): string => join(home, 'releases', '.brought');
const waitingFolder = (home: string, app: string, release: string): string =>
  join(uploadFolder(home), `${app}@${release}`);
const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Stores files that a squad uploads, until the release that names them is published. */
export async function storeUploadedFiles(home: string, { app, release, files }: Upload): Promise<void> {
  if (await exists(releaseFolder(home, app, release)))
    throw new Refusal(
      409,
      'FILES_KNOWN',
      `The store already has ${releaseName(app, release)}; a release is immutable.`,
    );
  const folder = waitingFolder(home, app, release);
  const contents = Object.entries(files).map(
    ([path, text]) => [join(folder, path), Buffer.from(text, 'base64')] as const,
  );
  const more = contents.reduce((sum, [, content]) => sum + content.length, 0);
  if ((await bytesIn(folder)) + more > MAX_BYTES)
    throw new Refusal(
      413,
      'FILES_TOO_LARGE',
      `${releaseName(app, release)} is larger than ${MAX_BYTES / 1024 / 1024} MB.`,
    );
  for (const [path, content] of contents) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

/** Moves uploaded files into the store, atomically and only when they match what the squad signed. */
export async function acceptUpload(home: string, { app, release, files }: ReleaseDocument): Promise<void> {
  const target = releaseFolder(home, app, release);
  if (await exists(target)) return;
  const folder = waitingFolder(home, app, release);
  if (!(await exists(folder)))
    throw new Refusal(
      422,
      'FILES_MISSING',
      `The store has no files of ${releaseName(app, release)}: upload them first.`,
    );
  const found = await inventoryOf(folder);
  const wrong = [...new Set([...Object.keys(files), ...Object.keys(found)])].find(
    (path) => files[path] !== found[path],
  );
  if (wrong !== undefined) {
    // an upload that was interrupted, or files of another build: the next upload starts again
    await rm(folder, { recursive: true, force: true });
    throw new Refusal(
      422,
      'FILES_MISSING',
      `The uploaded ${wrong} of ${releaseName(app, release)} does not match its signed hash: upload the files again.`,
    );
  }
  await mkdir(dirname(target), { recursive: true });
  await rename(folder, target);
}

/** Deletes uploads that were not published in time. */
export async function deleteExpiredUploads(home: string, now: number): Promise<void> {
  for (const entry of await readdir(uploadFolder(home)).catch(ifMissing([]))) {
    const folder = join(uploadFolder(home), entry);
    if (now - (await stat(folder)).mtimeMs > UPLOAD_RETENTION_MS)
      await rm(folder, { recursive: true, force: true });
  }
}

async function bytesIn(folder: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
  const sizes = await Promise.all(
    found
      .filter((item) => item.isFile())
      .map(async (item) => (await stat(join(item.parentPath, item.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
