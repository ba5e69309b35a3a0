import type { PageData } from '@foyer/kernel/page-data';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { persistently } from '../services/store/persistently.ts';

/** Reads what this page should run now. `without` names what does not run in it (`app@release`): something else stands in. */
export type ReleaseReader = (without?: readonly string[]) => Promise<ReleaseSet>;

/** Reads what this page should run now. What checks the answer comes with the first question, long after the first paint. */
export function createReleaseReader(
  page: PageData,
  now: () => number,
  shown: (set: ReleaseSet) => ReleaseSet = (set) => set,
): ReleaseReader {
  let reader: Promise<ReleaseReader> | undefined;
  return async (without) => {
    reader ??= persistently(() => import('./releaseReader.ts')).then((loaded) =>
      loaded.createReader(page, now),
    );
    return shown(await (await reader)(without));
  };
}
