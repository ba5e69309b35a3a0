import type { RULES } from '@foyer/gate';
import { FILE_RULES } from '../check/smoke.ts';

/** Rules about sources: the repository of the squad runs its own type check. */
const OF_SOURCES = ['source/', 'shared/declared'];
const OF_SIZE = 'size/';
/** Rules that a folder can be judged by without live releases. */
const OF_FOLDER = ['release/', 'css/global', 'code/', 'licence/', 'messages/', OF_SIZE];

/**
 * Rules for a folder of any build.
 * @param isAlone - no registry is asked: neither live releases nor the budget of an invited squad are known.
 * @param hasSizes - the candidate could be compared with a budget.
 */
export function folderRules({
  isAlone,
  hasSizes,
}: {
  readonly isAlone: boolean;
  readonly hasSizes: boolean;
}): typeof RULES {
  return FILE_RULES.filter(
    ({ id }) =>
      !OF_SOURCES.some((start) => id.startsWith(start)) &&
      (!isAlone || OF_FOLDER.some((start) => id.startsWith(start))) &&
      !(isAlone && !hasSizes && id.startsWith(OF_SIZE)),
  );
}
