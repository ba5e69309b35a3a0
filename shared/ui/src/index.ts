/**
 * The component kit. Lightweight components only; fields, dialogs and menus have separate entry points because they
 * need more code. All texts are passed in translated; no component accepts a class name or has an outer margin.
 * @packageDocumentation
 */
export { BackLink, type BackLinkProps } from './back-link/BackLink.tsx';
export { Badge, type BadgeProps } from './badge/Badge.tsx';
export { BulletList, type BulletListProps } from './bullet-list/BulletList.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonTone } from './button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link/ButtonLink.tsx';
export { Card, type CardProps } from './card/Card.tsx';
export {
  Carousel,
  CarouselSkeleton,
  type CarouselItem,
  type CarouselProps,
  type CarouselSkeletonProps,
} from './carousel/Carousel.tsx';
export { ChipLink, FilterChip, type ChipLinkProps, type FilterChipProps } from './chip/Chip.tsx';
export { DataTable, type DataTableColumn, type DataTableProps } from './data-table/DataTable.tsx';
export { Disclosure, type DisclosureProps } from './disclosure/Disclosure.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state/EmptyState.tsx';
export { ErrorCard, type ErrorCardProps } from './error-card/ErrorCard.tsx';
export { Facts, Stat, type FactsProps, type StatProps } from './facts/Facts.tsx';
export {
  GameGrid,
  GameTile,
  GameTileSkeleton,
  type GameGridProps,
  type GameTileProps,
  type GameTileSkeletonProps,
  type TileRatio,
} from './game-tile/GameTile.tsx';
export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './heading/Heading.tsx';
export { Icon, type IconProps } from './icon/Icon.tsx';
export type { IconName } from './icon/IconSprite.tsx';
export { IconButton, type IconButtonProps } from './icon-button/IconButton.tsx';
export { Link, type LinkProps } from './link/Link.tsx';
export { LinkList, type LinkListEntry, type LinkListProps } from './link-list/LinkList.tsx';
export { Money, type MoneyProps } from './money/Money.tsx';
export { Notice, type NoticeProps, type NoticeTone } from './notice/Notice.tsx';
export { Page, type PageProps } from './page/Page.tsx';
export { Paragraph, type ParagraphProps } from './paragraph/Paragraph.tsx';
export { Pending, type PendingProps } from './pending/Pending.tsx';
export { ProgressBar, type ProgressBarProps } from './progress-bar/ProgressBar.tsx';
export { Section, type SectionAction, type SectionProps } from './section/Section.tsx';
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './skip-link/SkipLink.tsx';
export { Spinner, SpinnerMark, type SpinnerProps } from './spinner/Spinner.tsx';
export {
  Grid,
  Row,
  Stack,
  type Gap,
  type GridProps,
  type RowProps,
  type StackProps,
} from './stack/Stack.tsx';
export { TabLinks, Tabs, type TabLinksProps, type TabsProps } from './tabs/Tabs.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden.tsx';
