import { useQuery } from '@apollo/client/react';
import type { PageProps, Services } from '@foyer/contract';
import { useBusinessReady, usePageTitle, useServices } from '@foyer/platform';
import { Page, Skeleton } from '@foyer/ui';
import { GamesNotFound } from '../../components/games-not-found/GamesNotFound.tsx';
import { GameBrowser } from '../../features/game-browser/GameBrowser.tsx';
import { preloadSource } from '../../features/game-browser/useSourceSlices.ts';
import { PageHeader } from '../../components/page-header/PageHeader.tsx';
import { SectionError } from '../../components/section-error/SectionError.tsx';
import { contentVariables } from '../../features/catalogue/contentVariables.ts';
import { GameCategoryPageDocument } from './GameCategoryPage.generated.ts';

export function preload(services: Services, { params }: PageProps): Promise<unknown> {
  const slug = params['slug'] ?? '';
  return Promise.all([
    services.apollo.query({
      query: GameCategoryPageDocument,
      variables: { ...contentVariables(services), slug },
    }),
    preloadSource(services, { kind: 'category', slug }),
  ]);
}

export function Component({ params }: PageProps) {
  const slug = params['slug'] ?? '';
  const services = useServices();
  const { data, error, loading, refetch } = useQuery(GameCategoryPageDocument, {
    variables: { ...contentVariables(services), slug },
  });
  const category = data?.root.personalized.gameCategory;
  usePageTitle(category?.name);
  useBusinessReady(data !== undefined);
  if (category === null) return <GamesNotFound />;
  if (error && data === undefined)
    return (
      <Page>
        <SectionError isPage busy={loading} onRetry={() => void refetch()} />
      </Page>
    );
  return (
    <Page>
      {category ? <PageHeader title={category.name} /> : <Skeleton shape="title" />}
      <GameBrowser key={slug} source={{ kind: 'category', slug }} />
    </Page>
  );
}
