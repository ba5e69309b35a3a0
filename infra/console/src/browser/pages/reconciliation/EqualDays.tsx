import { Text, useNumbers, useText } from '@foyer/i18n';
import type { ReconciledDay } from '@foyer/kernel/reconciliation-answers';
import { Badge, DataTable, Heading, Icon } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { messages } from './ReconciliationPage.messages.ts';
import { utcDateTime } from '../../model/times.ts';

/** Days without differences; days that had some are marked. */
export function EqualDays({ days }: { readonly days: readonly ReconciledDay[] }) {
  const text = useText();
  const numbers = useNumbers();
  if (days.length === 0) return null;
  return (
    <section className={panel.panel}>
      <Heading level={2} size="title2">
        <Icon name="checkCircle" /> <Text {...messages.days} />
      </Heading>
      <DataTable
        caption={text(messages.days)}
        rows={days}
        rowKey={({ brand, day }) => `${brand} ${day}`}
        columns={[
          {
            id: 'day',
            label: text(messages.brandDay),
            cell: ({ brand, day }) => text(messages.day, { brand: brandTitle(brand), day }),
          },
          { id: 'rows', label: text(messages.rows), align: 'end', cell: ({ rows }) => numbers.number(rows) },
          {
            id: 'state',
            label: text(messages.state),
            cell: ({ isResolved }) => (
              <Badge tone={isResolved ? 'positive' : 'neutral'}>
                <Text {...messages[isResolved ? 'resolved' : 'equal']} />
              </Badge>
            ),
          },
          {
            id: 'at',
            label: text(messages.compared),
            align: 'end',
            cell: ({ at }) => utcDateTime(at),
          },
        ]}
      />
    </section>
  );
}
