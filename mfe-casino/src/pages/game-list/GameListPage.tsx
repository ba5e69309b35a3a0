import { useQuery } from '@apollo/client/react';
import type { PageProps, Services } from '@foyer/contract';
import {
  useBusinessReady,
  usePageTitle,
  useServices,
  useSessionState,
  useWalletState,
} from '@foyer/platform';
import { Page, Skeleton } from '@foyer/ui';
import { useEffect } from 'react';
import { GamesNotFound } from '../../components/games-not-found/GamesNotFound.tsx';
import { GameBrowser } from '../../features/game-browser/GameBrowser.tsx';
import { preloadSource } from '../../features/game-browser/useSourceSlices.ts';
import { ListOfGamesSliceDocument } from '../../features/list-row/ListOfGamesSlice.generated.ts';
import { PageHeader } from '../../components/page-header/PageHeader.tsx';
import { SectionError } from '../../components/section-error/SectionError.tsx';
import { contentVariables } from '../../features/catalogue/contentVariables.ts';
import { GAME_SLICE_SIZE } from '@foyer/market/constants';
import { visibleLists } from '../../features/catalogue/visibleLists.ts';

export function preload(services: Services, { params }: PageProps): Promise<unknown> {
  return preloadSource(services, { kind: 'list', slug: params['slug'] ?? '' });
}

export function Component({ params }: PageProps) {
  const slug = params['slug'] ?? '';
  const services = useServices();
  const session = useSessionState();
  const wallet = useWalletState();
  const { data, error, loading, refetch } = useQuery(ListOfGamesSliceDocument, {
    variables: { ...contentVariables(services), listOfGamesSlug: slug, first: GAME_SLICE_SIZE },
  });
  const list = data?.root.personalized.listOfGames;
  useEffect(() => {
    if (list) services.storage.rememberGameList(list.slug); // a hint that orders the lists
  }, [list, services]);
  useBusinessReady(data !== undefined);
  const isBonusKnown = session.status !== 'LOADING' && wallet.status !== 'LOADING';
  const isHidden =
    list === null ||
    (list !== undefined &&
      isBonusKnown &&
      isBonusList(list, wallet.status === 'STREAMING' && wallet.bonusEnabled));
  usePageTitle(isHidden ? undefined : list?.name);
  if (isHidden) return <GamesNotFound />;
  if (error && data === undefined)
    return (
      <Page>
        <SectionError isPage busy={loading} onRetry={() => void refetch()} />
      </Page>
    );
  return (
    <Page>
      {list ? <PageHeader title={list.name} /> : <Skeleton shape="title" />}
      <GameBrowser key={slug} source={{ kind: 'list', slug }} />
    </Page>
  );
}

/** Without bonus the bonus list has no page; an empty list keeps its page with a message. */
function isBonusList(
  list: { readonly slug: string; readonly games: { readonly totalCount: number } },
  isBonusEnabled: boolean,
): boolean {
  return list.games.totalCount > 0 && visibleLists([list], isBonusEnabled).length === 0;
}
