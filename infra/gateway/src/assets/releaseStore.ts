import { ignoreError } from '@foyer/kernel';
import { isFileName } from '@foyer/kernel/parse-release-plan';
import { releaseName, type ReleasePlan } from '@foyer/kernel/release-plan';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { ifMissing, type Log } from '@foyer/runtime';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import * as v from 'valibot';
import { contentTypeOf } from './contentTypes.ts';
import { ENCODINGS, type Encoding } from './encodings.ts';

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
   * Loads all files of the live plan, so that the first visitor waits for no disk and damaged files are
   * found early.
   */
  warm(): Promise<void>;
}

/** Expected properties of a file: hash for scripts and styles, size for pictures. */
interface ExpectedFile {
  readonly integrity?: string;
  readonly bytes?: number;
}

/** The part of `release.json` that serving needs. */
const manifestSchema = v.object({
  sri: v.optional(v.record(v.string(), v.string())),
  bytes: v.optional(v.record(v.string(), v.number())),
});
type Manifest = v.InferOutput<typeof manifestSchema>;

const RUNS_IN_PAGE = /\.(?:js|css)$/;
const SERVER_SIDE = new Set(['release.json', 'documents.json']);
const APP = /^[a-z][a-z0-9-]{0,63}$/;
const RELEASE = /^[a-z0-9][a-z0-9-]{0,63}$/i;
/** Requested paths can also name a folder or be too long. */
const ifNoFile = ifMissing(undefined, ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);
const MAXIMUM_CACHED_BYTES = 128 * 1024 * 1024;
const DECODERS: Readonly<Record<Encoding, (data: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

export function createReleaseStore(options: {
  home: string;
  log: Log;
  live: () => ReleasePlan | undefined;
  onSpoilt?: (app: string, release: string, name: string) => void;
}): ReleaseStore {
  const folder = join(options.home, 'releases');
  const manifests = new Map<string, Promise<Manifest | undefined>>();
  const cache = new Map<string, Promise<Asset | undefined>>();
  let cachedBytes = 0;

  /**
   * The signed plan for live releases; `release.json` for older releases that open tabs still request, and
   * for pictures.
   */
  async function expectedFileOf(
    app: string,
    release: string,
    name: string,
  ): Promise<ExpectedFile | undefined> {
    const plan = options.live();
    const live = plan && entriesOf(plan).find((entry) => entry.app === app && entry.release === release);
    if (live && RUNS_IN_PAGE.test(name))
      return live.sri[name] === undefined ? undefined : { integrity: live.sri[name] };
    const manifest = await manifestOf(app, release);
    const integrity = manifest?.sri?.[name];
    if (integrity !== undefined) return { integrity };
    return manifest?.bytes?.[name] === undefined || RUNS_IN_PAGE.test(name) || SERVER_SIDE.has(name)
      ? undefined
      : { bytes: manifest.bytes[name] };
  }

  async function manifestOf(app: string, release: string): Promise<Manifest | undefined> {
    const key = `${app}/${release}`;
    const known = manifests.get(key);
    if (known) return known;
    const reading = readManifest(app, release);
    manifests.set(key, reading);
    // neither a missing nor an unreadable file is remembered
    void reading.then(
      (found) => found ?? manifests.delete(key),
      () => manifests.delete(key),
    );
    return reading;
  }

  async function readManifest(app: string, release: string): Promise<Manifest | undefined> {
    const content = await readFile(join(folder, app, release, 'release.json')).catch(ifNoFile);
    if (!content) return undefined;
    try {
      return v.parse(manifestSchema, JSON.parse(content.toString('utf8')));
    } catch (error) {
      options.log.error('release description is damaged, its files are not served', { app, release, error });
      return undefined;
    }
  }

  async function read(app: string, release: string, name: string): Promise<Asset | undefined> {
    const contentType = contentTypeOf(name);
    const promise = contentType === undefined ? undefined : await expectedFileOf(app, release, name);
    if (contentType === undefined || !promise) return undefined;
    const path = join(folder, app, release, name);
    const identity = await readFile(path).catch(ifNoFile);
    if (!identity) return undefined;
    const integrity = integrityOf(identity);
    if (
      promise.integrity === undefined ? identity.length !== promise.bytes : integrity !== promise.integrity
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
    if (cachedBytes <= MAXIMUM_CACHED_BYTES) return;
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

function entriesOf(plan: ReleasePlan): readonly ReleaseSetEntry[] {
  return [...plan.apps, ...(plan.others ?? []), ...(plan.overrides ?? []).map(({ entry }) => entry)];
}

export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function sizeOf(asset: Asset): number {
  return (
    asset.identity.length + Object.values(asset.encoded).reduce((sum, content) => sum + content.length, 0)
  );
}

/** A compressed sibling is used only when it decompresses to the same file. */
async function encodedSiblings(path: string, integrity: string): Promise<Partial<Record<Encoding, Buffer>>> {
  const found: Partial<Record<Encoding, Buffer>> = {};
  for (const encoding of ENCODINGS) {
    const content = await readFile(`${path}.${encoding === 'gzip' ? 'gz' : encoding}`).catch(
      ifMissing(undefined),
    );
    const unpacked =
      content &&
      (await DECODERS[encoding](content).catch(ignoreError('damaged compressed copy is not served')));
    if (content && unpacked && integrityOf(unpacked) === integrity) found[encoding] = content;
  }
  return found;
}

/**
 * Withdrawn for safety: not served to anyone. A release withdrawn for quality is still served to pages that
 * run it.
 */
function isBlocked(plan: ReleasePlan | undefined, name: string): boolean {
  return plan?.withdrawn?.includes(name) === true && plan.stillServed?.includes(name) !== true;
}
