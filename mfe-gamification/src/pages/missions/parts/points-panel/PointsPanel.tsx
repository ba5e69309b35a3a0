import { Text, useDates, useMoney, useNumbers, useText } from '@foyer/i18n';
import type { PointsAnswer } from '@foyer/kernel/engagement';
import { money } from '@foyer/money';
import { PageLink, useIsAvailable } from '@foyer/platform';
import {
  BulletList,
  Button,
  DataTable,
  ErrorCard,
  Notice,
  Paragraph,
  Section,
  Skeleton,
  Stack,
} from '@foyer/ui';
import type { EngagementView } from '../../../../features/engagement/useEngagement.ts';
import { messages as pageMessages } from '../../MissionsPage.messages.ts';
import { earnings, messages, reasons } from './PointsPanel.messages.ts';
import { usePointHistory, type PointEntry } from './usePointHistory.ts';

interface PointsPanelProps {
  readonly points: EngagementView<PointsAnswer>;
}

/** The earning rule and the value of points, and their history. */
export function PointsPanel({ points }: PointsPanelProps) {
  const text = useText();
  if (points.answer)
    return (
      <Stack gap="large">
        <Rules points={points.answer} />
        <History points={points.answer} />
      </Stack>
    );
  return points.status === 'loading' ? (
    <Skeleton shape="block" height="20rem" />
  ) : (
    <ErrorCard
      title={text(pageMessages.failed)}
      retryLabel={text(pageMessages.retry)}
      onRetry={points.reload}
    >
      <Text {...pageMessages.failedText} />
    </ErrorCard>
  );
}

interface AnswerProps {
  readonly points: PointsAnswer;
}

function Rules({ points: { earning, moneyValue } }: AnswerProps) {
  const text = useText();
  const write = useMoney();
  const hasShop = useIsAvailable('rewards-shop');
  const rules = [
    ...earning.map(({ product, points, perMinor, currency }) => ({
      id: product,
      text: text(earnings[product], { points, amount: write(money(perMinor, currency)) }),
    })),
    { id: 'bonus', text: text(messages.bonusMoney) },
    {
      id: 'value',
      text: text(messages.value, {
        points: moneyValue.points,
        amount: write(money(moneyValue.amountMinor, moneyValue.currency)),
      }),
    },
    { id: 'never', text: text(messages.never) },
  ];
  return (
    <Section title={text(messages.rules)}>
      <BulletList items={rules} />
      {hasShop && (
        <Paragraph>
          <PageLink to="rewards-shop">{text(messages.toShop)}</PageLink>
        </Paragraph>
      )}
    </Section>
  );
}

function History({ points }: AnswerProps) {
  const text = useText();
  const { dateTime } = useDates();
  const { number } = useNumbers();
  const { entries, hasMore, status, loadMore } = usePointHistory(points);
  const nameOf = ({ reason, subject }: PointEntry): string =>
    subject === null
      ? text(reasons[reason])
      : text(messages.subject, { reason: text(reasons[reason]), subject });
  return (
    <Section title={text(messages.history)}>
      {entries.length === 0 ? (
        <Paragraph tone="muted">
          <Text {...messages.historyEmpty} />
        </Paragraph>
      ) : (
        <DataTable
          caption={text(messages.history)}
          rows={entries}
          rowKey={({ id }) => id}
          columns={[
            { id: 'date', label: text(messages.date), cell: ({ at }) => dateTime(Date.parse(at)) },
            { id: 'reason', label: text(messages.reason), cell: nameOf },
            {
              id: 'amount',
              label: text(messages.amount),
              align: 'end',
              cell: ({ amount }) => `${amount > 0 ? '+' : ''}${number(amount)}`,
            },
            {
              id: 'balance',
              label: text(messages.balance),
              align: 'end',
              cell: ({ balance }) => number(balance),
            },
          ]}
        />
      )}
      {status === 'failed' && (
        <Notice tone="warning" live>
          <Text {...messages.moreFailed} />
        </Notice>
      )}
      {hasMore && (
        <div>
          <Button tone="secondary" busy={status === 'loading'} onPress={() => void loadMore()}>
            {text(messages.more)}
          </Button>
        </div>
      )}
    </Section>
  );
}
