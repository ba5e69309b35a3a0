import { useQuery } from '@apollo/client/react';
import type { PageProps, Services } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { lazyPart, Slot, useBusinessReady, usePageTitle, useServices } from '@foyer/platform';
import { CarouselSkeleton, Facts, Page, Paragraph, Section } from '@foyer/ui';
import { Suspense } from 'react';
import { GamesNotFound } from '../../components/games-not-found/GamesNotFound.tsx';
import { BonusCheckButton } from '../../features/bonus-checker/BonusCheckButton.tsx';
import { useGameDetails } from '../../features/game-details/useGameDetails.ts';
import { GameInformation } from '../../features/game-information/GameInformation.tsx';
import type { StageGame } from '../../features/game-frame/useGameFrame.ts';
import { NearView } from '../../components/near-view/NearView.tsx';
import { useRecentGamesSync } from '../../features/recent-games/useRecentGamesSync.ts';
import { SectionError } from '../../components/section-error/SectionError.tsx';
import { contentVariables } from '../../features/catalogue/contentVariables.ts';
import { GamePageDocument } from './GamePage.generated.ts';
import { messages } from './GamePage.messages.ts';
import { GameHero, KEY_FACTS } from './parts/game-hero/GameHero.tsx';
import { GameSkeleton } from './parts/game-skeleton/GameSkeleton.tsx';
import { MoreOfStudio } from './parts/more-of-studio/MoreOfStudio.tsx';
import { usePlay } from './usePlay.ts';

const GameStage = lazyPart(async () => (await import('../../features/game-frame/GameStage.tsx')).GameStage);

export function preload(services: Services, { params }: PageProps): Promise<unknown> {
  return services.apollo.query({
    query: GamePageDocument,
    variables: { ...contentVariables(services), slug: params['slug'] ?? '' },
  });
}

export function Component({ params }: PageProps) {
  const services = useServices();
  const { data, error, loading, refetch } = useQuery(GamePageDocument, {
    variables: { ...contentVariables(services), slug: params['slug'] ?? '' },
  });
  const game = data?.root.personalized.game;
  usePageTitle(game?.name);
  useBusinessReady(data !== undefined);
  if (game === null) return <GamesNotFound />;
  return (
    <Page>
      {/* Another game's page starts with fresh state. */}
      {game ? (
        <OneGame key={game.slug} game={game} />
      ) : error ? (
        <SectionError isPage busy={loading} onRetry={() => void refetch()} />
      ) : (
        <GameSkeleton />
      )}
    </Page>
  );
}

function OneGame({ game }: { readonly game: StageGame }) {
  const text = useText();
  const play = usePlay(game);
  const facts = useGameDetails(game);
  useRecentGamesSync();
  return (
    <>
      {play.mode === undefined ? (
        <>
          <GameHero game={game} play={play} />
          <NearView placeholder={null}>
            <Slot
              name="jackpot-raffle.widget"
              props={{ placement: 'spotlight', stake: money(game.minStake, game.currency) }}
            />
          </NearView>
        </>
      ) : (
        <Suspense fallback={<GameSkeleton />}>
          <GameStage
            key={play.mode}
            game={game}
            mode={play.mode}
            onModeChange={play.start}
            onLeft={play.stop}
          />
        </Suspense>
      )}
      {play.mode === 'REAL' && (
        <Slot
          name="gamification.mission-progress"
          props={{ gameSlug: game.slug, studioId: game.studio.id }}
        />
      )}
      <BonusCheckButton gameSlug={game.slug} />
      <GameInformation />
      <Section title={text(messages.facts)}>
        <Facts items={play.mode === undefined ? facts.slice(KEY_FACTS) : facts} />
        <Paragraph size="small" tone="muted">
          <Text {...messages.factsNote} />
        </Paragraph>
      </Section>
      <NearView placeholder={<CarouselSkeleton />}>
        <MoreOfStudio studio={game.studio} exceptSlug={game.slug} />
      </NearView>
    </>
  );
}
