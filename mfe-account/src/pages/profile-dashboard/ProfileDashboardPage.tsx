import { MAX_RECENTLY_PLAYED } from '@foyer/market/constants';
import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { Slot, useBusinessReady, useFeature, usePageTitle, useServices } from '@foyer/platform';
import { Button, ErrorCard, Paragraph, Pending, Row, Stack } from '@foyer/ui';
import { ProfileFrame } from '@foyer/profile';
import { AccountDashboardDocument } from './Dashboard.generated.ts';
import { ActivityCard } from './parts/activity-card/ActivityCard.tsx';
import { ContactNotices } from './parts/details-card/ContactNotices.tsx';
import { DetailsCard } from './parts/details-card/DetailsCard.tsx';
import { LimitsCard } from './parts/limits-card/LimitsCard.tsx';
import { MarketingCard } from './parts/marketing-card/MarketingCard.tsx';
import { MonthCard } from './parts/month-card/MonthCard.tsx';
import { MoneyCard } from './parts/money-card/MoneyCard.tsx';
import { StatementCard } from './parts/statement-card/StatementCard.tsx';
import { VisitCard } from './parts/visit-card/VisitCard.tsx';
import * as styles from './ProfileDashboardPage.css.ts';
import { messages } from './ProfileDashboardPage.messages.ts';

export function Component(_props: PageProps) {
  const text = useText();
  const { session } = useServices();
  const hasStatement = useFeature('EnableFinancialHistory');
  const { data, error, refetch } = useQuery(AccountDashboardDocument, { fetchPolicy: 'cache-and-network' });
  usePageTitle(text(messages.title));
  const viewer = data?.viewer;
  const isFailed = error !== undefined && !viewer;
  useBusinessReady(viewer != null);

  return (
    <ProfileFrame current="profile-dashboard" title={text(messages.title)}>
      <Stack gap="large">
        <Row justify="between" align="center" gap="medium" wrap>
          <Paragraph size="lead">
            {viewer ? (
              text(messages.greeting, { name: viewer.player.personalInfo.firstName ?? '' })
            ) : (
              <Pending />
            )}
          </Paragraph>
          <Button tone="quiet" size="small" icon="logout" onPress={() => void session.signOut()}>
            <Text {...messages.signOut} />
          </Button>
        </Row>
        {isFailed && (
          <ErrorCard
            title={text(messages.failed)}
            retryLabel={text(messages.retry)}
            onRetry={() => void refetch()}
          />
        )}
        <ContactNotices player={viewer?.player} />
        <div className={styles.columns} aria-busy={!viewer && !isFailed}>
          <Stack gap="large">
            {hasStatement && <MonthCard />}
            {!isFailed && <LimitsCard limits={viewer?.limits} />}
          </Stack>
          <Stack gap="large">
            <MoneyCard />
            {!isFailed && <VisitCard position={viewer?.sessionPosition} />}
          </Stack>
        </div>
        <Stack gap="small">
          {hasStatement && (
            <>
              <ActivityCard />
              <StatementCard />
            </>
          )}
          {!isFailed && (
            <>
              <DetailsCard player={viewer?.player} />
              <MarketingCard player={viewer?.player} />
            </>
          )}
        </Stack>
        <Slot name="jackpot-raffle.account" props={{}} />
        <div className={styles.recent}>
          <Slot name="casino.recent-games" props={{ maximum: MAX_RECENTLY_PLAYED }} />
        </div>
      </Stack>
    </ProfileFrame>
  );
}
