import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import {
  BodyTooLarge,
  metricsOf,
  readBytes,
  readJson,
  sendJson,
  type Clock,
  type Log,
  type Pool,
} from '@foyer/runtime';
import { isConnectionError, withRetry } from '../lib/withRetry.ts';
import { single } from '../server/graphql/context.ts';
import { compareHoldersOfPayment } from './accountHolders.ts';
import type { ProviderPayment } from './provider.ts';
import { webhook } from './providerShapes.ts';
import { isSignedText, PAYMENTS_SIGNATURE } from './signature.ts';

const LARGEST_BODY = 32 * 1024;

export type ProviderUpdateOutcome = 'APPLIED' | 'STALE' | 'DUPLICATE' | 'ANOMALY' | 'MISMATCH' | 'UNKNOWN';

export interface ProviderUpdateDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly relay: { kick(): void };
}

export interface PaymentWebhookDeps extends ProviderUpdateDeps {
  /** Accepted signing secrets; more than one during a rotation. */
  readonly paymentsSecrets: readonly string[];
}

const OUTCOMES = ['APPLIED', 'STALE', 'DUPLICATE', 'ANOMALY', 'MISMATCH', 'UNKNOWN'];
const updates = metricsOf('api').count(
  'provider_updates',
  'Provider updates of payments by outcome and source',
  {
    outcome: OUTCOMES,
    source: ['webhook', 'query'],
  },
);
const anomalies = metricsOf('api').count(
  'payment_anomalies',
  'Provider updates that contradict a payment; each needs an investigation',
  { kind: ['ANOMALY', 'MISMATCH', 'UNKNOWN'] },
);

/**
 * Applies a provider update to a payment: effect, event and ledger are one transaction of SQL
 * (`apply_provider_update`).
 */
export async function applyProviderUpdate(
  deps: ProviderUpdateDeps,
  payment: ProviderPayment,
  event?: { readonly id: string; readonly type: string },
): Promise<ProviderUpdateOutcome> {
  const { rows } = await withRetry(() =>
    deps.pool.query<{ outcome: ProviderUpdateOutcome }>({
      name: 'apply_provider_update',
      text: 'select api.apply_provider_update($1, $2, $3, $4) as outcome',
      values: [event?.id ?? null, event?.type ?? null, JSON.stringify(payment), new Date(deps.clock())],
    }),
  );
  const outcome = rows[0]?.outcome ?? 'UNKNOWN';
  // also after a duplicate: the process may have ended between the update and the comparison
  if (payment.direction === 'deposit' && typeof payment.account?.holder === 'string')
    await compareHoldersOfPayment(deps.pool, payment.merchant, payment.reference);
  updates.add({ outcome, source: event ? 'webhook' : 'query' });
  if (outcome === 'APPLIED' || outcome === 'ANOMALY') deps.relay.kick();
  if (outcome === 'ANOMALY' || outcome === 'MISMATCH' || outcome === 'UNKNOWN') {
    anomalies.add({ kind: outcome });
    deps.log.error('payment anomaly recorded', {
      outcome,
      payment: payment.id,
      reference: payment.reference,
      status: payment.status,
      event: event?.id,
    });
  }
  return outcome;
}

/**
 * Events of the payment provider, delivered at least once and in any order. A 2xx answer means that the
 * event and its effect are committed.
 */
export async function handlePaymentWebhook(
  deps: PaymentWebhookDeps,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST')
    return sendJson(response, 405, { code: 'METHOD_NOT_ALLOWED' }, { allow: 'POST' });
  let body: Buffer;
  try {
    body = await readBytes(request, LARGEST_BODY);
  } catch (error) {
    return sendJson(response, error instanceof BodyTooLarge ? 413 : 400, { code: 'BODY_REFUSED' });
  }
  if (!isSignedText(deps.paymentsSecrets, body, single(request.headers[PAYMENTS_SIGNATURE]), deps.clock())) {
    deps.log.warn('payment webhook signature invalid', {});
    return sendJson(response, 400, { code: 'SIGNATURE_INVALID' });
  }
  const event = v.safeParse(webhook, readJson(body)?.value);
  if (!event.success)
    return sendJson(response, 422, {
      code: 'FIELD_INVALID',
      keys: event.issues.map((issue) => v.getDotPath(issue) ?? ''),
    });
  try {
    const outcome = await applyProviderUpdate(deps, event.output.payment, event.output);
    // a mismatch is not acknowledged: the provider has to investigate it too
    if (outcome === 'MISMATCH' || outcome === 'UNKNOWN') return sendJson(response, 409, { code: outcome });
    sendJson(response, 200, { outcome });
  } catch (error) {
    deps.log.error('payment webhook processing failed', { event: event.output.id, error });
    sendJson(response, isConnectionError(error) ? 503 : 500, { code: 'UNAVAILABLE' }, { 'retry-after': '1' });
  }
}

/** Ends a payment that the provider has refused or does not know. */
export async function abandonPayment(
  deps: Pick<ProviderUpdateDeps, 'pool' | 'clock' | 'relay'>,
  id: string,
  failure: string | null,
): Promise<void> {
  await deps.pool.query('select api.abandon_payment($1, $2, $3)', [id, failure, new Date(deps.clock())]);
  deps.relay.kick();
}
