import type { PageData } from '@foyer/kernel/page-data';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { persistently } from '../services/store/persistently.ts';

/** Reads what this page should run now. What checks the answer comes with the first question, long after the first paint. */
export function createReleaseReader(page: PageData, now: () => number): () => Promise<ReleaseSet> {
  let reader: Promise<() => Promise<ReleaseSet>> | undefined;
  return async () => {
    reader ??= persistently(() => import('./releaseReader.ts')).then((loaded) => loaded.createReader(page, now));
    return (await reader)();
  };
}
