import type { Log } from '@foyer/runtime';
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
/** A tenth of a second for our largest file (512 KB), once for each pair of releases. */
const LEVEL = 19;
/** Pairs of files: a few releases of all files of all apps. */
const MAXIMUM_KEPT = 512;

export function createDeltas(store: ReleaseStore, log: Log): Deltas {
  const kept = new Map<string, Promise<Buffer | undefined>>();

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
      if (hash === undefined || !takes(headers['accept-encoding'])) return undefined;
      // only pairs of files that we released are kept: whoever makes up hashes can push nothing out
      const dictionary = await store.earlier(app, name, hash);
      if (!dictionary) return undefined;
      const key = `${app}/${release}/${name} ${hash}`;
      const known = kept.get(key);
      if (known) return known;
      if (kept.size >= MAXIMUM_KEPT) kept.clear();
      // a file that cannot be had as a difference is had whole
      const making = make(asset, dictionary).catch((error: unknown) => {
        log.error('no difference between two releases', { app, release, name, error });
        return undefined;
      });
      kept.set(key, making);
      return making;
    },
  };
}

function takes(acceptEncoding: string | undefined): boolean {
  return (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .some((part) => part.trim() === DELTA_ENCODING);
}

/** Where a file may serve as dictionary: for the same file of every later release. */
export function dictionaryHeader({ app, name }: AssetName): string {
  return `match="/assets/${app}/*/${name}"`;
}
