import { useQuery } from '@apollo/client/react';
import { PageLink, useServices } from '@foyer/platform';
import { CountedGameDocument } from './CountedGames.generated.ts';
import { CountedStudioDocument } from './CountedStudio.generated.ts';
import * as css from './CountedGames.css.ts';

interface SlugsProps {
  readonly slugs: readonly string[];
}

/** Links to the games whose rounds count. */
export function GameLinks({ slugs }: SlugsProps) {
  return (
    <ul className={css.links}>
      {slugs.map((slug) => (
        <li key={slug}>
          <GameLink slug={slug} />
        </li>
      ))}
    </ul>
  );
}

/** Links to the studios whose games count. */
export function StudioLinks({ slugs }: SlugsProps) {
  return (
    <ul className={css.links}>
      {slugs.map((slug) => (
        <li key={slug}>
          <StudioLink slug={slug} />
        </li>
      ))}
    </ul>
  );
}

interface SlugProps {
  readonly slug: string;
}

function GameLink({ slug }: SlugProps) {
  const { market } = useServices();
  const { data } = useQuery(CountedGameDocument, {
    variables: { slug, ipCountryCode: market.country, license: market.licence.id },
  });
  const name = data?.root.personalized.game?.name ?? nameOfSlug(slug);
  return (
    <PageLink to="game" params={{ slug }}>
      {name}
    </PageLink>
  );
}

function StudioLink({ slug }: SlugProps) {
  const { market } = useServices();
  const { data } = useQuery(CountedStudioDocument, {
    variables: { slug, ipCountryCode: market.country, license: market.licence.id },
  });
  const name = data?.root.personalized.studio?.name ?? nameOfSlug(slug);
  return (
    <PageLink to="game-studio" params={{ slug }}>
      {name}
    </PageLink>
  );
}

/** `ember-hollow` as "Ember hollow", until the name is read. */
function nameOfSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
