import { shownNoticesSchema, type PlayerRecord, type ShownNotice } from '@foyer/market/player-record-answers';
import { Text, useText } from '@foyer/i18n';
import { DataTable, Heading, Paragraph } from '@foyer/ui';
import { useId } from 'react';
import { utcAndLocalTime } from '../../model/times.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { answers, kinds, messages, names } from './notices.messages.ts';
import { usePlayerRequest } from './usePlayerRequest.ts';

/** Notices and reality checks that the player has seen, with the answer to each. */
export function NoticeList({ record: { brand, playerId, timeZone } }: { readonly record: PlayerRecord }) {
  const id = useId();
  const text = useText();
  const named = useCodeText();
  const request = usePlayerRequest('/player/notices', shownNoticesSchema, { brand, playerId });
  const time = (at: string): string => utcAndLocalTime(at, timeZone);
  const nameOf = ({ kind, notice, title }: ShownNotice): string => {
    const name = notice === null ? named(kinds, kind) : named(names, notice);
    return title === null ? name : text(messages.withTitle, { notice: name, title });
  };
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <Heading id={id} level={3} size="title3">
        <Text {...messages.title} />
      </Heading>
      <AsyncContent request={request} height="8rem">
        {({ notices, isTruncated }) =>
          notices.length === 0 ? (
            <Paragraph>
              <Text {...messages.none} />
            </Paragraph>
          ) : (
            <>
              {isTruncated && (
                <Paragraph tone="muted">{text(messages.truncated, { count: notices.length })}</Paragraph>
              )}
              <DataTable
                caption={text(messages.title)}
                rows={notices}
                rowKey={({ id: number }) => number}
                columns={[
                  { id: 'notice', label: text(messages.notice), cell: nameOf },
                  { id: 'shown', label: text(messages.shown), cell: ({ shownAt }) => time(shownAt) },
                  {
                    id: 'answer',
                    label: text(messages.answer),
                    cell: ({ answer, answeredAt }) =>
                      answer === null
                        ? text(messages.noAnswer)
                        : text(messages.answered, {
                            answer: named(answers, answer),
                            at: answeredAt === null ? '' : time(answeredAt),
                          }),
                  },
                ]}
              />
            </>
          )
        }
      </AsyncContent>
    </section>
  );
}
