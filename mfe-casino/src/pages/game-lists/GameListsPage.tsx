import { useQuery } from '@apollo/client/react';
import type { PageProps, Services } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { useBusinessReady, usePageTitle, useServices, useWalletState } from '@foyer/platform';
import { CarouselSkeleton, Page } from '@foyer/ui';
import { GameLinks } from '../../features/game-tile/GameLinks.tsx';
import { ListRow } from '../../features/list-row/ListRow.tsx';
import { NearView } from '../../components/near-view/NearView.tsx';
import { PageHeader } from '../../components/page-header/PageHeader.tsx';
import { EmptyGames } from '../../components/empty-games/EmptyGames.tsx';
import { SectionError } from '../../components/section-error/SectionError.tsx';
import { contentVariables } from '../../features/catalogue/contentVariables.ts';
import { visibleLists } from '../../features/catalogue/visibleLists.ts';
import { GameListsPageDocument } from './GameListsPage.generated.ts';
import { messages } from './GameListsPage.messages.ts';

const FIRST_SCREEN_ROWS = 2;

export function preload(services: Services): Promise<unknown> {
  return services.apollo.query({ query: GameListsPageDocument, variables: contentVariables(services) });
}

export function Component(_props: PageProps) {
  const text = useText();
  const services = useServices();
  const wallet = useWalletState();
  const { data, error, loading, refetch } = useQuery(GameListsPageDocument, {
    variables: contentVariables(services),
  });
  usePageTitle(text(messages.title));
  useBusinessReady(data !== undefined);
  const lists =
    data &&
    visibleLists(data.root.personalized.listsOfGames, wallet.status === 'STREAMING' && wallet.bonusEnabled);
  return (
    <Page>
      <PageHeader title={text(messages.title)} />
      {lists === undefined &&
        (error ? (
          <SectionError busy={loading} onRetry={() => void refetch()} />
        ) : (
          <>
            <CarouselSkeleton />
            <CarouselSkeleton />
          </>
        ))}
      {lists?.length === 0 && <EmptyGames scope="page" title={text(messages.empty)} />}
      <GameLinks>
        {lists?.map((list, index) =>
          index < FIRST_SCREEN_ROWS ? (
            <ListRow key={list.slug} list={list} eager={index === 0} />
          ) : (
            <NearView key={list.slug} placeholder={<CarouselSkeleton />}>
              <ListRow list={list} />
            </NearView>
          ),
        )}
      </GameLinks>
    </Page>
  );
}
