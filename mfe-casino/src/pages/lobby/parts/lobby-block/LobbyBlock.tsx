import { useServices } from '@foyer/platform';
import { CarouselSkeleton } from '@foyer/ui';
import { lazy, Suspense } from 'react';
import { ListRow } from '../../../../features/list-row/ListRow.tsx';
import { bannerContent } from '../../bannerContent.ts';
import type { LobbyBlock_blockFragment } from '../../LobbyPage.generated.ts';
import { Banner } from '../banner/Banner.tsx';
import { FeatureLink } from '../feature-link/FeatureLink.tsx';

const PromotionCards = lazy(async () => ({ default: (await import('../promotion/PromotionCards.tsx')).PromotionCards }));

export interface LobbyBlockProps {
  readonly block: LobbyBlock_blockFragment;
  /** On the first screen. */
  readonly eager: boolean;
}

/** Every type of content block has its part (spec §3). */
export function LobbyBlock({ block, eager }: LobbyBlockProps) {
  const { locale, market } = useServices();
  switch (block.__typename) {
    case 'BannerGameBlock':
    case 'BannerManualBlock':
    case 'BannerExternalLinkBlock':
      return <Banner content={bannerContent(block, locale)} />;
    case 'TopGamesBlock':
      return <ListRow list={block.list} eager={eager} />;
    case 'PromotionBlock':
      return <Suspense fallback={<CarouselSkeleton item="card" />}><PromotionCards title={null} promotions={[block]} /></Suspense>;
    case 'PromotionV2Block':
      return <Suspense fallback={<CarouselSkeleton item="card" />}><PromotionCards title={block.title} promotions={block.promotions} /></Suspense>;
    case 'JackpotBlock':
      return <FeatureLink feature="jackpot" title={block.title} />;
    case 'RaffleBlock':
      return <FeatureLink feature="raffle" title={block.title} />;
    case 'TopSportsBlock':
      return market.has('Sportsbook') ? <FeatureLink feature="sports" title={block.title} /> : null;
  }
}
