import { shortRelease } from '../../model/names.ts';
import * as css from './ReleaseName.css.ts';

/** Short form of a release id. */
export function ReleaseName({ release }: { readonly release: string }) {
  return (
    <span className={css.name} title={release}>
      {shortRelease(release)}
    </span>
  );
}
