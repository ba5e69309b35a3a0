import { useQuery } from '@apollo/client/react';
import { useText } from '@foyer/i18n';
import type { Mission } from '@foyer/kernel/engagement';
import { hrefTo, withQuery } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { ChipLink, Row, Stack } from '@foyer/ui';
import { useId } from 'react';
import { messages } from '../mission-card/MissionCard.messages.ts';
import { MissionGameDocument } from './RelatedGames.generated.ts';
import * as css from './RelatedGames.css.ts';

/** Games that count for a mission; each link opens its game ready to be launched. */
export function RelatedGames({ games }: { readonly games: Mission['relatedGames'] }) {
  const id = useId();
  const text = useText();
  return (
    <Stack gap="small">
      <h4 id={id} className={css.title}>
        {text(messages.playNow)}
      </h4>
      <div role="group" aria-labelledby={id}>
        <Row gap="small" wrap>
          {games.map(({ slug }) => (
            <GameLink key={slug} slug={slug} />
          ))}
        </Row>
      </div>
    </Stack>
  );
}

/** Absent where this market does not have the game. */
function GameLink({ slug }: { readonly slug: string }) {
  const { locale } = useServices();
  const { data } = useQuery(MissionGameDocument, { variables: { slug } });
  const game = data?.root.personalized.game;
  return game ? (
    <ChipLink href={withQuery(hrefTo(locale, 'game', { slug }), { play: 'ready' })} icon="play">
      {game.name}
    </ChipLink>
  ) : null;
}
