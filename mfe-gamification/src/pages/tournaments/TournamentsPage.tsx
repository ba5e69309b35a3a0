import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import {
  useBusinessReady,
  useConnectionState,
  useNavigationState,
  usePageTitle,
  useServices,
} from '@foyer/platform';
import {
  BackLink,
  Button,
  ButtonLink,
  EmptyState,
  ErrorCard,
  Heading,
  Notice,
  Page,
  Paragraph,
  Section,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@foyer/ui';
import { EngagementGate } from '../../features/engagement/EngagementGate.tsx';
import { pointsWorth } from '../../features/engagement/pointsWorth.ts';
import { usePoints } from '../../features/engagement/usePoints.ts';
import { sectionsOf } from '../../features/tournaments/tournamentList.ts';
import { useTournaments, type TournamentsStore } from '../../features/tournaments/useTournaments.ts';
import { usePointsText } from '../../components/points/usePointsText.ts';
import { TournamentCard } from './parts/tournament-card/TournamentCard.tsx';
import { TournamentDetails } from './parts/tournament-details/TournamentDetails.tsx';
import { openedTournamentId } from './openedTournament.ts';
import * as css from './TournamentsPage.css.ts';
import { messages } from './TournamentsPage.messages.ts';
import { TournamentsDocument } from './Tournaments.generated.ts';

const SKELETONS = 3;

/** Tournaments of the player; one of them alone at `?tournament=` (requirements/screens#loyalty). */
export function Component(_props: PageProps) {
  const text = useText();
  const { locale } = useServices();
  const openedId = openedTournamentId(useNavigationState().search);
  usePageTitle(text(messages.title));
  return (
    <Page>
      {openedId === undefined ? (
        <Stack gap="small">
          <Heading level={1}>{text(messages.title)}</Heading>
          <Paragraph size="lead" tone="muted">
            <Text {...messages.intro} />
          </Paragraph>
        </Stack>
      ) : (
        <>
          <VisuallyHidden as="h1">{text(messages.title)}</VisuallyHidden>
          <BackLink href={hrefTo(locale, 'tournaments')}>{text(messages.back)}</BackLink>
        </>
      )}
      <EngagementGate query={TournamentsDocument} skeleton={<Skeletons />}>
        <Tournaments openedId={openedId} />
      </EngagementGate>
    </Page>
  );
}

function Skeletons() {
  return (
    <div className={css.cards} aria-busy="true">
      {Array.from({ length: SKELETONS }, (_, card) => (
        <Skeleton key={card} shape="block" height="26rem" />
      ))}
    </div>
  );
}

function Tournaments({ openedId }: { readonly openedId: string | undefined }) {
  const store = useTournaments(openedId);
  const { tournaments, status } = store;
  useBusinessReady(tournaments !== undefined);
  if (tournaments === undefined)
    return status === 'failed' ? <Failed onRetry={store.reload} /> : <Skeletons />;
  const opened = tournaments.find(({ id }) => id === openedId);
  return (
    <>
      {status === 'failed' && <Stale onRetry={store.reload} />}
      {openedId === undefined ? (
        <TournamentList store={store} />
      ) : opened ? (
        <OpenedTournament key={opened.id} store={store} tournament={opened} />
      ) : (
        <Unknown />
      )}
    </>
  );
}

type Listed = NonNullable<TournamentsStore['tournaments']>;

function TournamentList({ store }: { readonly store: TournamentsStore }) {
  const text = useText();
  const { locale } = useServices();
  const points = usePoints().answer;
  const write = usePointsText();
  const sections = sectionsOf(store.tournaments ?? []);
  if (sections.length === 0)
    return (
      <EmptyState
        icon="trophy"
        title={text(messages.empty)}
        action={
          <ButtonLink tone="secondary" href={hrefTo(locale, 'games')}>
            {text(messages.toGames)}
          </ButtonLink>
        }
      >
        <Text {...messages.emptyText} />
      </EmptyState>
    );
  return (
    <>
      {points && (
        <Paragraph>
          {text(messages.points)}:{' '}
          <strong>{write(points.balance, pointsWorth(points.balance, points.moneyValue))}</strong>
        </Paragraph>
      )}
      {sections.map(({ section, tournaments }) => (
        <Section key={section} title={text(messages[section])}>
          <ul className={css.cards}>
            {tournaments.map((tournament) => (
              <TournamentCard key={tournament.id} tournament={tournament} store={store} points={points} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

interface OpenedProps {
  readonly store: TournamentsStore;
  readonly tournament: Listed[number];
}

function OpenedTournament({ store, tournament }: OpenedProps) {
  const points = usePoints().answer;
  usePageTitle(tournament.name);
  return <TournamentDetails tournament={tournament} store={store} points={points} />;
}

function Failed({ onRetry }: { onRetry(): void }) {
  const text = useText();
  const isOffline = useConnectionState() === 'offline';
  return (
    <ErrorCard title={text(messages.failed)} retryLabel={text(messages.retry)} onRetry={onRetry}>
      <Text {...(isOffline ? messages.offline : messages.failedText)} />
    </ErrorCard>
  );
}

function Stale({ onRetry }: { onRetry(): void }) {
  const text = useText();
  return (
    <Notice
      tone="warning"
      live
      action={
        <Button tone="secondary" size="small" onPress={onRetry}>
          {text(messages.retry)}
        </Button>
      }
    >
      <Text {...messages.stale} />
    </Notice>
  );
}

function Unknown() {
  const text = useText();
  const { locale } = useServices();
  return (
    <EmptyState
      icon="trophy"
      title={text(messages.unknown)}
      action={
        <ButtonLink tone="secondary" href={hrefTo(locale, 'tournaments')}>
          {text(messages.back)}
        </ButtonLink>
      }
    >
      <Text {...messages.unknownText} />
    </EmptyState>
  );
}
