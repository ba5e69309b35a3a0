import { lazyPart, useFeature, useServices, OptionalPart } from '@foyer/platform';
import { CarouselSkeleton, Skeleton } from '@foyer/ui';
import { ListRow } from '../../../../features/list-row/ListRow.tsx';
import { RankedRow } from '../../../../features/list-row/RankedRow.tsx';
import { isListLayout, type RowLayout } from '../../rowLayouts.ts';
import { bannerContent } from '../../bannerContent.ts';
import type { LobbyBlock_blockFragment } from '../../LobbyPage.generated.ts';
import { Banner } from '../banner/Banner.tsx';

const FeatureCard = lazyPart(async () => (await import('../feature-card/FeatureCard.tsx')).FeatureCard);
const PromotionCards = lazyPart(async () => (await import('../promotion/PromotionCards.tsx')).PromotionCards);

export interface LobbyBlockProps {
  readonly block: LobbyBlock_blockFragment;
  /** Layout of the row, for a row of games. */
  readonly layout: RowLayout;
  /** True if the block is on the first screen and loads its images at once. */
  readonly eager: boolean;
}

/** Every type of content block has a component (requirements/entities#content-blocks). */
export function LobbyBlock({ block, layout, eager }: LobbyBlockProps) {
  const { locale } = useServices();
  const hasSports = useFeature('Sportsbook');
  switch (block.__typename) {
    case 'BannerGameBlock':
    case 'BannerManualBlock':
    case 'BannerExternalLinkBlock':
      return <Banner content={bannerContent(block, locale)} />;
    case 'TopGamesBlock':
      return isListLayout(layout) ? (
        <RankedRow list={block.list} layout={layout} eager={eager} />
      ) : (
        <ListRow list={block.list} ratio={layout} eager={eager} />
      );
    case 'PromotionBlock':
    case 'PromotionV2Block':
      return (
        <OptionalPart area="casino.lobby.promotion" placeholder={<CarouselSkeleton item="card" />}>
          <PromotionCards block={block} />
        </OptionalPart>
      );
    case 'JackpotBlock':
    case 'RaffleBlock':
    case 'TopSportsBlock':
      return block.__typename === 'TopSportsBlock' && !hasSports ? null : (
        <OptionalPart area="casino.lobby.feature" placeholder={<Skeleton shape="block" height="10rem" />}>
          <FeatureCard block={block} />
        </OptionalPart>
      );
  }
}
