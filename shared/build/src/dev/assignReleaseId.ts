import { createHash } from 'node:crypto';
import type { Release } from '../webpack/releaseFile.ts';
import { PLACEHOLDER_RELEASE, stamp } from '../webpack/releaseNames.ts';

/** File name → content. */
export type Files = ReadonlyMap<string, Buffer>;

export interface IdentifiedRelease {
  release: Release;
  files: Map<string, Buffer>;
}

const TEXT = /\.(js|css)$/;
const INTEGRITY = /sha384-[A-Za-z0-9+/]{64}/g;

/**
 * Gives the files of a watch build a release id derived from their content. webpack keeps one configuration
 * while it watches, but two releases in one page need different names. The build therefore uses a
 * placeholder of the same length, which keeps source maps valid. Hashes inside files are updated for the changed
 * files.
 */
export function assignReleaseId(files: Files, built: Release): IdentifiedRelease {
  const id = contentId(files);
  if (!files.has(built.entry)) throw new Error(`${built.app} was built without ${built.entry}`);
  const stamped = new Map<string, Buffer>();
  const fileOf = new Map(Object.entries(built.sri).map(([file, hash]) => [hash, file]));
  // a file has the hashes of those that it loads, so they come first
  const finish = (file: string): Buffer => {
    const known = stamped.get(file);
    if (known) return known;
    const content = files.get(file) ?? Buffer.alloc(0);
    const result = TEXT.test(file)
      ? Buffer.from(
          stamp(content.toString(), id).replace(INTEGRITY, (hash) => {
            const loaded = fileOf.get(hash);
            return loaded === undefined ? hash : integrity(finish(loaded));
          }),
        )
      : content;
    stamped.set(file, result);
    return result;
  };
  for (const file of files.keys()) if (file !== 'release.json') finish(file);
  const release = describe(built, id, stamped);
  stamped.set('release.json', Buffer.from(`${JSON.stringify(release, null, 1)}\n`));
  return { release, files: stamped };
}

function contentId(files: Files): string {
  const hash = createHash('sha256');
  for (const [file, content] of [...files].sort(([left], [right]) => (left < right ? -1 : 1)))
    hash.update(file).update(content);
  return hash.digest('hex').slice(0, PLACEHOLDER_RELEASE.length);
}

function integrity(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function describe(built: Release, id: string, files: Files): Release {
  const sri = Object.fromEntries(
    Object.keys(built.sri).map((file) => [file, integrity(files.get(file) ?? Buffer.alloc(0))]),
  );
  const named = JSON.parse(JSON.stringify(built).replaceAll(PLACEHOLDER_RELEASE, id)) as Release;
  return { ...named, release: id, sri };
}
