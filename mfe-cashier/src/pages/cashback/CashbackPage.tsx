import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useBusinessReady, usePageTitle, useRefetchOn, useServices } from '@foyer/platform';
import { ButtonLink, EmptyState, ErrorCard, Heading, Page, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { CashbackDocument } from './Cashback.generated.ts';
import * as css from './CashbackPage.css.ts';
import { messages } from './CashbackPage.messages.ts';
import { Formula } from './parts/formula/Formula.tsx';
import { Payouts } from './parts/payouts/Payouts.tsx';
import { Terms } from './parts/terms/Terms.tsx';

export function Component(_props: PageProps) {
  const text = useText();
  const { data, error, loading, refetch } = useQuery(CashbackDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const cashback = data?.viewer?.cashback;
  usePageTitle(text(messages.title));
  useBusinessReady(data != null);
  // a round played in another tab is counted here, too
  useRefetchOn('wallet.changed', refetch);
  return (
    <Page>
      <Stack gap="small">
        <Heading level={1}>{text(messages.title)}</Heading>
        {cashback !== null && (
          <Paragraph size="lead" tone="muted">
            <Text {...messages.intro} />
          </Paragraph>
        )}
      </Stack>
      {!data && error && (
        <ErrorCard
          title={text(messages.failed)}
          retryLabel={text(messages.retry)}
          busy={loading}
          onRetry={() => void refetch()}
        >
          <Text {...messages.failedHint} />
        </ErrorCard>
      )}
      {!data && !error && (
        <div className={css.columns}>
          <Skeleton shape="block" height="22rem" />
          <Skeleton shape="block" height="14rem" />
        </div>
      )}
      {cashback === null && <None />}
      {cashback && (
        <>
          <div className={css.columns}>
            <Formula cashback={cashback} />
            <Terms cashback={cashback} />
          </div>
          <Payouts payouts={cashback.history} currency={cashback.currency} />
        </>
      )}
    </Page>
  );
}

function None() {
  const text = useText();
  const { locale, market } = useServices();
  return (
    <EmptyState
      icon="gift"
      title={text(messages.none, { site: market.brand.title })}
      action={
        <ButtonLink tone="secondary" href={hrefTo(locale, 'rewards')}>
          {text(messages.toRewards)}
        </ButtonLink>
      }
    >
      <Text {...messages.noneText} />
    </EmptyState>
  );
}
