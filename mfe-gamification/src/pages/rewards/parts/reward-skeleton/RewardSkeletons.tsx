import { Skeleton } from '@foyer/ui';
import * as css from '../reward-section/RewardSection.css.ts';

const CARDS = 3;

/** The size of what is coming. */
export function RewardSkeletons() {
  return (
    <div className={css.section} aria-busy="true">
      <div className={css.head}>
        <Skeleton shape="title" />
      </div>
      <div className={css.cards}>
        {Array.from({ length: CARDS }, (_, card) => (
          <Skeleton key={card} shape="block" height="23rem" />
        ))}
      </div>
    </div>
  );
}
