import { useQuery } from '@apollo/client/react';
import type { PageProps, Services } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { useBusinessReady, useHomeHref, usePageTitle, useServices } from '@foyer/platform';
import { ButtonLink, EmptyState, ErrorCard, Page, Section, Skeleton, Stack } from '@foyer/ui';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { useJackpot } from '../../features/jackpot-feed/useJackpot.ts';
import { useDrawnDrops } from '../../features/draws/useDrawnDrops.ts';
import { useRaffleDrops } from '../../features/raffle/useRaffleDrops.ts';
import { DropList } from './parts/drop-list/DropList.tsx';
import { HowTo } from './parts/how-to/HowTo.tsx';
import { PastDraws } from './parts/past-draws/PastDraws.tsx';
import { RaffleHead } from './parts/raffle-head/RaffleHead.tsx';
import { StudioGames } from './parts/studio-games/StudioGames.tsx';
import { Winners } from './parts/winners/Winners.tsx';
import { RafflePageDocument } from './RafflePage.generated.ts';
import { messages } from './RafflePage.messages.ts';
import type { RaffleSettings, RaffleStudio } from './raffleSettings.ts';

export function preload({ apollo, market }: Services): Promise<unknown> {
  return apollo.query({ query: RafflePageDocument, variables: { ipCountryCode: market.country } });
}

/** The raffle page (requirements/screens#raffle). */
export function Component(_props: PageProps) {
  const text = useText();
  const { market } = useServices();
  const { data, error, loading, refetch } = useQuery(RafflePageDocument, {
    variables: { ipCountryCode: market.country },
  });
  usePageTitle(text(messages.title));
  useBusinessReady(data !== undefined);
  const settings = data?.root.raffleSettings;
  if (!settings) return error ? <Failed busy={loading} onRetry={() => void refetch()} /> : <RaffleSkeleton />;
  const studio = settings.enabled ? settings.raffles[0]?.gameStudio : undefined;
  return studio ? <Raffle settings={settings} studio={studio} /> : <NoRaffle />;
}

function Raffle({ settings, studio }: { readonly settings: RaffleSettings; readonly studio: RaffleStudio }) {
  const text = useText();
  const home = useHomeHref();
  const { state, currency } = useJackpot();
  const raffle = useRaffleDrops();
  const draws = useDrawnDrops(raffle.drops?.map((drop) => drop.raffle.id).join() ?? '');
  return (
    <Page>
      <RaffleHead settings={settings} studio={studio} />
      <DropList raffle={raffle} state={state} currency={currency} studio={studio} />
      <HowTo />
      <StudioGames studio={studio} />
      <Winners currency={currency} drawn={draws.drawn} />
      <PastDraws state={state} draws={draws} />
      {settings.text !== null && (
        <Section title={text(messages.about)}>
          <RichText text={settings.text} currency={currency} rate={state?.rate} />
        </Section>
      )}
      {settings.termsAndConditions !== null && (
        <Section title={text(messages.terms)}>
          <RichText text={settings.termsAndConditions} currency={currency} rate={state?.rate} />
        </Section>
      )}
      <div>
        <ButtonLink href={home} tone="secondary" icon="home">
          {text(messages.home)}
        </ButtonLink>
      </div>
    </Page>
  );
}

function Failed({ busy, onRetry }: { readonly busy: boolean; onRetry(): void }) {
  const text = useText();
  return (
    <Page>
      <ErrorCard
        title={text(messages.failed)}
        level={1}
        retryLabel={text(messages.retry)}
        busy={busy}
        onRetry={onRetry}
      >
        {text(messages.failedText)}
      </ErrorCard>
    </Page>
  );
}

function NoRaffle() {
  const text = useText();
  const home = useHomeHref();
  return (
    <Page>
      <EmptyState
        icon="ticket"
        level={1}
        title={text(messages.disabled)}
        action={
          <ButtonLink href={home}>
            <Text {...messages.home} />
          </ButtonLink>
        }
      >
        {text(messages.disabledText)}
      </EmptyState>
    </Page>
  );
}

/** Placeholder with the layout of the content. */
function RaffleSkeleton() {
  return (
    <Page>
      <Stack gap="large">
        <Skeleton shape="block" height="14rem" />
        <Skeleton shape="block" height="18rem" />
      </Stack>
    </Page>
  );
}
