import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { useBusinessReady, useHomeHref, usePageTitle, useSessionState } from '@foyer/platform';
import { ButtonLink, EmptyState, ErrorCard, Notice, Page, Skeleton } from '@foyer/ui';
import { LoyaltyContent } from './LoyaltyContent.tsx';
import * as css from './LoyaltyPage.css.ts';
import { GamificationInfoDocument, LoyaltyProgramDocument } from './LoyaltyProgram.generated.ts';
import { messages } from './LoyaltyPage.messages.ts';
import { faqOf } from './loyaltyFaq.ts';
import { PlayerLoyalty } from './PlayerLoyalty.tsx';

/** The loyalty program; shown while gamification is enabled and its settings exist (requirements/screens#loyalty). */
export function Component(_props: PageProps) {
  const text = useText();
  const home = useHomeHref();
  const isPlayer = useSessionState().status === 'LOGGED_IN';
  const { data, error, loading, refetch } = useQuery(LoyaltyProgramDocument);
  // the gamification-info query (requirements/interfaces#main-api)
  const info = useQuery(GamificationInfoDocument, {
    fetchPolicy: 'cache-and-network',
    skip: !isPlayer,
  });
  usePageTitle(text(messages.title));
  useBusinessReady(data !== undefined);
  if (!data)
    return (
      <Page>
        {error ? (
          <ErrorCard
            title={text(messages.failed)}
            retryLabel={text(messages.retry)}
            busy={loading}
            onRetry={() => void refetch()}
          >
            <Text {...messages.failedText} />
          </ErrorCard>
        ) : (
          <LoyaltySkeleton />
        )}
      </Page>
    );
  const { enabled, loyaltyPage } = data.root.gamificationSettings;
  if (!enabled || loyaltyPage === null)
    return (
      <Page>
        <EmptyState
          icon="trophy"
          title={text(messages.unavailable)}
          action={
            <ButtonLink tone="secondary" href={home}>
              {text(messages.toLobby)}
            </ButtonLink>
          }
        >
          <Text {...messages.unavailableText} />
        </EmptyState>
      </Page>
    );
  const viewer = isPlayer ? info.data?.viewer : undefined;
  return (
    <Page>
      {viewer?.isGamificationEnabled === false && (
        <Notice tone="info">
          <Text {...messages.closed} />
        </Notice>
      )}
      {isPlayer ? (
        <PlayerLoyalty
          page={loyaltyPage}
          faq={faqOf(data.root.ts)}
          firstLevel={viewer?.playerGamificationDetails.level}
        />
      ) : (
        <LoyaltyContent page={loyaltyPage} faq={faqOf(data.root.ts)} isOpen={false} />
      )}
    </Page>
  );
}

function LoyaltySkeleton() {
  return (
    <div className={css.sections} aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton shape="block" height="20rem" />
      <Skeleton shape="block" height="14rem" />
    </div>
  );
}
