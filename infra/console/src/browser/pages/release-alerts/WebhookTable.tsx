import type { ListedWebhook } from '@foyer/kernel/webhook-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, DataTable } from '@foyer/ui';
import { appTitle } from '../../model/names.ts';
import { maySetWebhook } from '../../model/permissions.ts';
import { utcDateTime } from '../../model/times.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { eventTexts, messages } from './ReleaseAlertsPage.messages.ts';

const PER_CENT = 10;

interface WebhookTableProps {
  readonly webhooks: readonly ListedWebhook[];
  onEdit(app: string): void;
  onTest(app: string): void;
  onRemove(app: string): void;
}

/** Webhooks with their squads and what they receive. */
export function WebhookTable({ webhooks, onEdit, onTest, onRemove }: WebhookTableProps) {
  const text = useText();
  const person = usePerson();
  return (
    <DataTable
      caption={text(messages.webhooks)}
      rows={webhooks}
      rowKey={({ app }) => app}
      columns={[
        {
          id: 'app',
          label: text(messages.app),
          cell: ({ app, owner }) => text(messages.appOf, { app: appTitle(app), owner }),
        },
        {
          id: 'address',
          label: text(messages.address),
          cell: ({ url }) => <span className={panel.breakable}>{url}</span>,
        },
        {
          id: 'events',
          label: text(messages.events),
          cell: ({ events, errorBound }) =>
            [
              ...events.map((event) => text(eventTexts[event])),
              text(messages.boundOf, { value: errorBound / PER_CENT }),
            ].join(', '),
        },
        {
          id: 'changed',
          label: text(messages.changed),
          cell: ({ changedAt, changedBy }) =>
            text(messages.changedBy, { at: utcDateTime(changedAt), actor: changedBy }),
        },
        {
          id: 'actions',
          label: text(messages.actions),
          cell: ({ app }) =>
            maySetWebhook(person, app) && (
              <span className={panel.actions}>
                <Button tone="quiet" size="small" onPress={() => onTest(app)}>
                  <Text {...messages.test} />
                </Button>
                <Button tone="quiet" size="small" onPress={() => onEdit(app)}>
                  <Text {...messages.edit} />
                </Button>
                <Button tone="quiet" size="small" onPress={() => onRemove(app)}>
                  <Text {...messages.remove} />
                </Button>
              </span>
            ),
        },
      ]}
    />
  );
}
