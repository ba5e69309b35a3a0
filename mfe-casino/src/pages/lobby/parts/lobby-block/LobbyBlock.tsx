import { lazyPart, useFeature, useServices } from '@foyer/platform';
import { CarouselSkeleton, Skeleton } from '@foyer/ui';
import { ListRow } from '../../../../features/list-row/ListRow.tsx';
import { RankedRow } from '../../../../features/list-row/RankedRow.tsx';
import { OptionalPart } from '../../../../components/optional-part/OptionalPart.tsx';
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
      return (
        <OptionalPart area="casino.lobby.promotion" placeholder={<CarouselSkeleton item="card" />}>
          <PromotionCards title={null} promotions={[block]} />
        </OptionalPart>
      );
    case 'PromotionV2Block':
      return (
        <OptionalPart area="casino.lobby.promotion" placeholder={<CarouselSkeleton item="card" />}>
          <PromotionCards title={block.title} promotions={block.promotions} />
        </OptionalPart>
      );
    case 'JackpotBlock':
      return (
        <OptionalPart area="casino.lobby.jackpot" placeholder={<FeatureSkeleton />}>
          <FeatureCard feature="jackpot" title={block.title} />
        </OptionalPart>
      );
    case 'RaffleBlock':
      return (
        <OptionalPart area="casino.lobby.raffle" placeholder={<FeatureSkeleton />}>
          <FeatureCard feature="raffle" title={block.title} />
        </OptionalPart>
      );
    case 'TopSportsBlock':
      return hasSports ? (
        <OptionalPart area="casino.lobby.sports" placeholder={<FeatureSkeleton />}>
          <FeatureCard feature="sports" title={block.title} />
        </OptionalPart>
      ) : null;
  }
}

function FeatureSkeleton() {
  return <Skeleton shape="block" height="10rem" />;
}
