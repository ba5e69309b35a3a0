import { useMarket } from '@foyer/platform';
import { CarouselSkeleton, Skeleton } from '@foyer/ui';
import * as hero from '../hero/Hero.css.ts';

/** Placeholder with the layout of the lobby. */
export function LobbySkeleton() {
  const { layout } = useMarket().brand;
  return (
    <>
      <div className={hero.heroes[layout]} aria-hidden="true">
        <div className={hero.pictures[layout]}>
          <Skeleton shape="block" height="100%" />
        </div>
        <div className={hero.wordings[layout]}>
          <Skeleton shape="title" width="70%" />
          <Skeleton lines={2} />
          <Skeleton shape="button" />
        </div>
      </div>
      <CarouselSkeleton item="chip" hasTitle={false} />
      <CarouselSkeleton />
      <CarouselSkeleton />
    </>
  );
}
