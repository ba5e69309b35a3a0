import { useQuery } from '@apollo/client/react';
import type { PageProps, Services } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { useBusinessReady, usePageTitle, useServices, useWalletState } from '@foyer/platform';
import { CarouselSkeleton, EmptyState, Heading, Page, VisuallyHidden } from '@foyer/ui';
import { useState } from 'react';
import { GameLinks } from '../../features/game-tile/GameLinks.tsx';
import { NearView } from '../../features/near-view/NearView.tsx';
import { SectionError } from '../../features/section-error/SectionError.tsx';
import { composeLobby } from '../../model/composeLobby.ts';
import { contentVariables } from '../../model/contentVariables.ts';
import { visibleLists } from '../../model/visibleLists.ts';
import { bannerContent, isBanner } from './bannerContent.ts';
import { LobbyPageDocument, type LobbyPageQuery } from './LobbyPage.generated.ts';
import { messages } from './LobbyPage.messages.ts';
import { Hero } from './parts/hero/Hero.tsx';
import { LaterList } from './parts/later-list/LaterList.tsx';
import { LobbyBlock } from './parts/lobby-block/LobbyBlock.tsx';
import { LobbySkeleton } from './parts/lobby-skeleton/LobbySkeleton.tsx';
import { QuickChips } from './parts/quick-chips/QuickChips.tsx';
import { RecentPlace } from './parts/recent-place/RecentPlace.tsx';

export function preload(services: Services): Promise<unknown> {
  return services.apollo.query({ query: LobbyPageDocument, variables: contentVariables(services) });
}

export function Component(_props: PageProps) {
  const text = useText();
  const services = useServices();
  const { data, error, loading, refetch } = useQuery(LobbyPageDocument, { variables: contentVariables(services) });
  usePageTitle(text(messages.title));
  useBusinessReady(data !== undefined);
  return (
    <Page>
      <VisuallyHidden><Heading level={1}>{text(messages.title)}</Heading></VisuallyHidden>
      {data ? <LobbyContent data={data} /> : error ? <SectionError busy={loading} onRetry={() => void refetch()} /> : <LobbySkeleton />}
    </Page>
  );
}

/** Sections drawn at once; the rest when they come near. */
const FIRST_SCREEN_SECTIONS = 2;

function LobbyContent({ data }: { readonly data: LobbyPageQuery }) {
  const text = useText();
  const { locale, storage } = useServices();
  const wallet = useWalletState();
  const isBonusEnabled = wallet.status === 'STREAMING' && wallet.bonusEnabled;
  // decided once: a row that comes later must not push away what is being read
  const [recentsFirst] = useState(() => storage.recentlyPlayedGames().length > 0);
  const { lobbyContent, personalized } = data.root;
  const { hero, sections } = composeLobby(lobbyContent, personalized.listsOfGames, isBonusEnabled);
  if (hero === undefined && sections.length === 0) return <EmptyState icon="dice" title={text(messages.empty)}>{text(messages.emptyText)}</EmptyState>;
  const rows = sections.map((section, index) => {
    const eager = index < FIRST_SCREEN_SECTIONS;
    const key = section.kind === 'block' ? section.block.id : section.list.slug;
    const content = section.kind === 'block' ? <LobbyBlock block={section.block} eager={index === 0} /> : <LaterList slug={section.list.slug} />;
    const isRow = section.kind === 'list' || section.block.__typename === 'TopGamesBlock';
    return eager || !isRow ? <div key={key}>{content}</div> : <NearView key={key} placeholder={<CarouselSkeleton />}>{content}</NearView>;
  });
  return (
    <GameLinks>
      {hero !== undefined && isBanner(hero) && <Hero content={bannerContent(hero, locale)} />}
      <QuickChips lists={visibleLists(personalized.listsOfGames, isBonusEnabled)} />
      {recentsFirst && <RecentPlace />}
      {rows.slice(0, FIRST_SCREEN_SECTIONS)}
      {!recentsFirst && <RecentPlace />}
      {rows.slice(FIRST_SCREEN_SECTIONS)}
    </GameLinks>
  );
}
