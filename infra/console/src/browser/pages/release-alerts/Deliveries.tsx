import type { WebhookDelivery } from '@foyer/kernel/webhook-answers';
import { Text, useText } from '@foyer/i18n';
import { Badge, DataTable, Heading } from '@foyer/ui';
import { appTitle } from '../../model/names.ts';
import { utcDateTime, utcTime } from '../../model/times.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { eventTexts, messages } from './ReleaseAlertsPage.messages.ts';

const STATES = {
  delivered: { tone: 'positive', text: messages.delivered },
  waiting: { tone: 'warning', text: messages.waiting },
  'given-up': { tone: 'negative', text: messages.givenUp },
} as const;

/** The log of sent messages, newest first. */
export function Deliveries({ deliveries }: { readonly deliveries: readonly WebhookDelivery[] }) {
  const text = useText();
  return (
    <section className={panel.panel}>
      <Heading level={2} size="title3">
        <Text {...messages.deliveries} />
      </Heading>
      {deliveries.length === 0 ? (
        <p className={panel.muted}>
          <Text {...messages.noDeliveries} />
        </p>
      ) : (
        <DataTable
          caption={text(messages.deliveries)}
          rows={deliveries}
          rowKey={({ id }) => id}
          columns={[
            { id: 'time', label: text(messages.time), cell: ({ createdAt }) => utcDateTime(createdAt) },
            { id: 'app', label: text(messages.app), cell: ({ app }) => appTitle(app) },
            {
              id: 'event',
              label: text(messages.event),
              cell: ({ event }) =>
                event in eventTexts ? text(eventTexts[event as keyof typeof eventTexts]) : event,
            },
            { id: 'message', label: text(messages.message), cell: (one) => one.text },
            {
              id: 'state',
              label: text(messages.state),
              cell: ({ state, attempts, nextAt }) => (
                <Badge tone={STATES[state].tone}>
                  {text(STATES[state].text, { attempts, at: nextAt === null ? '' : utcTime(nextAt) })}
                </Badge>
              ),
            },
            { id: 'outcome', label: text(messages.outcome), cell: ({ outcome }) => outcome ?? '' },
          ]}
        />
      )}
    </section>
  );
}
