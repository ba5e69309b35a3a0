import type { PlayerRecord } from '@foyer/market/player-record-answers';
import { Text, useText } from '@foyer/i18n';
import { DataTable, Heading, Paragraph } from '@foyer/ui';
import { useId } from 'react';
import { utcAndLocalTime } from '../../model/times.ts';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { emails as emailNames, messages } from './protection.messages.ts';

/** Emails that prove a decision or a payout, so that an agent can say when one was sent. */
export function EmailList({ record: { emails, timeZone } }: { readonly record: PlayerRecord }) {
  const id = useId();
  const text = useText();
  const named = useCodeText();
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <Heading id={id} level={3} size="title3">
        <Text {...messages.emails} />
      </Heading>
      {emails.length === 0 ? (
        <Paragraph>
          <Text {...messages.noEmails} />
        </Paragraph>
      ) : (
        <DataTable
          caption={text(messages.emails)}
          rows={emails}
          rowKey={({ kind, writtenAt }) => `${kind} ${writtenAt}`}
          columns={[
            { id: 'email', label: text(messages.emailSent), cell: ({ kind }) => named(emailNames, kind) },
            {
              id: 'written',
              label: text(messages.written),
              cell: ({ writtenAt }) => utcAndLocalTime(writtenAt, timeZone),
            },
            {
              id: 'sent',
              label: text(messages.sent),
              cell: ({ sentAt }) =>
                sentAt === null ? text(messages.notSent) : utcAndLocalTime(sentAt, timeZone),
            },
          ]}
        />
      )}
    </section>
  );
}
