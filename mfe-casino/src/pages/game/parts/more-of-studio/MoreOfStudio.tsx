import { useQuery } from '@apollo/client/react';
import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { Carousel, CarouselSkeleton } from '@foyer/ui';
import { GameCard } from '../../../../features/game-tile/GameCard.tsx';
import { GameLinks } from '../../../../features/game-tile/GameLinks.tsx';
import { contentVariables } from '../../../../features/catalogue/contentVariables.ts';
import { MoreOfStudioDocument } from '../../GamePage.generated.ts';
import { messages } from '../../GamePage.messages.ts';

export interface MoreOfStudioProps {
  readonly studio: { readonly name: string; readonly slug: string };
  readonly exceptSlug: string;
}

const TILES = 10;

/** Other games of the studio; nothing on errors. */
export function MoreOfStudio({ studio, exceptSlug }: MoreOfStudioProps) {
  const text = useText();
  const services = useServices();
  const { data, loading } = useQuery(MoreOfStudioDocument, {
    variables: { ...contentVariables(services), slug: studio.slug },
  });
  const games = (data?.root.personalized.games.edges ?? [])
    .map((edge) => edge.node.game)
    .filter((game) => game.slug !== exceptSlug);
  if (loading && games.length === 0) return <CarouselSkeleton />;
  if (games.length === 0) return null;
  return (
    <GameLinks>
      <Carousel
        title={text(messages.more, { studio: studio.name })}
        action={{
          label: text(messages.all),
          href: hrefTo(services.locale, 'game-studio', { slug: studio.slug }),
        }}
      >
        {games.slice(0, TILES).map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </Carousel>
    </GameLinks>
  );
}
