import { useQuery } from '@apollo/client/react';
import { useLanguage, useMoney, useText } from '@foyer/i18n';
import { dayOf } from '@foyer/kernel/history-range';
import { useMarket, useServices } from '@foyer/platform';
import { Card, ErrorCard, Heading, Money, Pending, Stack, Stat } from '@foyer/ui';
import { messages } from '../../ProfileDashboardPage.messages.ts';
import * as styles from '../../ProfileDashboardPage.css.ts';
import { AccountActivityDocument } from '../activity-card/Activity.generated.ts';
import { messages as activityMessages } from '../activity-card/ActivityCard.messages.ts';
import { hoursAndMinutes, resultPerHour } from '../activity-card/activityFigures.ts';

/** Net position and time of the current month of the licence's calendar. */
export function MonthCard() {
  const text = useText();
  const money = useMoney();
  const { now } = useServices();
  const { timeZone } = useMarket().licence;
  const { data, error, refetch } = useQuery(AccountActivityDocument, {
    variables: { year: Number(dayOf(now(), timeZone).slice(0, 4)) },
    fetchPolicy: 'cache-and-network',
  });
  const activity = data?.viewer?.activity;
  const month = activity?.months.at(-1);
  const name = new Intl.DateTimeFormat(useLanguage(), { month: 'long', year: 'numeric', timeZone }).format(
    now(),
  );
  if (!activity && error)
    return (
      <ErrorCard
        title={text(messages.month, { month: name })}
        retryLabel={text(activityMessages.retry)}
        onRetry={() => void refetch()}
      >
        {text(messages.partFailed)}
      </ErrorCard>
    );
  const signed = (minor: number | undefined) =>
    minor === undefined ? (
      '–'
    ) : (
      <Money amount={{ minor, currency: activity?.currency ?? '' }} tone="signed" />
    );
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2} size="title3">
          {text(messages.month, { month: name })}
        </Heading>
        <div className={styles.figures} aria-busy={!activity}>
          <Stat
            label={text(activityMessages.net)}
            value={activity ? signed(month?.net ?? 0) : <Pending />}
            note={text(activityMessages.netNote)}
          />
          <Stat
            label={text(activityMessages.time)}
            value={activity ? hoursAndMinutes(month?.minutes ?? 0) : <Pending />}
            note={text(activityMessages.timeNote)}
          />
          <Stat
            label={text(activityMessages.netDeposits)}
            value={
              activity ? (
                money({
                  minor: (month?.deposits ?? 0) - (month?.withdrawals ?? 0),
                  currency: activity.currency,
                })
              ) : (
                <Pending />
              )
            }
          />
          <Stat
            label={text(activityMessages.perHour)}
            value={activity ? signed(month && resultPerHour(month)) : <Pending />}
          />
        </div>
      </Stack>
    </Card>
  );
}
