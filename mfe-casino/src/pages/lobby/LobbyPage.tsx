import { useQuery } from '@apollo/client/react';
import type { PageProps, Services } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import {
  lazyPart,
  useBusinessReady,
  useExperiment,
  useMarket,
  usePageTitle,
  useServices,
  useWalletState,
} from '@foyer/platform';
import { CarouselSkeleton, Heading, Page, VisuallyHidden } from '@foyer/ui';
import { Suspense, useState } from 'react';
import { GameLinks } from '../../features/game-tile/GameLinks.tsx';
import { loadRankedList } from '../../features/list-row/RankedRow.tsx';
import { NearView } from '../../components/near-view/NearView.tsx';
import { SectionError } from '../../components/section-error/SectionError.tsx';
import { composeLobby, type LobbySection } from './composeLobby.ts';
import { contentVariables } from '../../features/catalogue/contentVariables.ts';
import { isListLayout, rowLayout } from './rowLayouts.ts';
import { visibleLists } from '../../features/catalogue/visibleLists.ts';
import { bannerContent, isBanner } from './bannerContent.ts';
import { LobbyPageDocument, type LobbyPageQuery } from './LobbyPage.generated.ts';
import { messages } from './LobbyPage.messages.ts';
import { Hero } from './parts/hero/Hero.tsx';
import { LaterList } from './parts/later-list/LaterList.tsx';
import { LobbyBlock } from './parts/lobby-block/LobbyBlock.tsx';
import { LobbySkeleton } from './parts/lobby-skeleton/LobbySkeleton.tsx';
import { QuickChips } from './parts/quick-chips/QuickChips.tsx';
import { RecentGamesBlock } from './parts/recent-games-block/RecentGamesBlock.tsx';

export function preload(services: Services): Promise<unknown> {
  const content = services.apollo.query({ query: LobbyPageDocument, variables: contentVariables(services) });
  if (!isListLayout(rowLayout(services.market.brand.layout, 0))) return content;
  // The row works without this chunk, so a failure here loses nothing.
  return Promise.all([
    content,
    loadRankedList().catch((error) => services.telemetry.failed('casino.list-row', error)),
  ]);
}

export function Component(_props: PageProps) {
  const text = useText();
  const services = useServices();
  const { data, error, loading, refetch } = useQuery(LobbyPageDocument, {
    variables: contentVariables(services),
  });
  usePageTitle(text(messages.title));
  useBusinessReady(data !== undefined);
  if (error && data === undefined)
    return (
      <Page>
        <SectionError isPage busy={loading} onRetry={() => void refetch()} />
      </Page>
    );
  return (
    <Page>
      <VisuallyHidden>
        <Heading level={1}>{text(messages.title)}</Heading>
      </VisuallyHidden>
      {data ? <LobbyContent data={data} /> : <LobbySkeleton />}
    </Page>
  );
}

const EmptyGames = lazyPart(
  async () => (await import('../../components/empty-games/EmptyGames.tsx')).EmptyGames,
);

/** Sections rendered at once; the others render near the viewport. */
const FIRST_SCREEN_SECTIONS = 2;

function LobbyContent({ data }: { readonly data: LobbyPageQuery }) {
  const { locale, storage } = useServices();
  const wallet = useWalletState();
  const isBonusEnabled = wallet.status === 'STREAMING' && wallet.bonusEnabled;
  // Decided once: a row that appears later must not move content that is being read.
  const [recentsFirst] = useState(() => storage.recentlyPlayedGames().length > 0);
  const areShortcutsFirst = useExperiment('lobby_shortcuts') === 'above-banner';
  const { lobbyContent, personalized } = data.root;
  const { hero, sections } = composeLobby(lobbyContent, personalized.listsOfGames, isBonusEnabled);
  if (hero === undefined && sections.length === 0)
    return (
      <Suspense>
        <EmptyGames scope="catalogue" />
      </Suspense>
    );
  const rows = sections.map((section, index) => (
    <LazyLobbySection
      key={keyOf(section)}
      section={section}
      index={index}
      rowIndex={rowIndexOf(sections, index)}
    />
  ));
  const shortcuts = <QuickChips lists={visibleLists(personalized.listsOfGames, isBonusEnabled)} />;
  return (
    <GameLinks>
      {areShortcutsFirst && shortcuts}
      {hero !== undefined && isBanner(hero) && <Hero content={bannerContent(hero, locale)} />}
      {areShortcutsFirst || shortcuts}
      {recentsFirst && <RecentGamesBlock />}
      {rows.slice(0, FIRST_SCREEN_SECTIONS)}
      {!recentsFirst && <RecentGamesBlock />}
      {rows.slice(FIRST_SCREEN_SECTIONS)}
    </GameLinks>
  );
}

type Section = LobbySection<
  LobbyPageQuery['root']['lobbyContent'][number],
  LobbyPageQuery['root']['personalized']['listsOfGames'][number]
>;

interface LazyLobbySectionProps {
  readonly section: Section;
  readonly index: number;
  /** Index among the rows of games. */
  readonly rowIndex: number;
}

/** A section of the lobby; a placeholder until it is near the viewport. */
function LazyLobbySection({ section, index, rowIndex }: LazyLobbySectionProps) {
  const { layout } = useMarket().brand;
  const row = rowLayout(layout, rowIndex);
  const ratio = isListLayout(row) ? 'portrait' : row;
  const content =
    section.kind === 'block' ? (
      <LobbyBlock block={section.block} layout={row} eager={index === 0} />
    ) : (
      <LaterList slug={section.list.slug} ratio={ratio} />
    );
  // A block without games is small and has a fixed size.
  return index < FIRST_SCREEN_SECTIONS || !isRow(section) ? (
    <div>{content}</div>
  ) : (
    <NearView placeholder={<CarouselSkeleton item={ratio} />}>{content}</NearView>
  );
}

function isRow(section: Section): boolean {
  return section.kind === 'list' || section.block.__typename === 'TopGamesBlock';
}

function rowIndexOf(sections: readonly Section[], index: number): number {
  return sections.slice(0, index).filter(isRow).length;
}

function keyOf(section: Section): string {
  return section.kind === 'block' ? section.block.id : section.list.slug;
}
