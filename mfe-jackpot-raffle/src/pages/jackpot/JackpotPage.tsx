import { useQuery } from '@apollo/client/react';
import type { PageProps, Services } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import {
  lazyPart,
  OptionalPart,
  PageLink,
  useBusinessReady,
  useHomeHref,
  usePageTitle,
  useServices,
} from '@foyer/platform';
import { ButtonLink, Heading, Page, Row, Skeleton, Stack } from '@foyer/ui';
import { useEffect } from 'react';
import { JackpotMissing } from '../../components/jackpot-missing/JackpotMissing.tsx';
import { useJackpot } from '../../features/jackpot-feed/useJackpot.ts';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { completeSettings, type CompleteSettings } from './completeSettings.ts';
import * as css from './JackpotPage.css.ts';
import { JackpotPageDocument } from './JackpotPage.generated.ts';
import { messages } from './JackpotPage.messages.ts';
import { JackpotHero } from './parts/jackpot-hero/JackpotHero.tsx';
import { paletteStyle } from './paletteStyle.ts';
import { OptInCard } from '../../features/opt-in/OptInCard.tsx';
import { optInPlayer } from '../../features/opt-in/optInPlayerPart.ts';
import { removeProposal } from '../../features/opt-in/removeProposal.ts';
import { emblems } from './parts/pot-board/emblemPart.ts';
import { PotBoard } from './parts/pot-board/PotBoard.tsx';

// below the first screen, with its own messages
const Community = lazyPart(async () => (await import('./parts/community/Community.tsx')).Community);

// shown when the feed is late or lost, so not needed for the first content
const FeedNotice = lazyPart(async () => (await import('./parts/feed-notice/FeedNotice.tsx')).FeedNotice);
const ignorePrefetch = ignoreError('prefetch failed');

export function preload({ apollo, market, session }: Services): Promise<unknown> {
  void emblems.load().catch(ignorePrefetch);
  if (session.current().status !== 'LOGGED_OUT') void optInPlayer.load().catch(ignorePrefetch);
  return apollo.query({ query: JackpotPageDocument, variables: { ipCountryCode: market.country } });
}

export function Component(_props: PageProps) {
  const text = useText();
  const { market, navigation } = useServices();
  const { data, error, loading, refetch } = useQuery(JackpotPageDocument, {
    variables: { ipCountryCode: market.country },
  });
  usePageTitle(text(messages.title));
  useBusinessReady(data !== undefined);
  const settings = data?.root.jackpotSettings;
  const isDisabled = settings?.enabled === false;
  // Synchronises with the address: a proposal has no effect without a jackpot and is removed (ADR 0217).
  useEffect(() => {
    if (isDisabled) removeProposal(navigation);
  }, [isDisabled, navigation]);
  if (!settings)
    return error ? (
      <JackpotMissing reason="failed" busy={loading} onRetry={() => void refetch()} />
    ) : (
      <JackpotSkeleton />
    );
  if (isDisabled) return <JackpotMissing reason="disabled" />;
  const complete = completeSettings(settings);
  return complete ? <Jackpot settings={complete} /> : <JackpotMissing reason="settings" />;
}

function Jackpot({ settings }: { readonly settings: CompleteSettings }) {
  const text = useText();
  const home = useHomeHref();
  const { state, jackpot, currency } = useJackpot();
  return (
    <Page>
      <div className={css.colored} style={paletteStyle(settings.colorPalette)}>
        <JackpotHero settings={settings} state={state} currency={currency} />
        <PotBoard state={state} currency={currency} />
      </div>
      <OptionalPart area="jackpot-raffle.feed-notice" placeholder={null}>
        <FeedNotice state={state} onRetry={() => jackpot.send({ type: 'reloaded' })} />
      </OptionalPart>
      <div className={css.columns}>
        <OptInCard settings={settings} state={state} currency={currency} />
        <Stack gap="medium">
          <Heading level={2} size="title2">
            <Text {...messages.how} />
          </Heading>
          {settings.text !== null && <RichText text={settings.text} currency={currency} rate={state?.rate} />}
          <Row gap="large" wrap>
            <PageLink to="jackpot-terms">{text(messages.terms)}</PageLink>
            <ButtonLink href={home} tone="secondary" icon="home">
              {text(messages.home)}
            </ButtonLink>
          </Row>
        </Stack>
      </div>
      {settings.enabledCommunity && (
        <OptionalPart area="jackpot-raffle.community" placeholder={<Skeleton shape="block" height="28rem" />}>
          <Community instanceId={settings.instanceId} currency={currency} state={state} />
        </OptionalPart>
      )}
    </Page>
  );
}

/** Placeholder with the layout of the content. */
function JackpotSkeleton() {
  return (
    <Page>
      <div className={css.heroSkeleton}>
        <Skeleton shape="block" height="100%" />
      </div>
      <div className={css.boardSkeleton}>
        <Skeleton shape="block" height="100%" />
      </div>
    </Page>
  );
}
