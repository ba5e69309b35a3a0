import { isFileName } from '@foyer/kernel/parse-release-plan';
import { releaseName, type ReleasePlan } from '@foyer/kernel/release-plan';
import { ifMissing, integrityOf, type Log } from '@foyer/runtime';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from './contentTypes.ts';
import { encodedSiblings } from './encodedSiblings.ts';
import type { Encoding } from './encodings.ts';
import { createExpectedFiles, entriesOf, ifNoFile, SERVER_SIDE } from './expectedFiles.ts';

/** A released file in memory, verified against its declared hash. */
export interface Asset {
  readonly contentType: string;
  readonly etag: string;
  /** Base64, the format in which browsers name a dictionary. */
  readonly sha256: string;
  readonly identity: Buffer;
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>>;
}

export interface ReleaseStore {
  /** Undefined when the file does not exist, belongs to no release or does not match its hash. */
  asset(app: string, release: string, name: string): Promise<Asset | undefined>;
  /** The file of the same name in an earlier release with this SHA-256 (base64). */
  earlier(app: string, name: string, hash: string): Promise<Asset | undefined>;
  /**
   * Loads all files of the live plan, so that the first visitor does not wait for the disk and damaged files
   * are found early.
   */
  warm(): Promise<void>;
}

const APP = /^[a-z][a-z0-9-]{0,63}$/;
const RELEASE = /^[a-z0-9][a-z0-9-]{0,63}$/i;
const MAX_CACHED_BYTES = 128 * 1024 * 1024;

export function createReleaseStore(options: {
  home: string;
  log: Log;
  live: () => ReleasePlan | undefined;
  onSpoilt?: (app: string, release: string, name: string) => void;
}): ReleaseStore {
  const folder = join(options.home, 'releases');
  const expectedFileOf = createExpectedFiles({ folder, log: options.log, live: options.live });
  const cache = new Map<string, Promise<Asset | undefined>>();
  let cachedBytes = 0;

  async function read(app: string, release: string, name: string): Promise<Asset | undefined> {
    const contentType = contentTypeOf(name);
    const expected = contentType === undefined ? undefined : await expectedFileOf(app, release, name);
    if (contentType === undefined || !expected) return undefined;
    const path = join(folder, app, release, name);
    const identity = await readFile(path).catch(ifNoFile);
    if (!identity) return undefined;
    const integrity = integrityOf(identity);
    if (
      expected.integrity === undefined ? identity.length !== expected.bytes : integrity !== expected.integrity
    ) {
      options.log.error('released file changed on disk, withdrawn', { app, release, name });
      options.onSpoilt?.(app, release, name);
      return undefined;
    }
    const etag = `"${integrity.slice('sha384-'.length, 'sha384-'.length + 22)}"`;
    return {
      contentType,
      etag,
      sha256: createHash('sha256').update(identity).digest('base64'),
      identity,
      encoded: await encodedSiblings(path, integrity),
    };
  }

  function asset(app: string, release: string, name: string): Promise<Asset | undefined> {
    if (!APP.test(app) || !RELEASE.test(release) || !isFileName(name) || SERVER_SIDE.has(name))
      return Promise.resolve(undefined);
    if (isBlocked(options.live(), releaseName(app, release))) return Promise.resolve(undefined);
    const key = `${app}/${release}/${name}`;
    const known = cache.get(key);
    if (known) return known;
    const reading = read(app, release, name);
    cache.set(key, reading);
    void reading.then(
      (found) => (found ? remember(found) : cache.delete(key)),
      () => cache.delete(key),
    );
    return reading;
  }

  function remember(found: Asset): void {
    cachedBytes += sizeOf(found);
    if (cachedBytes <= MAX_CACHED_BYTES) return;
    cache.clear(); // happens after days of accumulated releases; frequently used files are reloaded within a second
    cachedBytes = 0;
  }

  async function earlier(app: string, name: string, hash: string): Promise<Asset | undefined> {
    if (!APP.test(app)) return undefined;
    const releases = await readdir(join(folder, app)).catch(ifMissing([]));
    for (const release of releases) {
      const found = await asset(app, release, name);
      if (found?.sha256 === hash) return found;
    }
    return undefined;
  }

  async function warm(): Promise<void> {
    const plan = options.live();
    for (const entry of plan ? entriesOf(plan) : [])
      for (const name of Object.keys(entry.sri)) await asset(entry.app, entry.release, name);
  }

  return { asset, earlier, warm };
}

function sizeOf(asset: Asset): number {
  return (
    asset.identity.length + Object.values(asset.encoded).reduce((sum, content) => sum + content.length, 0)
  );
}

/**
 * Withdrawn for safety: not served to anyone. A release withdrawn for quality is still served to pages that
 * run it.
 */
function isBlocked(plan: ReleasePlan | undefined, name: string): boolean {
  return plan?.withdrawn?.includes(name) === true && plan.stillServed?.includes(name) !== true;
}
