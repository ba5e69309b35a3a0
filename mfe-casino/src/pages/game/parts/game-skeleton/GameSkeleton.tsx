import { Skeleton } from '@foyer/ui';
import * as css from '../../GamePage.css.ts';

/** Placeholder of a game page while the game is loading. */
export function GameSkeleton() {
  return (
    <div className={css.hero} aria-hidden="true">
      <div className={css.picture}>
        <Skeleton shape="block" height="100%" />
      </div>
      <div className={css.content}>
        <Skeleton shape="title" width="70%" />
        <Skeleton lines={2} />
        <div className={css.buttons}>
          <Skeleton shape="button" width="100%" />
        </div>
      </div>
    </div>
  );
}
