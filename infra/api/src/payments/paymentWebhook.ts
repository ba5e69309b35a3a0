import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { BodyTooLarge, readBytes, readJson, sendJson } from '@foyer/runtime';
import { isConnectionError } from '../lib/withRetry.ts';
import { single } from '../server/graphql/context.ts';
import { webhook } from './providerShapes.ts';
import { applyProviderUpdate, type ProviderUpdateDeps } from './providerUpdates.ts';
import { isSignedText, PAYMENTS_SIGNATURE } from './signature.ts';

const MAX_BODY_BYTES = 32 * 1024;

export interface PaymentWebhookDeps extends ProviderUpdateDeps {
  /** Accepted signing secrets; more than one during a rotation. */
  readonly paymentsSecrets: readonly string[];
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
    body = await readBytes(request, MAX_BODY_BYTES);
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
