import { shortRelease } from '../../model/names.ts';
import * as css from './ReleaseName.css.ts';

export interface ReleaseNameProps {
  readonly release: string;
  /** `r14`: the number of the release, after the version of its package if the squad sets one. */
  readonly version?: string | undefined;
}

/** Version and short id of a release. */
export function ReleaseName({ release, version }: ReleaseNameProps) {
  return (
    <span className={css.name} title={release}>
      {version === undefined ? '' : `${version} · `}
      {shortRelease(release)}
    </span>
  );
}
