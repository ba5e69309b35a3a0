import type { ReactNode } from 'react';
import { Badge } from '../badge/Badge.tsx';
import type { HeadingLevel } from '../heading/Heading.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Anchor } from '../link/Anchor.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import * as css from './GameTile.css.ts';

export type TileRatio = 'portrait' | 'wide' | 'square';

export interface GameTileProps {
  readonly title: string;
  /** Address of the game's page. */
  readonly href: string;
  /** Address of the artwork in the tile's aspect ratio. */
  readonly artwork: string;
  readonly ratio?: TileRatio;
  readonly studio?: string;
  /** Translated badge of at most one word: New, Live. */
  readonly badge?: string | undefined;
  /** Short translated details: "RTP 96.12%", "20 lines". */
  readonly facts?: readonly string[];
  readonly demo?: { readonly href: string; readonly label: string } | undefined;
  /** Loads the image eagerly: for the first row of a page, which is visible at once. */
  readonly eager?: boolean;
  /** BCP 47 tag of the title, when it differs from the page's language. */
  readonly titleLanguage?: string | undefined;
  /** Heading level of the title: one below the heading of the list. */
  readonly level?: HeadingLevel;
  /** Translated reason why the game is unavailable; the tile still links to the game's page, which explains it. */
  readonly unavailable?: string;
  /** A small button in the corner of the artwork, above the tile's link. */
  readonly action?: ReactNode;
}

/** A game tile with artwork. The whole tile links to the game; the demo is a second link inside it. */
export function GameTile({
  title,
  href,
  artwork,
  ratio = 'portrait',
  studio,
  badge,
  facts = [],
  demo,
  eager = false,
  titleLanguage,
  level = 3,
  unavailable,
  action,
}: GameTileProps) {
  const mark = unavailable ?? badge;
  const Title = `h${level}` as const;
  return (
    <article className={css.tile} data-unavailable={unavailable === undefined ? undefined : ''}>
      <div className={css.pictures[ratio]}>
        <img
          className={css.image}
          src={artwork}
          alt=""
          draggable={false}
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
        />
        {mark !== undefined && (
          <span className={css.badge}>
            <Badge tone={unavailable === undefined ? 'accent' : 'neutral'}>{mark}</Badge>
          </span>
        )}
        <div className={css.reveal}>
          <span className={css.play}>
            <Icon name="play" />
          </span>
          {demo !== undefined && (
            <Anchor href={demo.href} look={css.demo} label={`${demo.label}: ${title}`}>
              {demo.label}
            </Anchor>
          )}
          {facts.length > 0 && <span className={css.facts}>{facts.join(' · ')}</span>}
        </div>
        {action && <div className={css.action}>{action}</div>}
      </div>
      <div className={css.caption}>
        <Title className={css.title} lang={titleLanguage}>
          <Anchor href={href} look={css.link}>
            {title}
          </Anchor>
        </Title>
        {studio !== undefined && <p className={css.studio}>{studio}</p>}
      </div>
    </article>
  );
}

export interface GameTileSkeletonProps {
  readonly ratio?: TileRatio;
}

/** Placeholder of a tile that is loading. */
export function GameTileSkeleton({ ratio = 'portrait' }: GameTileSkeletonProps) {
  return (
    <div className={css.tile} aria-hidden="true">
      <div className={css.pictures[ratio]}>
        <Skeleton shape="block" height="100%" />
      </div>
      <div className={css.caption}>
        <div className={css.title}>
          <Skeleton width="70%" />
        </div>
        <div className={css.studio}>
          <Skeleton width="45%" />
        </div>
      </div>
    </div>
  );
}

export interface GameGridProps {
  readonly ratio?: TileRatio;
  /** Tiles; each becomes a list item. */
  readonly children: readonly ReactNode[];
}

/** Grid of game tiles with the same columns as all other blocks: three on a phone. */
export function GameGrid({ ratio = 'portrait', children }: GameGridProps) {
  return (
    <ul className={css.grids[ratio]}>
      {children.map((tile, index) => (
        <li key={index}>{tile}</li>
      ))}
    </ul>
  );
}
