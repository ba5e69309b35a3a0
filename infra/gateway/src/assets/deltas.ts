import type { Log } from '@foyer/runtime';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { Asset, ReleaseStore } from './releaseStore.ts';

/**
 * Compression dictionary transport (RFC 9842, `dcz`): sends a new release as the difference from the file
 * the visitor has. Browsers name the hash of a stored file; others receive the whole file.
 */
export interface Deltas {
  /**
   * The delta for the browser's dictionary; undefined when it has no suitable file or the delta would not
   * be smaller.
   */
  of(wanted: AssetName, asset: Asset, headers: DeltaHeaders): Promise<Buffer | undefined>;
}

export interface AssetName {
  readonly app: string;
  readonly release: string;
  readonly name: string;
}

export interface DeltaHeaders {
  readonly 'accept-encoding'?: string | undefined;
  readonly 'available-dictionary'?: string | undefined;
}

export const DELTA_ENCODING = 'dcz';

const compress = promisify(zstdCompress);
/** RFC 9842 §5: prefix of a `dcz` body, before the hash of its dictionary. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);
const DICTIONARY = /^:([A-Za-z0-9+/]{43}=):$/;
/** About 0.1 s for our largest file (512 KB), once per pair of releases. */
const LEVEL = 19;
/** Number of file pairs: several releases of all files. */
const MAX_CACHED_PAIRS = 512;

export function createDeltas(store: ReleaseStore, log: Log): Deltas {
  const cached = new Map<string, Promise<Buffer | undefined>>();

  async function make(asset: Asset, dictionary: Asset): Promise<Buffer | undefined> {
    const body = await compress(asset.identity, {
      dictionary: dictionary.identity,
      params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
    });
    const delta = Buffer.concat([MAGIC, Buffer.from(dictionary.sha256, 'base64'), body]);
    const smallest = Math.min(
      asset.identity.length,
      ...Object.values(asset.encoded).map((encoded) => encoded.length),
    );
    return delta.length < smallest ? delta : undefined;
  }

  return {
    async of({ app, release, name }, asset, headers) {
      const hash = DICTIONARY.exec(headers['available-dictionary'] ?? '')?.[1];
      if (hash === undefined || !accepts(headers['accept-encoding'])) return undefined;
      // only pairs of released files are cached, so unknown hashes cannot evict entries
      const dictionary = await store.earlier(app, name, hash);
      if (!dictionary) return undefined;
      const key = `${app}/${release}/${name} ${hash}`;
      const known = cached.get(key);
      if (known) return known;
      if (cached.size >= MAX_CACHED_PAIRS) cached.clear();
      // the whole file is sent when a delta cannot be created
      const making = make(asset, dictionary).catch((error: unknown) => {
        log.error('delta could not be created', { app, release, name, error });
        return undefined;
      });
      cached.set(key, making);
      return making;
    },
  };
}

function accepts(acceptEncoding: string | undefined): boolean {
  return (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .some((part) => part.trim() === DELTA_ENCODING);
}

/** Declares a file as dictionary for the same file of later releases. */
export function dictionaryHeader({ app, name }: AssetName): string {
  return `match="/assets/${app}/*/${name}"`;
}
