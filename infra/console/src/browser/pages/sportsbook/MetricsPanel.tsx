import { Text, useNumbers, useText } from '@foyer/i18n';
import type { SportsMetrics } from '@foyer/kernel/sports-risk-answers';
import { DataTable, EmptyState, Facts, Paragraph } from '@foyer/ui';
import { utcDateTime } from '../../model/times.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { messages } from './MetricsPanel.messages.ts';
import { messages as refusalTexts } from './refusals.messages.ts';

const SECOND_DECIMALS = 2;

/** A newer api can send reasons that this console does not know. */
function isKnown(reason: string): reason is keyof typeof refusalTexts {
  return Object.hasOwn(refusalTexts, reason);
}

/** Bets, refusals by reason, time to accept, settlement lag and age of the feed. */
export function MetricsPanel({ metrics }: { readonly metrics: SportsMetrics }) {
  const text = useText();
  const { decimals, percent } = useNumbers();
  const seconds = (value: number | null): string =>
    value === null
      ? text(messages.unknown)
      : text(messages.seconds, { seconds: decimals(value, SECOND_DECIMALS) });
  const { placed, refusals, fastShare } = metrics;
  const requests = refusals.reduce((sum, { count }) => sum + count, placed);
  return (
    <div className={panel.panels}>
      <Facts
        items={[
          { label: text(messages.placed), value: String(placed) },
          { label: text(messages.refused), value: String(requests - placed) },
          { label: text(messages.meanTime), value: seconds(metrics.meanAcceptSeconds) },
          {
            label: text(messages.fast),
            value: fastShare === null ? text(messages.unknown) : percent(fastShare),
          },
          { label: text(messages.lag), value: seconds(metrics.settlementLagSeconds) },
          { label: text(messages.feedAge), value: seconds(metrics.feedAgeSeconds) },
        ]}
      />
      {refusals.length === 0 ? (
        <EmptyState icon="checkCircle" title={text(messages.noRefusals)}>
          <Text {...messages.noRefusalsText} />
        </EmptyState>
      ) : (
        <DataTable
          caption={text(messages.reasons)}
          showCaption
          rows={refusals}
          rowKey={({ reason }) => reason}
          columns={[
            {
              id: 'reason',
              label: text(messages.reason),
              cell: ({ reason }) => (isKnown(reason) ? text(refusalTexts[reason]) : reason),
            },
            { id: 'count', label: text(messages.count), align: 'end', cell: ({ count }) => count },
            {
              id: 'share',
              label: text(messages.share),
              align: 'end',
              cell: ({ count }) => percent(count / requests),
            },
          ]}
        />
      )}
      <Paragraph size="small" tone="muted">
        {text(messages.since, { since: utcDateTime(metrics.since) })}
      </Paragraph>
    </div>
  );
}
