import { useQuery } from '@apollo/client/react';
import type { PageProps, Services } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useBusinessReady, usePageTitle, useServices } from '@foyer/platform';
import { Grid, Heading, Page, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../components/page-header/PageHeader.tsx';
import { EmptyGames } from '../../components/empty-games/EmptyGames.tsx';
import { SectionError } from '../../components/section-error/SectionError.tsx';
import { contentVariables } from '../../features/catalogue/contentVariables.ts';
import * as css from './GameCategoriesPage.css.ts';
import { GameCategoriesPageDocument, type GameCategoriesPageQuery } from './GameCategoriesPage.generated.ts';
import { messages } from './GameCategoriesPage.messages.ts';

const SKELETONS = 12;

export function preload(services: Services): Promise<unknown> {
  return services.apollo.query({ query: GameCategoriesPageDocument, variables: contentVariables(services) });
}

export function Component(_props: PageProps) {
  const text = useText();
  const services = useServices();
  const { data, error, loading, refetch } = useQuery(GameCategoriesPageDocument, {
    variables: contentVariables(services),
  });
  usePageTitle(text(messages.title));
  useBusinessReady(data !== undefined);
  const categories = data?.root.personalized.gameCategories;
  if (error && categories === undefined)
    return (
      <Page>
        <PageHeader title={text(messages.title)} />
        <SectionError busy={loading} onRetry={() => void refetch()} />
      </Page>
    );
  return (
    <Page>
      <PageHeader title={text(messages.title)} />
      {categories?.length === 0 ? (
        <EmptyGames scope="page" title={text(messages.empty)} />
      ) : (
        <Grid min="card" as="ul">
          {categories?.map((category) => (
            <li key={category.slug}>
              <CategoryCard category={category} />
            </li>
          )) ??
            Array.from({ length: SKELETONS }, (_, index) => (
              <li key={index}>
                <CategorySkeleton />
              </li>
            ))}
        </Grid>
      )}
    </Page>
  );
}

type Category = GameCategoriesPageQuery['root']['personalized']['gameCategories'][number];

const ARTWORKS = 3;
/** Artwork shape by number of artworks: fewer are wider, so that the row is always full. */
const SHAPES = { 1: 'wide', 2: 'square', 3: 'portrait' } as const;

function CategoryCard({ category }: { readonly category: Category }) {
  const { locale } = useServices();
  const games = category.games.edges.slice(0, ARTWORKS);
  const shape = games.length === 1 || games.length === 2 ? SHAPES[games.length] : SHAPES[3];
  return (
    <article className={css.card}>
      <div className={css.pictures}>
        {games.map(({ node }) => (
          <img
            key={node.lookupId}
            className={css.picture}
            src={node.game.artwork[shape]}
            alt=""
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
      <Stack gap="xsmall">
        <Heading level={2} size="title3">
          <Link to={hrefTo(locale, 'game-category', { slug: category.slug })} className={css.link}>
            {category.name}
          </Link>
        </Heading>
        <Paragraph size="small" tone="muted">
          <Text {...messages.count} values={{ count: category.gameCount }} />
        </Paragraph>
      </Stack>
    </article>
  );
}

function CategorySkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={css.pictures}>
        {Array.from({ length: ARTWORKS }, (_, index) => (
          <div key={index} className={css.picture} />
        ))}
      </div>
      <Skeleton width="60%" />
      <Skeleton width="30%" />
    </div>
  );
}
