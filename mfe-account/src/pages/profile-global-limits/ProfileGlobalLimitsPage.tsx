import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import {
  PageLink,
  useBusinessReady,
  useFeature,
  useMarket,
  usePageTitle,
  useServices,
} from '@foyer/platform';
import { ButtonLink, EmptyState, ErrorCard, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { isShownLimit } from '../../features/limits/limitForm.ts';
import { LimitGroup } from '../../features/limits/parts/limit-group/LimitGroup.tsx';
import { NoLimits } from '../../features/limits/parts/no-limits/NoLimits.tsx';
import {
  PlayerLimitsDocument,
  type PlayerLimitFieldsFragment,
} from '../../features/limits/PlayerLimits.generated.ts';
import { ProfileFrame, WhyRule } from '@foyer/profile';
import { Coverage } from './parts/coverage/Coverage.tsx';
import { messages } from './ProfileGlobalLimitsPage.messages.ts';

/** Total loss limits across products (requirements/access#features-by-licence, globalLossLimits). */
export function Component(_props: PageProps) {
  const text = useText();
  const hasGlobalLimits = useFeature('globalLossLimits');
  usePageTitle(text(messages.title));
  const { data, error, loading, refetch } = useQuery(PlayerLimitsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useBusinessReady(data != null);
  const limits = data?.viewer?.limits.filter(isShownLimit);
  return (
    <ProfileFrame current="profile-global-limits" title={text(messages.title)} width="narrow">
      {!limits && error && (
        <ErrorCard
          title={text(messages.failed)}
          retryLabel={text(messages.retry)}
          busy={loading}
          onRetry={() => void refetch()}
        />
      )}
      {!limits && !error && <Skeleton shape="block" height="18rem" />}
      {limits && (hasGlobalLimits ? <GlobalLimits limits={limits} /> : <None limits={limits} />)}
    </ProfileFrame>
  );
}

interface LimitsProps {
  readonly limits: readonly PlayerLimitFieldsFragment[];
}

function GlobalLimits({ limits }: LimitsProps) {
  const text = useText();
  const { licence } = useMarket();
  return (
    <Stack gap="large">
      <Paragraph tone="muted">
        {text(messages.intro, { hours: licence.limitIncrease.coolOffHours })}
      </Paragraph>
      <LimitGroup kind="LOSS" limits={limits.filter(({ kind }) => kind === 'LOSS')} />
      <Coverage />
      <WhyRule rule="globalLossLimit" />
      {limits.some(({ kind }) => kind !== 'LOSS') && (
        <Paragraph size="small">
          <PageLink to="profile-limits">
            <Text {...messages.byKind} />
          </PageLink>
        </Paragraph>
      )}
    </Stack>
  );
}

/** Shown where the licence has no global limits, with the same text as on the page of limits. */
function None({ limits }: LimitsProps) {
  const text = useText();
  const { locale, market } = useServices();
  if (limits.length === 0) return <NoLimits />;
  return (
    <EmptyState
      icon="limit"
      title={text(messages.none)}
      action={<ButtonLink href={hrefTo(locale, 'profile-limits')}>{text(messages.toLimits)}</ButtonLink>}
    >
      {text(messages.noneText, { site: market.brand.title })}
    </EmptyState>
  );
}
