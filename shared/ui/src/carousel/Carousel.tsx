import { useText } from '@foyer/i18n';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { GameTileSkeleton, type TileRatio } from '../game-tile/GameTile.tsx';
import type { HeadingLevel } from '../heading/Heading.tsx';
import { SectionHead, type SectionAction } from '../section/Section.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import * as css from './Carousel.css.ts';
import { messages } from './Carousel.messages.ts';
import { useCarousel } from './useCarousel.ts';

export type CarouselItem = keyof typeof css.items;

export interface CarouselProps {
  /** Translated title; also the accessible name of the region. */
  readonly title: string;
  /** Hides the title visually where the page already shows it. */
  readonly hideTitle?: boolean;
  readonly action?: SectionAction | undefined;
  readonly level?: HeadingLevel;
  /** Kind of the items; decides their width. */
  readonly item?: CarouselItem;
  /** Called when less than 200 px are left to scroll (requirements/screens#games). */
  onNearEnd?(): void;
  readonly children: readonly ReactNode[];
}

/** A horizontally scrolling list: by touch, by buttons (two thirds of its width), or by keyboard focus. */
export function Carousel({
  title,
  hideTitle = false,
  action,
  level = 2,
  item = 'portrait',
  onNearEnd,
  children,
}: CarouselProps) {
  const id = useId();
  const text = useText();
  const { track, canGoBack, canGoOn, go } = useCarousel(children.length, onNearEnd);
  const buttons = (canGoBack || canGoOn) && (
    <div className={css.buttons}>
      <IconButton
        icon="chevronLeft"
        tone="secondary"
        size="small"
        label={text(messages.back, { label: title })}
        disabled={!canGoBack}
        onPress={() => go(-1)}
      />
      <IconButton
        icon="chevronRight"
        tone="secondary"
        size="small"
        label={text(messages.on, { label: title })}
        disabled={!canGoOn}
        onPress={() => go(1)}
      />
    </div>
  );

  return (
    <section className={css.carousel} {...(hideTitle ? { 'aria-label': title } : { 'aria-labelledby': id })}>
      {!hideTitle && (
        <SectionHead id={id} title={title} action={action} level={level}>
          {buttons}
        </SectionHead>
      )}
      <ul ref={track} className={css.track}>
        {children.map((child, index) => (
          <li key={index} className={css.items[item]}>
            {child}
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface CarouselSkeletonProps {
  readonly item?: CarouselItem;
  readonly count?: number;
  readonly hasTitle?: boolean;
}

/** Placeholder of a carousel that is loading. */
export function CarouselSkeleton({ item = 'portrait', count = 8, hasTitle = true }: CarouselSkeletonProps) {
  const ratio: TileRatio | undefined =
    item === 'portrait' || item === 'wide' || item === 'square' ? item : undefined;
  return (
    <div className={css.carousel} aria-hidden="true">
      {hasTitle && <SectionHeadSkeleton />}
      <div className={css.track} style={{ overflowX: 'clip' }}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={css.items[item]}>
            {ratio === undefined ? (
              <Skeleton shape={item === 'chip' ? 'button' : 'block'} />
            ) : (
              <GameTileSkeleton ratio={ratio} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function SectionHeadSkeleton() {
  return (
    <div className={css.headSkeleton}>
      <Skeleton shape="title" />
    </div>
  );
}
