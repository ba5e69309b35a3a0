import { Skeleton } from '@foyer/ui';
import * as css from '../reward-section/RewardSection.css.ts';

const CARDS = 3;

/** Placeholder with the size of the content. */
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
