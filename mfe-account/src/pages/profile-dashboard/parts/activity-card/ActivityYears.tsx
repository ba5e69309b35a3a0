import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Text, useLanguage, useMoney, useText } from '@foyer/i18n';
import { dayOf } from '@foyer/kernel/history-range';
import { useMarket, useServices } from '@foyer/platform';
import { DataTable, ErrorCard, Grid, IconButton, Money, Paragraph, Skeleton, Stack, Stat } from '@foyer/ui';
import { paymentNames, productNames } from '../statement-card/StatementCard.messages.ts';
import { AccountActivityDocument, type AccountActivityQuery } from './Activity.generated.ts';
import * as css from './ActivityCard.css.ts';
import { messages } from './ActivityCard.messages.ts';
import { ActivityChart } from './ActivityChart.tsx';
import { hoursAndMinutes, resultPerHour, yearFigures } from './activityFigures.ts';
import { TimePlan } from './TimePlan.tsx';

type Activity = NonNullable<AccountActivityQuery['viewer']>['activity'];

/** The activity of a year, with steps to earlier years. */
export function ActivityYears() {
  const text = useText();
  const { now } = useServices();
  const { timeZone } = useMarket().licence;
  const thisYear = Number(dayOf(now(), timeZone).slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const { data, error, refetch } = useQuery(AccountActivityDocument, {
    variables: { year },
    fetchPolicy: 'cache-and-network',
  });
  const viewer = data?.viewer;
  return (
    <Stack gap="large">
      <div className={css.steps}>
        <IconButton icon="chevronLeft" label={text(messages.earlier)} onPress={() => setYear(year - 1)} />
        <span role="status">{year}</span>
        <IconButton
          icon="chevronRight"
          label={text(messages.later)}
          disabled={year >= thisYear}
          onPress={() => setYear(year + 1)}
        />
      </div>
      {!viewer && error && (
        <ErrorCard
          level={3}
          title={text(messages.failed)}
          retryLabel={text(messages.retry)}
          onRetry={() => void refetch()}
        />
      )}
      {!viewer && !error && <Skeleton shape="block" height="24rem" />}
      {viewer && <Year activity={viewer.activity} />}
      {viewer && year === thisYear && <TimePlan limits={viewer.limits} />}
    </Stack>
  );
}

function Year({ activity: { currency, months } }: { readonly activity: Activity }) {
  const text = useText();
  const money = useMoney();
  const { timeZone } = useMarket().licence;
  const names = new Intl.DateTimeFormat(useLanguage(), { month: 'long', timeZone });
  const year = yearFigures(months);
  const perHour = resultPerHour(year);
  const active = months.filter(
    ({ deposited, depositsReversed, minutes, staked, withdrawalsReturned, withdrawn }) =>
      deposited || depositsReversed || minutes || staked || withdrawalsReturned || withdrawn,
  );
  if (active.length === 0)
    return (
      <Paragraph tone="muted">
        <Text {...messages.empty} />
      </Paragraph>
    );
  // a column of its own only in a year that has one
  const reversals = [
    {
      label: text(paymentNames.depositsReversed),
      of: ({ depositsReversed }: Activity['months'][number]) => depositsReversed,
    },
    {
      label: text(paymentNames.withdrawalsReturned),
      of: ({ withdrawalsReturned }: Activity['months'][number]) => withdrawalsReturned,
    },
  ];
  const signed = (minor: number) => <Money amount={{ minor, currency }} tone="signed" />;
  const byProduct = Map.groupBy(
    months.flatMap(({ products }) => products),
    ({ product }) => product,
  );
  return (
    <>
      <Grid min="tile" gap="medium">
        <Stat label={text(messages.net)} value={signed(year.net)} note={text(messages.netNote)} />
        <Stat
          label={text(messages.time)}
          value={hoursAndMinutes(year.minutes)}
          note={text(messages.timeNote)}
        />
        <Stat label={text(messages.perHour)} value={perHour === undefined ? '–' : signed(perHour)} />
        <Stat
          label={text(messages.netDeposits)}
          value={money({ minor: year.deposits - year.withdrawals, currency })}
        />
      </Grid>
      <ActivityChart months={months} />
      <DataTable
        caption={text(messages.months)}
        rows={active}
        rowKey={({ month }) => String(month)}
        columns={[
          {
            id: 'month',
            label: text(messages.month),
            cell: ({ startsAt }) => names.format(new Date(startsAt)),
          },
          {
            id: 'deposits',
            label: text(messages.deposits),
            align: 'end',
            cell: ({ deposited }) => money({ minor: deposited, currency }),
          },
          {
            id: 'withdrawals',
            label: text(messages.withdrawals),
            align: 'end',
            cell: ({ withdrawn }) => money({ minor: withdrawn, currency }),
          },
          ...reversals.flatMap(({ label, of }) =>
            months.some((month) => of(month) !== 0)
              ? [
                  {
                    id: label,
                    label,
                    align: 'end' as const,
                    cell: (month: Activity['months'][number]) => money({ minor: of(month), currency }),
                  },
                ]
              : [],
          ),
          { id: 'net', label: text(messages.net), align: 'end', cell: ({ net }) => signed(net) },
          {
            id: 'time',
            label: text(messages.time),
            align: 'end',
            cell: ({ minutes }) => hoursAndMinutes(minutes),
          },
          {
            id: 'perHour',
            label: text(messages.perHour),
            align: 'end',
            cell: (month) => {
              const hourly = resultPerHour(month);
              return hourly === undefined ? '–' : signed(hourly);
            },
          },
        ]}
      />
      <DataTable
        caption={text(messages.products)}
        showCaption
        rows={[...byProduct].map(([product, of]) => ({
          product,
          net: of.reduce((sum, { net }) => sum + net, 0),
        }))}
        rowKey={({ product }) => product}
        columns={[
          {
            id: 'product',
            label: text(messages.product),
            cell: ({ product }) => <Text {...productNames[product]} />,
          },
          { id: 'net', label: text(messages.net), align: 'end', cell: ({ net }) => signed(net) },
        ]}
      />
    </>
  );
}
