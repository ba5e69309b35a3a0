import { openSessionsSchema, type OpenSession, type PlayerRecord } from '@foyer/market/player-record-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, DataTable, Heading, Paragraph, VisuallyHidden } from '@foyer/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { mayChat } from '../../model/permissions.ts';
import { utcAndLocalTime } from '../../model/times.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { AccountDialog } from './AccountDialog.tsx';
import { doneTexts } from './decision.messages.ts';
import { kinds, messages, methods } from './sessions.messages.ts';
import { usePlayerRequest } from './usePlayerRequest.ts';

interface SessionListProps {
  readonly record: PlayerRecord;
  /** Text that describes the decision. */
  onDone(message: string): void;
}

/** The devices on which the player is signed in; each session can be ended alone. */
export function SessionList({ record, onDone }: SessionListProps) {
  const id = useId();
  const text = useText();
  const { brand, playerId } = record;
  const request = usePlayerRequest('/player/sessions', openSessionsSchema, { brand, playerId });
  const [ended, setEnded] = useState<OpenSession>();
  const { reload } = request;
  const readAt = useRef(record.readAt);
  // a decision reads the record again: it may have ended sessions
  useEffect(() => {
    if (readAt.current === record.readAt) return;
    readAt.current = record.readAt;
    reload();
  }, [record.readAt, reload]);
  const wasEnded = useRef(false);
  // the dialog returns the focus to the button of the session, which disappears with the next answer
  useLayoutEffect(() => {
    if (wasEnded.current) document.getElementById(id)?.focus();
    wasEnded.current = false;
  }, [id, request.data]);
  const deviceText = useDeviceText();
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <Heading id={id} level={3} size="title3" focusable>
        <Text {...messages.title} />
      </Heading>
      <AsyncContent request={request} height="8rem">
        {({ sessions }) =>
          sessions.length === 0 ? (
            <Paragraph>
              <Text {...messages.none} />
            </Paragraph>
          ) : (
            <SessionTable sessions={sessions} record={record} onEnd={setEnded} />
          )
        }
      </AsyncContent>
      {ended !== undefined && (
        <AccountDialog
          record={record}
          action="end-session"
          session={{ id: ended.id, name: deviceText(ended) }}
          onClose={() => setEnded(undefined)}
          onDone={() => {
            setEnded(undefined);
            wasEnded.current = true;
            onDone(text(doneTexts['end-session']));
          }}
        />
      )}
    </section>
  );
}

interface SessionTableProps {
  readonly sessions: readonly OpenSession[];
  readonly record: PlayerRecord;
  onEnd(session: OpenSession): void;
}

function SessionTable({ sessions, record: { timeZone }, onEnd }: SessionTableProps) {
  const text = useText();
  const named = useCodeText();
  const deviceText = useDeviceText();
  const mayEnd = mayChat(usePerson());
  const time = (at: string): string => utcAndLocalTime(at, timeZone);
  return (
    <DataTable
      caption={text(messages.title)}
      rows={sessions}
      rowKey={({ id }) => id}
      columns={[
        { id: 'device', label: text(messages.device), cell: deviceText },
        {
          id: 'country',
          label: text(messages.country),
          cell: ({ country }) => country ?? text(messages.unknown),
        },
        { id: 'method', label: text(messages.method), cell: ({ method }) => named(methods, method) },
        { id: 'started', label: text(messages.started), cell: ({ startedAt }) => time(startedAt) },
        { id: 'seen', label: text(messages.seen), cell: ({ lastSeenAt }) => time(lastSeenAt) },
        ...(mayEnd
          ? [
              {
                id: 'end',
                label: text(messages.end),
                align: 'end' as const,
                cell: (session: OpenSession) => (
                  <Button size="small" tone="secondary" onPress={() => onEnd(session)}>
                    <span aria-hidden="true">
                      <Text {...messages.end} />
                    </span>
                    <VisuallyHidden>
                      {text(messages.endOf, { device: deviceText(session), at: time(session.startedAt) })}
                    </VisuallyHidden>
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function useDeviceText(): (session: OpenSession) => string {
  const text = useText();
  return ({ device: { kind, browser, system } }) =>
    text(messages.deviceText, {
      kind: text(kinds[kind]),
      browser: browser ?? text(messages.unknownBrowser),
      system: system ?? text(messages.unknownSystem),
    });
}
