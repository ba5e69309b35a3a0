import type { PlayerRecord } from '@foyer/market/player-record-answers';
import { Text, useText } from '@foyer/i18n';
import { DataTable, Heading, Paragraph } from '@foyer/ui';
import { useId } from 'react';
import { utcAndLocalTime } from '../../model/times.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useProtectionText } from '../../parts/protection-text/useProtectionText.ts';
import { messages } from './protection.messages.ts';

/** Limits with usage and the change that waits for its cool-off or for the player. */
export function LimitList({ record: { currency, limits, timeZone } }: { readonly record: PlayerRecord }) {
  const id = useId();
  const text = useText();
  const protection = useProtectionText();
  const time = (at: string): string => utcAndLocalTime(at, timeZone);
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <Heading id={id} level={3} size="title3">
        <Text {...messages.limits} />
      </Heading>
      {limits.length === 0 ? (
        <Paragraph>
          <Text {...messages.noLimits} />
        </Paragraph>
      ) : (
        <DataTable
          caption={text(messages.limits)}
          rows={limits}
          rowKey={({ kind, period }) => `${kind} ${period}`}
          columns={[
            { id: 'limit', label: text(messages.limit), cell: (limit) => protection.limit(limit) },
            {
              id: 'maximum',
              label: text(messages.maximum),
              align: 'end',
              cell: ({ kind, ceiling }) => protection.amount(kind, ceiling, currency),
            },
            {
              id: 'used',
              label: text(messages.used),
              align: 'end',
              cell: ({ kind, used }) => protection.amount(kind, used, currency),
            },
            { id: 'resets', label: text(messages.resets), cell: ({ resetsAt }) => time(resetsAt) },
            {
              id: 'pending',
              label: text(messages.pending),
              cell: ({ kind, pending }) =>
                pending === null
                  ? text(messages.noPending)
                  : text(messages.pendingText, {
                      amount: protection.amount(kind, pending.ceiling, currency),
                      from: time(pending.confirmableAt),
                      until: time(pending.lapsesAt),
                    }),
            },
          ]}
        />
      )}
    </section>
  );
}
