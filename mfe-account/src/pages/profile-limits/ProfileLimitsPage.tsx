import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { useBusinessReady, useMarket, usePageTitle } from '@foyer/platform';
import { ErrorCard, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { isShownLimit } from '../../features/limits/limitForm.ts';
import { LimitGroup } from '../../features/limits/parts/limit-group/LimitGroup.tsx';
import { LimitReview } from '../../features/limits/parts/limit-review/LimitReview.tsx';
import { NoLimits } from '../../features/limits/parts/no-limits/NoLimits.tsx';
import { PlayerLimitsDocument } from '../../features/limits/PlayerLimits.generated.ts';
import { ProfileFrame } from '@foyer/profile';
import { API_LIMIT_KINDS } from '@foyer/market/limit-kinds';
import { messages } from './ProfileLimitsPage.messages.ts';

/** Reserved height of a group while its limits load. */
const HEADING_REM = 6;
const ROW_REM = 4.25;

export function Component(_props: PageProps) {
  const text = useText();
  const { licence } = useMarket();
  const { data, error, refetch } = useQuery(PlayerLimitsDocument, { fetchPolicy: 'cache-and-network' });
  usePageTitle(text(messages.title));
  useBusinessReady(data != null);
  const limits = data?.viewer?.limits.filter(isShownLimit);

  return (
    <ProfileFrame current="profile-limits" title={text(messages.title)} width="narrow">
      <Stack gap="large">
        {limits?.length !== 0 && (
          <Paragraph tone="muted">
            <Text {...messages.intro} values={{ hours: licence.limitIncrease.coolOffHours }} />
          </Paragraph>
        )}
        {data?.viewer && <LimitReview review={data.viewer.limitReview} />}
        {error && !data && (
          <ErrorCard
            title={text(messages.failed)}
            retryLabel={text(messages.retry)}
            onRetry={() => void refetch()}
          />
        )}
        {!data &&
          !error &&
          licence.limits
            .filter(({ periods }) => periods.length > 0)
            .map(({ kind, periods }) => (
              <Skeleton key={kind} shape="block" height={`${HEADING_REM + periods.length * ROW_REM}rem`} />
            ))}
        {API_LIMIT_KINDS.map((kind) => {
          const ofKind = limits?.filter((limit) => limit.kind === kind) ?? [];
          return ofKind.length === 0 ? null : <LimitGroup key={kind} kind={kind} limits={ofKind} />;
        })}
        {limits?.length === 0 && <NoLimits />}
      </Stack>
    </ProfileFrame>
  );
}
