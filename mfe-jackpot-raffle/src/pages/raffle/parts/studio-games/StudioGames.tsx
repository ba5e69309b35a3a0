import { useQuery } from '@apollo/client/react';
import { useLanguage, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import {
  Carousel,
  CarouselSkeleton,
  ErrorCard,
  GameGrid,
  GameTile,
  Link,
  Paragraph,
  Section,
  Stack,
} from '@foyer/ui';
import type { RaffleStudio } from '../../raffleSettings.ts';
import { RaffleStudioGamesDocument } from './StudioGames.generated.ts';
import { messages } from './StudioGames.messages.ts';

/** Games in the spotlight; as many follow in the list (requirements/constants#game-lists). */
const SPOTLIGHT_GAMES = 10;
/** Game names are English in every locale. */
const TITLE_LANGUAGE = 'en';

/** Provider of the week: ten games in the spotlight, the next ten as a list, and a link to all. */
export function StudioGames({ studio }: { readonly studio: RaffleStudio }) {
  const text = useText();
  const language = useLanguage();
  const { market, locale } = useServices();
  const { data, error, loading, refetch } = useQuery(RaffleStudioGamesDocument, {
    variables: {
      first: 2 * SPOTLIGHT_GAMES,
      slug: studio.slug,
      currencyCode: market.currency,
      ipCountryCode: market.country,
      subDivision: market.subDivision ?? null,
      license: market.licence.id,
      locale,
    },
  });
  const values = { gameStudio: studio.name };
  const title = text(messages.title, values);
  const href = hrefTo(locale, 'game-studio', { slug: studio.slug });
  const games = data?.root.personalized.games.edges.flatMap(({ node }) => node.game ?? []);
  if (!games)
    return error ? (
      <ErrorCard
        title={text(messages.failed)}
        retryLabel={text(messages.retry)}
        busy={loading}
        onRetry={() => void refetch()}
      />
    ) : (
      <CarouselSkeleton />
    );
  if (games.length === 0)
    return (
      <Section title={title}>
        <Paragraph tone="muted">{text(messages.empty, values)}</Paragraph>
      </Section>
    );
  const tiles = games.map((game) => (
    <GameTile
      key={game.id}
      title={game.name}
      href={hrefTo(locale, 'game', { slug: game.slug })}
      artwork={game.artwork.portrait}
      {...(!language.startsWith(TITLE_LANGUAGE) && { titleLanguage: TITLE_LANGUAGE })}
    />
  ));
  const list = tiles.slice(SPOTLIGHT_GAMES, 2 * SPOTLIGHT_GAMES);
  return (
    <Stack gap="large">
      <Carousel title={title}>{tiles.slice(0, SPOTLIGHT_GAMES)}</Carousel>
      {list.length > 0 && (
        <Section title={text(messages.more, values)}>
          <GameGrid>{list}</GameGrid>
        </Section>
      )}
      <div>
        <Link href={href}>{text(messages.discover, values)}</Link>
      </div>
    </Stack>
  );
}
