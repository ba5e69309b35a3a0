import { Text, useDates, useText } from '@foyer/i18n';
import { Badge, Button, DataTable, Heading } from '@foyer/ui';
import { ask } from '../../adapters/ask.ts';
import { alertText } from '../../model/alertText.ts';
import { Answer } from '../../parts/answer/Answer.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useLive } from '../../state/LiveRoot.tsx';
import { useAsk } from '../../state/useAsk.ts';
import { messages } from './StatusPage.messages.ts';

interface Alerts {
  readonly alerts: readonly { readonly id: number; readonly at: string; readonly what: unknown; readonly endedAt?: string }[];
  readonly unseen: number;
}

/** What was raised while somebody or nobody looked. */
export function AlertList() {
  const text = useText();
  const dates = useDates();
  const { alerts: raised } = useLive();
  const asked = useAsk<Alerts>('/alerts', { version: raised });

  async function see(id: number): Promise<void> {
    await ask('/alerts/seen', { id });
    asked.reload();
  }

  return (
    <section className={panel.panel}>
      <Answer asked={asked} height="8rem">
        {({ alerts, unseen }) => {
          const [newest] = alerts;
          return (
            <>
              <div className={panel.head}>
                <Heading level={2} size="title3"><Text {...messages.alerts} /> {unseen > 0 && <Badge tone="negative"><Text {...messages.unseen} values={{ count: unseen }} /></Badge>}</Heading>
                {newest !== undefined && unseen > 0 && <Button tone="quiet" size="small" onPress={() => void see(newest.id)}><Text {...messages.seen} /></Button>}
              </div>
              {alerts.length === 0 ? <p className={panel.muted}><Text {...messages.noAlerts} /></p> : (
                <DataTable caption={text(messages.alerts)} rows={alerts} rowKey={({ id }) => String(id)} columns={[
                  { id: 'what', label: text(messages.alerts), cell: ({ what }) => alertText(what) },
                  { id: 'at', label: text(messages.issued), align: 'end', cell: ({ at, endedAt }) => (endedAt === undefined ? dates.dateTime(new Date(at)) : <span>{dates.dateTime(new Date(at))} <Badge tone="positive"><Text {...messages.over} values={{ at: dates.dateTime(new Date(endedAt)) }} /></Badge></span>) },
                ]} />
              )}
            </>
          );
        }}
      </Answer>
    </section>
  );
}
