import { backoffMs } from '@foyer/kernel/backoff';
import { metricsOf } from '@foyer/runtime';
import { sign, SIGNATURE_HEADER } from '../merchant/signature.ts';
import type { PaymentsDeps } from '../deps.ts';

const RETRY = { firstMs: 1_000, maxMs: 3_600_000 };
const GIVEN_UP_AFTER_MS = 3 * 86_400_000;
const DEADLINE_MS = 10_000;
const EVENTS_PER_PASS = 20;
/** Longer than the request deadline, so that no other replica takes an event while it is being sent. */
const CLAIM_MS = 30_000;

interface Event {
  readonly id: string;
  readonly body: string;
  readonly url: string;
  readonly attempts: number;
  readonly createdAt: number;
}

const sent = metricsOf('payments').count('webhooks', 'Webhooks sent', {
  outcome: ['acknowledged', 'refused'],
});

/** After at most 1 s, doubling up to an hour, with jitter; undefined after three days. */
export function nextAttemptAt(attempts: number, createdAt: number, now: number): number | undefined {
  const next = now + backoffMs(attempts, RETRY);
  return next - createdAt > GIVEN_UP_AFTER_MS ? undefined : next;
}

/** Sends due events until the merchant answers 2xx. At least once, in no particular order. */
export async function deliverWebhooks(deps: PaymentsDeps): Promise<number> {
  const now = deps.clock();
  const { rows } = await deps.pool.query<Event>(
    `with claimed as (
       update payments.event set next_attempt_at = $1 + ${CLAIM_MS} where id in (select id from payments.event where next_attempt_at <= $1 order by next_attempt_at for update skip locked limit ${EVENTS_PER_PASS}) returning *)
     select claimed.id, body, webhook_url url, attempts, created_at "createdAt" from claimed join payments.merchant on merchant.id = claimed.merchant`,
    [now],
  );
  await Promise.all(
    rows.map(async (event) => {
      const isAcknowledged = await send(event, deps);
      sent.add({ outcome: isAcknowledged ? 'acknowledged' : 'refused' });
      const at = deps.clock();
      const next = isAcknowledged ? undefined : nextAttemptAt(event.attempts + 1, event.createdAt, at);
      if (!isAcknowledged && next === undefined)
        deps.log.error('webhook delivery abandoned after three days', { eventId: event.id });
      await deps.pool.query(
        'update payments.event set attempts = attempts + 1, acknowledged_at = $2, next_attempt_at = $3 where id = $1',
        [event.id, isAcknowledged ? at : null, next ?? null],
      );
    }),
  );
  return rows.length;
}

async function send({ id, attempts, body, url }: Event, deps: PaymentsDeps): Promise<boolean> {
  try {
    const { origin, pathname, search } = new URL(url);
    const { status } = await deps.serviceClient.call({
      baseUrl: origin,
      path: `${pathname}${search}`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: sign(deps.secrets, body, deps.clock()),
      },
      body,
      deadlineMs: DEADLINE_MS,
    });
    return status >= 200 && status < 300;
  } catch (error) {
    deps.log.warn('webhook delivery failed', { eventId: id, attempts, error });
    return false;
  }
}
