import { shortRelease } from '../../model/names.ts';
import * as css from './ReleaseName.css.ts';

/** An id of a release, short enough for a cell. */
export function ReleaseName({ release }: { readonly release: string }) {
  return (
    <span className={css.name} title={release}>
      {shortRelease(release)}
    </span>
  );
}
