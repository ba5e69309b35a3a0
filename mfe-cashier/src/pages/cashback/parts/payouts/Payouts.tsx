import { Text, useDates, useText, useZonedDates } from '@foyer/i18n';
import { useMarket } from '@foyer/platform';
import { DataTable, Money, Paragraph, Section } from '@foyer/ui';
import { messages } from '../../CashbackPage.messages.ts';
import type { RunningCashback } from '../formula/Formula.tsx';

interface PayoutsProps {
  readonly payouts: RunningCashback['history'];
  readonly currency: string;
}

export function Payouts({ payouts, currency }: PayoutsProps) {
  const text = useText();
  const dates = useDates();
  // periods are days of the licence
  const days = useZonedDates(useMarket().licence.timeZone);
  return (
    <Section title={text(messages.history)}>
      {payouts.length === 0 ? (
        <Paragraph tone="muted">
          <Text {...messages.noHistory} />
        </Paragraph>
      ) : (
        <DataTable
          caption={text(messages.historyCaption)}
          rows={payouts}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'paid',
              label: text(messages.paid),
              cell: ({ paidAt }) => dates.dateTime(new Date(paidAt)),
            },
            {
              id: 'period',
              label: text(messages.period),
              cell: ({ periodStartsAt, periodEndsAt }) =>
                text(messages.until, {
                  from: days.date(new Date(periodStartsAt)),
                  until: days.date(new Date(Date.parse(periodEndsAt) - 1)),
                }),
            },
            {
              id: 'loss',
              label: text(messages.netLoss),
              align: 'end',
              cell: ({ netLoss }) => <Money amount={{ minor: netLoss, currency }} />,
            },
            {
              id: 'amount',
              label: text(messages.amount),
              align: 'end',
              cell: ({ amount }) => <Money amount={{ minor: amount, currency }} strong />,
            },
          ]}
        />
      )}
    </Section>
  );
}
