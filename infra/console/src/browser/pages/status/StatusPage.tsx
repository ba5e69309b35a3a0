import { operationsSchema, type Operations, type Reached } from '@foyer/kernel/console-answers';
import { Text, useText } from '@foyer/i18n';
import { Badge, Facts, Heading, Notice } from '@foyer/ui';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { useLive, useNow } from '../../state/LiveRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { AlertList } from './AlertList.tsx';
import { messages } from './StatusPage.messages.ts';
import { utcDateTime } from '../../model/times.ts';

const EVERY_MS = 5_000;

/** Availability of services, plan and alerts. */
export function StatusPage() {
  const text = useText();
  const operations = useRequest('/operations', operationsSchema, { everyMs: EVERY_MS });
  return (
    <>
      <PageHead title={text(messages.title)} intro={text(messages.intro)} />
      <div className={panel.panels}>
        <div className={panel.pairs}>
          <section className={panel.panel}>
            <Heading level={2} size="title3">
              <Text {...messages.services} />
            </Heading>
            <AsyncContent request={operations}>{(data) => <Services operations={data} />}</AsyncContent>
          </section>
          <PlanAge />
        </div>
        <AlertList />
      </div>
    </>
  );
}

function Services({ operations: { gateway, registry } }: { readonly operations: Operations }) {
  const text = useText();
  const { services = [], waitingFor = [] } = gateway.health ?? {};
  const reached = ({ isReachable, milliseconds }: Reached): string =>
    isReachable ? text(messages.answers, { milliseconds }) : text(messages.away);
  const names = [...new Set([...services, ...waitingFor])];
  return (
    <>
      {!gateway.isReachable && (
        <Notice tone="negative">
          <Text {...messages.edgeAway} />
        </Notice>
      )}
      {gateway.isReachable && (
        <Notice tone={waitingFor.length === 0 ? 'positive' : 'negative'}>
          {waitingFor.length === 0
            ? text(messages.allReady)
            : text(messages.notReady, { names: waitingFor.join(', ') })}
        </Notice>
      )}
      <Facts
        items={[
          { label: text(messages.edge), value: reached(gateway) },
          { label: text(messages.registry), value: reached(registry) },
        ]}
      />
      <ul className={panel.actions}>
        {names.map((name) => (
          <li key={name}>
            <Badge
              tone={waitingFor.includes(name) ? 'negative' : 'positive'}
            >{`${name}: ${text(waitingFor.includes(name) ? messages.down : messages.ready)}`}</Badge>
          </li>
        ))}
      </ul>
    </>
  );
}

function PlanAge() {
  const text = useText();
  const now = useNow();
  const { status } = useLive();
  return (
    <section className={panel.panel}>
      <Heading level={2} size="title3">
        <Text {...messages.plan} />
      </Heading>
      {status?.expiresAt !== undefined && Date.parse(status.expiresAt) < now && status.version > 0 && (
        <Notice tone="negative">
          <Text {...messages.expired} />
        </Notice>
      )}
      {status && (
        <Facts
          items={[
            { label: text(messages.version), value: status.version },
            { label: text(messages.issued), value: utcDateTime(status.issuedAt) },
            ...(status.expiresAt === undefined
              ? []
              : [{ label: text(messages.expires), value: utcDateTime(status.expiresAt) }]),
          ]}
        />
      )}
    </section>
  );
}
