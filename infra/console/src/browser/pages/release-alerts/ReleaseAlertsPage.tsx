import {
  removedWebhookSchema,
  webhooksSchema,
  webhookTestSchema,
  type Webhooks,
} from '@foyer/kernel/webhook-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, Heading, Notice } from '@foyer/ui';
import { Select } from '@foyer/ui/forms';
import { useState } from 'react';
import { failureOf, sendRequest, type RequestFailure } from '../../adapters/sendRequest.ts';
import { appTitle } from '../../model/names.ts';
import { maySetWebhook } from '../../model/permissions.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { useFailureText } from '../../parts/change-dialog/failureText.ts';
import { StaffActionDialog } from '../../parts/decision-fields/StaffActionDialog.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { useLive } from '../../state/LiveRoot.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { Deliveries } from './Deliveries.tsx';
import { messages } from './ReleaseAlertsPage.messages.ts';
import { WebhookDialog } from './WebhookDialog.tsx';
import { WebhookTable } from './WebhookTable.tsx';

const EVERY_MS = 10_000;

type Done =
  | { readonly kind: 'secret'; readonly app: string; readonly secret: string }
  | { readonly kind: 'test'; readonly app: string; readonly isDelivered: boolean; readonly outcome: string }
  | { readonly kind: 'failed'; readonly failure: RequestFailure };

/** Webhooks of applications: who receives alerts, and the log of deliveries. */
export function ReleaseAlertsPage() {
  const text = useText();
  const request = useRequest('/api/v1/webhooks', webhooksSchema, { everyMs: EVERY_MS });
  const [editing, setEditing] = useState<string>();
  const [removing, setRemoving] = useState<string>();
  const [done, setDone] = useState<Done>();

  async function test(app: string): Promise<void> {
    setDone(undefined);
    try {
      const result = await sendRequest('/api/v1/webhooks/test', webhookTestSchema, { app });
      setDone({ kind: 'test', app, ...result });
    } catch (error) {
      setDone({ kind: 'failed', failure: failureOf(error) });
    }
    request.reload();
  }

  return (
    <>
      <PageHead title={text(messages.title)} intro={text(messages.intro)} />
      <div className={panel.panels}>
        {done !== undefined && <Outcome done={done} onDismiss={() => setDone(undefined)} />}
        <AsyncContent request={request} height="20rem">
          {(data) => (
            <div className={panel.panels}>
              <section className={panel.panel}>
                <Heading level={2} size="title3">
                  <Text {...messages.webhooks} />
                </Heading>
                {data.webhooks.length === 0 ? (
                  <p className={panel.muted}>
                    <Text {...messages.none} />
                  </p>
                ) : (
                  <WebhookTable
                    webhooks={data.webhooks}
                    onEdit={setEditing}
                    onTest={(app) => void test(app)}
                    onRemove={setRemoving}
                  />
                )}
                <NewWebhook data={data} onAdd={setEditing} />
              </section>
              <Deliveries deliveries={data.deliveries} />
            </div>
          )}
        </AsyncContent>
      </div>
      {editing !== undefined && (
        <WebhookDialog
          app={editing}
          webhook={request.data?.webhooks.find(({ app }) => app === editing)}
          onClose={() => setEditing(undefined)}
          onDone={(secret) => {
            setEditing(undefined);
            setDone(secret === null ? undefined : { kind: 'secret', app: editing, secret });
            request.reload();
          }}
        />
      )}
      {removing !== undefined && (
        <RemoveDialog
          app={removing}
          onClose={() => setRemoving(undefined)}
          onDone={() => {
            setRemoving(undefined);
            request.reload();
          }}
        />
      )}
    </>
  );
}

/** Applications without a webhook that the person may give one. */
function NewWebhook({ data, onAdd }: { readonly data: Webhooks; onAdd(app: string): void }) {
  const text = useText();
  const person = usePerson();
  const { status } = useLive();
  const apps = (status?.apps ?? [])
    .map(({ app }) => app)
    .filter((app) => maySetWebhook(person, app) && !data.webhooks.some((hook) => hook.app === app));
  const [chosen, setChosen] = useState<string>();
  const app = apps.find((one) => one === chosen) ?? apps[0];
  if (app === undefined) return null;
  return (
    <div className={panel.fields}>
      <Select
        label={text(messages.app)}
        value={app}
        options={apps.map((value) => ({ value, label: appTitle(value) }))}
        onChange={setChosen}
      />
      <div className={panel.actions}>
        <Button tone="quiet" onPress={() => onAdd(app)}>
          <Text {...messages.add} />
        </Button>
      </div>
    </div>
  );
}

function RemoveDialog({ app, onClose, onDone }: { readonly app: string; onClose(): void; onDone(): void }) {
  const text = useText();
  const failureText = useFailureText();
  return (
    <StaffActionDialog
      title={text(messages.removeTitle, { app: appTitle(app) })}
      action={messages.remove}
      onClose={onClose}
      send={async ({ reason }) => {
        await sendRequest('/api/v1/webhooks/remove', removedWebhookSchema, { app, reason });
        onDone();
      }}
      showFailure={(failure) => (
        <Notice tone="negative" live title={text(messages.failed)}>
          {failureText(failure)}
        </Notice>
      )}
    >
      {null}
    </StaffActionDialog>
  );
}

function Outcome({ done, onDismiss }: { readonly done: Done; onDismiss(): void }) {
  const text = useText();
  const failureText = useFailureText();
  if (done.kind === 'failed')
    return (
      <Notice tone="negative" live onDismiss={onDismiss}>
        {failureText(done.failure)}
      </Notice>
    );
  if (done.kind === 'test')
    return (
      <Notice tone={done.isDelivered ? 'positive' : 'negative'} live onDismiss={onDismiss}>
        {text(done.isDelivered ? messages.tested : messages.notTested, {
          app: appTitle(done.app),
          outcome: done.outcome,
        })}
      </Notice>
    );
  return (
    <Notice
      tone="info"
      live
      title={text(messages.secretTitle, { app: appTitle(done.app) })}
      onDismiss={onDismiss}
    >
      <code className={panel.code}>{done.secret}</code>
      <p>
        <Text {...messages.secretText} />
      </p>
    </Notice>
  );
}
