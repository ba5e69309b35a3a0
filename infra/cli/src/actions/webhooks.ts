import {
  removedWebhookSchema,
  storedWebhookSchema,
  webhooksSchema,
  webhookTestSchema,
} from '@foyer/kernel/webhook-answers';
import { styleText } from 'node:util';
import { EXIT } from '../failure.ts';
import { reasonFrom } from '../reason.ts';
import { table } from '../output/table.ts';
import type { Session } from '../sessionTypes.ts';

/** Lists webhooks and the last deliveries. */
export async function listWebhooks(session: Session, app: string | undefined): Promise<void> {
  const found = await session.client.get(
    `/v1/webhooks${app === undefined ? '' : `?app=${app}`}`,
    webhooksSchema,
  );
  const hooks = found.webhooks.map((hook) => [
    hook.app,
    hook.owner,
    hook.url,
    hook.events.join(', '),
    `${hook.errorBound / 10} %`,
  ]);
  const deliveries = found.deliveries.map((one) => [
    one.createdAt.slice(0, 19),
    one.app,
    one.event,
    `${one.state} after ${one.attempts}`,
    one.outcome ?? '',
  ]);
  session.printResult(
    found,
    [
      hooks.length === 0
        ? 'No webhook is set.'
        : table(['Application', 'Squad', 'Address', 'Events', 'Error bound'], hooks),
      ...(deliveries.length === 0
        ? []
        : [table(['Time (UTC)', 'Application', 'Event', 'State', 'Outcome'], deliveries)]),
    ].join('\n\n'),
  );
}

/** Sets the webhook of an application, and prints a new secret once. */
export async function setWebhook(
  session: Session,
  {
    app,
    url,
    events,
    errorBound,
    newSecret,
    reason,
  }: {
    readonly app: string;
    readonly url: string;
    readonly events: readonly string[];
    /** In percent. */
    readonly errorBound: number;
    readonly newSecret: boolean;
    readonly reason: string | undefined;
  },
): Promise<void> {
  const stored = await session.client.post(
    '/v1/webhooks',
    {
      app,
      url,
      events,
      errorBound: Math.round(errorBound * 10),
      newSecret,
      reason: await reasonFrom(session.terminal, reason),
    },
    storedWebhookSchema,
  );
  session.printResult(
    stored,
    `${styleText('green', '✓')} webhook of ${app} set: ${stored.webhook.url}${stored.secret === null ? '' : `\nSecret (shown once): ${stored.secret}`}`,
  );
}

export async function removeWebhook(
  session: Session,
  app: string,
  reason: string | undefined,
): Promise<void> {
  const removed = await session.client.post(
    '/v1/webhooks/remove',
    { app, reason: await reasonFrom(session.terminal, reason) },
    removedWebhookSchema,
  );
  session.printResult(removed, `${styleText('green', '✓')} webhook of ${app} removed`);
}

/** Sends a test message now. */
export async function testWebhook(session: Session, app: string): Promise<void> {
  const result = await session.client.post('/v1/webhooks/test', { app }, webhookTestSchema);
  if (!result.isDelivered) session.terminal.exitCode = EXIT.refused;
  session.printResult(
    result,
    `${result.isDelivered ? styleText('green', '✓ delivered') : styleText('red', '✗ not delivered')}: ${result.outcome}`,
  );
}
