import { useQuery } from '@apollo/client/react';
import type { PageProps, Services } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useBusinessReady, usePageTitle, useServices } from '@foyer/platform';
import { Button, Grid, Heading, Page, Paragraph, Skeleton } from '@foyer/ui';
import { Link } from 'react-router-dom';
import { useMore } from '../../features/game-slices/useMore.ts';
import { PageHeader } from '../../components/page-header/PageHeader.tsx';
import { EmptyGames } from '../../components/empty-games/EmptyGames.tsx';
import { SectionError } from '../../components/section-error/SectionError.tsx';
import { contentVariables } from '../../features/catalogue/contentVariables.ts';
import * as css from './GameStudiosPage.css.ts';
import { GameStudiosPageDocument, type GameStudiosPageQuery } from './GameStudiosPage.generated.ts';
import { messages } from './GameStudiosPage.messages.ts';

const PAGE_SIZE = 30;
const SKELETONS = 8;

export function preload(services: Services): Promise<unknown> {
  return services.apollo.query({
    query: GameStudiosPageDocument,
    variables: { ...contentVariables(services), first: PAGE_SIZE },
  });
}

export function Component(_props: PageProps) {
  const text = useText();
  const services = useServices();
  const { data, error, loading, refetch, fetchMore } = useQuery(GameStudiosPageDocument, {
    variables: { ...contentVariables(services), first: PAGE_SIZE },
  });
  const studios = data?.root.personalized.studios;
  const { busy, more } = useMore(() =>
    fetchMore({ variables: { after: studios?.pageInfo.endCursor ?? null } }),
  );
  usePageTitle(text(messages.title));
  useBusinessReady(data !== undefined);
  return (
    <Page>
      <PageHeader title={text(messages.title)}>{text(messages.text)}</PageHeader>
      {studios === undefined && error && <SectionError busy={loading} onRetry={() => void refetch()} />}
      {studios === undefined && !error && (
        <Grid as="ul">
          {Array.from({ length: SKELETONS }, (_, index) => (
            <li key={index}>
              <StudioSkeleton />
            </li>
          ))}
        </Grid>
      )}
      {studios?.edges.length === 0 && <EmptyGames scope="page" title={text(messages.empty)} />}
      {studios !== undefined && studios.edges.length > 0 && (
        <Grid as="ul">
          {studios.edges.map(({ node }) => (
            <li key={node.slug}>
              <StudioCard studio={node} />
            </li>
          ))}
        </Grid>
      )}
      {studios?.pageInfo.hasNextPage === true && (
        <div>
          <Button tone="secondary" busy={busy} onPress={more}>
            <Text {...messages.more} />
          </Button>
        </div>
      )}
    </Page>
  );
}

type Studio = GameStudiosPageQuery['root']['personalized']['studios']['edges'][number]['node'];

function StudioCard({ studio }: { readonly studio: Studio }) {
  const { locale } = useServices();
  return (
    <article className={css.card}>
      {studio.imageUrl === null ? (
        <span className={css.mark} />
      ) : (
        <img
          className={css.mark}
          src={studio.imageUrl}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={css.content}>
        <Heading level={2} size="title3">
          <Link to={hrefTo(locale, 'game-studio', { slug: studio.slug })} className={css.link}>
            {studio.name}
          </Link>
        </Heading>
        <Paragraph size="small" tone="muted">
          <Text {...messages.count} values={{ count: studio.gameCount }} />
        </Paragraph>
      </div>
    </article>
  );
}

function StudioSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <span className={css.mark} />
      <div className={css.content}>
        <Skeleton width="9rem" />
        <Skeleton width="4rem" />
      </div>
    </div>
  );
}
