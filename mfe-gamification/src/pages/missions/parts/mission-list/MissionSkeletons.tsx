import { Skeleton } from '@foyer/ui';
import * as css from './MissionList.css.ts';

const CARDS = 3;

/** Placeholder of the missions, in the size of their cards. */
export function MissionSkeletons() {
  return (
    <div className={css.list} aria-busy="true">
      <Skeleton shape="title" />
      <div className={css.cards}>
        {Array.from({ length: CARDS }, (_, card) => (
          <Skeleton key={card} shape="block" height="18rem" />
        ))}
      </div>
    </div>
  );
}
