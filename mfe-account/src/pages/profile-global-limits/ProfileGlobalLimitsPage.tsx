import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
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
import { PlayerLimitsDocument } from '../../features/limits/PlayerLimits.generated.ts';
import { ProfileFrame } from '@foyer/profile';
import { Coverage } from './parts/coverage/Coverage.tsx';
import { messages } from './ProfileGlobalLimitsPage.messages.ts';

/** Total loss limits across brands (requirements/access#features-by-licence, globalLossLimits). */
export function Component(_props: PageProps) {
  const text = useText();
  const hasGlobalLimits = useFeature('globalLossLimits');
  usePageTitle(text(messages.title));
  return (
    <ProfileFrame current="profile-global-limits" title={text(messages.title)}>
      {hasGlobalLimits ? <GlobalLimits /> : <None />}
    </ProfileFrame>
  );
}

function GlobalLimits() {
  const text = useText();
  const { licence } = useMarket();
  const { data, error, loading, refetch } = useQuery(PlayerLimitsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useBusinessReady(data != null);
  const limits = data?.viewer?.limits.filter((limit) => limit.kind === 'LOSS' && isShownLimit(limit));
  return (
    <Stack gap="large">
      <Paragraph tone="muted">
        {text(messages.intro, { hours: licence.limitIncrease.coolOffHours })}
      </Paragraph>
      {!limits && error && (
        <ErrorCard
          title={text(messages.failed)}
          retryLabel={text(messages.retry)}
          busy={loading}
          onRetry={() => void refetch().catch(ignoreError('the query shows its own error'))}
        />
      )}
      {!limits && !error && <Skeleton shape="block" height="18rem" />}
      {limits && <LimitGroup kind="LOSS" limits={limits} />}
      <Coverage />
      <Paragraph size="small">
        <PageLink to="profile-limits">
          <Text {...messages.byKind} />
        </PageLink>
      </Paragraph>
    </Stack>
  );
}

function None() {
  const text = useText();
  const { locale, market } = useServices();
  useBusinessReady();
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
