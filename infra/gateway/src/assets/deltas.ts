import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import type { Asset, ReleaseStore } from './releaseStore.ts';

/**
 * A new release as the difference to the one the visitor has: RFC 9842, compression dictionary transport with `dcz`. A browser that keeps
 * a file of ours names its hash; a browser that does not know of it is served as ever.
 */
export interface Deltas {
  /** The difference as the browser wants it; undefined when it has nothing that helps, or the difference would not be smaller. */
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
/** RFC 9842 §5: what a `dcz` body begins with, before the hash of its dictionary. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);
const DICTIONARY = /^:([A-Za-z0-9+/]{43}=):$/;
/** Half a second for our largest file, once for each pair of releases. */
const LEVEL = 19;
/** Pairs of files: a few releases of all files of all apps. */
const MAXIMUM_KEPT = 512;

export function createDeltas(store: ReleaseStore): Deltas {
  const kept = new Map<string, Promise<Buffer | undefined>>();

  async function make(wanted: AssetName, asset: Asset, hash: string): Promise<Buffer | undefined> {
    const dictionary = await store.earlier(wanted.app, wanted.name, hash);
    if (!dictionary) return undefined;
    const body = await compress(asset.identity, { dictionary: dictionary.identity, params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });
    const delta = Buffer.concat([MAGIC, Buffer.from(hash, 'base64'), body]);
    const smallest = Math.min(asset.identity.length, ...Object.values(asset.encoded).map((encoded) => encoded.length));
    return delta.length < smallest ? delta : undefined;
  }

  return {
    of(wanted, asset, headers) {
      const hash = DICTIONARY.exec(headers['available-dictionary'] ?? '')?.[1];
      if (hash === undefined || !takes(headers['accept-encoding'])) return Promise.resolve(undefined);
      const key = `${wanted.app}/${wanted.release}/${wanted.name} ${hash}`;
      const known = kept.get(key);
      if (known) return known;
      const making = make(wanted, asset, hash);
      if (kept.size >= MAXIMUM_KEPT) kept.clear();
      kept.set(key, making);
      making.catch(() => kept.delete(key));
      return making;
    },
  };
}

function takes(acceptEncoding: string | undefined): boolean {
  return (acceptEncoding ?? '').toLowerCase().split(',').some((part) => part.trim() === DELTA_ENCODING);
}

/** Where a file may serve as dictionary: for the same file of every later release. */
export function dictionaryHeader({ app, name }: AssetName): string {
  return `match="/assets/${app}/*/${name}"`;
}
