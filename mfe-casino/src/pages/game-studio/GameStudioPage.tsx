import { useQuery } from '@apollo/client/react';
import type { PageProps, Services } from '@foyer/contract';
import { Text } from '@foyer/i18n';
import { PageLink, useBusinessReady, usePageTitle, useServices } from '@foyer/platform';
import { Heading, Page, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { EmptyGames } from '../../components/empty-games/EmptyGames.tsx';
import { GamesNotFound } from '../../components/games-not-found/GamesNotFound.tsx';
import { GameGridSkeleton, GameSlices } from '../../features/game-slices/GameSlices.tsx';
import { useMore } from '../../features/game-slices/useMore.ts';
import { SectionError } from '../../components/section-error/SectionError.tsx';
import { contentVariables } from '../../features/catalogue/contentVariables.ts';
import { STUDIO_FIRST_PAGE } from '@foyer/market/constants';
import { studioSlice } from '../../features/game-slices/slices.ts';
import * as css from './GameStudioPage.css.ts';
import { GameStudioDocument, type GameStudioQuery } from './GameStudioPage.generated.ts';
import { messages } from './GameStudioPage.messages.ts';

function variables(services: Services, slug: string) {
  return { ...contentVariables(services), slug, first: STUDIO_FIRST_PAGE };
}

export function preload(services: Services, { params }: PageProps): Promise<unknown> {
  return services.apollo.query({
    query: GameStudioDocument,
    variables: variables(services, params['slug'] ?? ''),
  });
}

/** 20 games first, 30 with each "Show more" (requirements/screens#games). */
export function Component({ params }: PageProps) {
  const services = useServices();
  const { data, error, loading, refetch, fetchMore } = useQuery(GameStudioDocument, {
    variables: variables(services, params['slug'] ?? ''),
  });
  const studio = data?.root.personalized.studio;
  const games = data?.root.personalized.games;
  const { busy, more } = useMore(() =>
    fetchMore({
      variables: { after: games?.pageInfo.endCursor ?? null, first: studioSlice(games?.edges.length ?? 0) },
    }),
  );
  usePageTitle(studio?.name);
  useBusinessReady(data !== undefined);
  if (studio === null) return <GamesNotFound />;
  if (error && data === undefined)
    return (
      <Page>
        <SectionError isPage busy={loading} onRetry={() => void refetch()} />
      </Page>
    );
  return (
    <Page>
      <StudioHead studio={studio} />
      {games === undefined && <GameGridSkeleton count={STUDIO_FIRST_PAGE} />}
      {games?.edges.length === 0 && <EmptyGames scope="page" />}
      {games !== undefined && games.edges.length > 0 && (
        <GameSlices slices={games} busy={busy} byScrolling={false} onMore={more} />
      )}
    </Page>
  );
}

type Studio = NonNullable<GameStudioQuery['root']['personalized']['studio']>;

function StudioHead({ studio }: { readonly studio: Studio | undefined }) {
  return (
    <header className={css.head}>
      {studio?.imageUrl ? (
        <img className={css.mark} src={studio.imageUrl} alt="" width={96} height={96} />
      ) : (
        <span className={css.mark} />
      )}
      {studio ? (
        <Stack gap="xsmall">
          <Paragraph size="small">
            <PageLink to="game-studios">
              <Text {...messages.all} />
            </PageLink>
          </Paragraph>
          <Heading level={1} size="title1">
            {studio.name}
          </Heading>
          <Paragraph tone="muted">
            <Text {...messages.count} values={{ count: studio.gameCount }} />
          </Paragraph>
        </Stack>
      ) : (
        <Skeleton shape="title" width="12rem" />
      )}
    </header>
  );
}
