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
  /** The game's page. */
  readonly href: string;
  /** Address of the artwork in this ratio. */
  readonly artwork: string;
  readonly ratio?: TileRatio;
  readonly studio?: string;
  /** One word at most, translated: New, Live. */
  readonly badge?: string;
  /** Translated, short: "RTP 96.12%", "20 lines". */
  readonly facts?: readonly string[];
  readonly demo?: { readonly href: string; readonly label: string };
  /** The first row of a page: its pictures are the page's first impression and are not put off. */
  readonly eager?: boolean;
  /** BCP 47 tag of the title, when the page speaks another language. */
  readonly titleLanguage?: string;
  /** Its title's place in the outline: one below the heading above the tiles. */
  readonly level?: HeadingLevel;
  /** Translated reason; the tile stays readable and leads to the page that explains. */
  readonly unavailable?: string;
}

/** A game: its picture first. The whole tile leads to the game; the demo is a second link inside it. */
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

/** The place of a tile that has not come yet. */
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
  /** One list item for each. */
  readonly children: readonly ReactNode[];
}

/** Tiles in rows that align with the rows of every other block: three on a phone. */
export function GameGrid({ ratio = 'portrait', children }: GameGridProps) {
  return (
    <ul className={css.grids[ratio]}>
      {children.map((tile, index) => (
        <li key={index}>{tile}</li>
      ))}
    </ul>
  );
}
