import type { PageData } from '@foyer/kernel/page-data';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { importWithRetry } from '../lib/importWithRetry.ts';
import type { ReleaseReader } from './readReleaseSet.ts';

/**
 * Reads the releases that this page should run. The verification code is loaded with the first request,
 * long after the first paint.
 */
export function createReleaseReader(
  page: PageData,
  now: () => number,
  shown: (set: ReleaseSet) => ReleaseSet = (set) => set,
): ReleaseReader {
  let reader: Promise<ReleaseReader> | undefined;
  return async (without) => {
    reader ??= importWithRetry(() => import('./adapters/releaseReader.ts')).then((loaded) =>
      loaded.createReader(page, now),
    );
    return shown(await (await reader)(without));
  };
}
