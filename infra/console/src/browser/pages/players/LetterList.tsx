import type { PlayerRecord } from '@foyer/market/player-record-answers';
import { Text, useText } from '@foyer/i18n';
import { DataTable, Heading, Paragraph } from '@foyer/ui';
import { useId } from 'react';
import { utcAndLocalTime } from '../../model/times.ts';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { letters as letterNames, messages } from './protection.messages.ts';

/** Emails that prove a decision or a payout, so that an agent can say when one was sent. */
export function LetterList({ record: { letters, timeZone } }: { readonly record: PlayerRecord }) {
  const id = useId();
  const text = useText();
  const named = useCodeText();
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <Heading id={id} level={3} size="title3">
        <Text {...messages.letters} />
      </Heading>
      {letters.length === 0 ? (
        <Paragraph>
          <Text {...messages.noLetters} />
        </Paragraph>
      ) : (
        <DataTable
          caption={text(messages.letters)}
          rows={letters}
          rowKey={({ kind, writtenAt }) => `${kind} ${writtenAt}`}
          columns={[
            { id: 'letter', label: text(messages.letter), cell: ({ kind }) => named(letterNames, kind) },
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
