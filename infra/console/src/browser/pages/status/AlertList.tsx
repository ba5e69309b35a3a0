import { doneSchema, alertsSchema, type Alert } from '@foyer/kernel/console-answers';
import { Text, useText } from '@foyer/i18n';
import { Badge, Button, DataTable, Heading, Notice } from '@foyer/ui';
import { useState } from 'react';
import { failureOf, sendRequest, type RequestFailure } from '../../adapters/sendRequest.ts';
import { alertText } from '../../model/alert.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { useFailureText } from '../../parts/change-dialog/failureText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useLive } from '../../state/LiveRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import * as css from './AlertList.css.ts';
import { AlertState } from './AlertState.tsx';
import { messages } from './StatusPage.messages.ts';
import { utcDateTime } from '../../model/times.ts';

/** Alerts, including those raised while the console was closed. */
export function AlertList() {
  const text = useText();
  const failureText = useFailureText();
  const { alerts: raised } = useLive();
  const request = useRequest('/alerts', alertsSchema, { version: raised });
  const [failure, setFailure] = useState<RequestFailure>();

  async function send(path: '/alerts/seen' | '/alerts/acknowledge', id: number): Promise<void> {
    setFailure(undefined);
    await sendRequest(path, doneSchema, { id }).catch((error: unknown) => setFailure(failureOf(error)));
    request.reload();
  }

  return (
    <section className={panel.panel}>
      <AsyncContent request={request} height="8rem">
        {({ alerts, unseen }) => (
          <>
            <div className={panel.head}>
              <Heading level={2} size="title3">
                <Text {...messages.alerts} />{' '}
                {unseen > 0 && (
                  <Badge tone="negative">
                    <Text {...messages.unseen} values={{ count: unseen }} />
                  </Badge>
                )}
              </Heading>
              {alerts.length > 0 && unseen > 0 && (
                <Button
                  tone="quiet"
                  size="small"
                  onPress={() => void send('/alerts/seen', Math.max(...alerts.map(({ id }) => id)))}
                >
                  <Text {...messages.seen} />
                </Button>
              )}
            </div>
            {failure !== undefined && (
              <Notice tone="warning" live>
                {failureText(failure)}
              </Notice>
            )}
            {alerts.length === 0 ? (
              <p className={panel.muted}>
                <Text {...messages.noAlerts} />
              </p>
            ) : (
              <DataTable<Alert>
                caption={text(messages.alerts)}
                rows={alerts}
                rowKey={({ id }) => String(id)}
                columns={[
                  {
                    id: 'what',
                    label: text(messages.alerts),
                    cell: ({ id, what }) => (
                      <span id={textId(id)}>
                        {what === undefined ? text(messages.ofMoney) : alertText(what)}
                      </span>
                    ),
                  },
                  {
                    id: 'at',
                    label: text(messages.raised),
                    align: 'end',
                    cell: (alert) => (
                      <span className={css.state}>
                        {utcDateTime(alert.at)}
                        <AlertState
                          alert={alert}
                          describedBy={textId(alert.id)}
                          onAcknowledge={() => void send('/alerts/acknowledge', alert.id)}
                        />
                      </span>
                    ),
                  },
                ]}
              />
            )}
          </>
        )}
      </AsyncContent>
    </section>
  );
}

function textId(id: number): string {
  return `alert-${id}`;
}
