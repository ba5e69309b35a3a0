import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { addressToCall, webhookUrl, type ResolveName } from './publicAddress.ts';

const DEADLINE_MS = 5_000;
const SUCCESS = { from: 200, to: 299 } as const;

export interface WebhookMessage {
  readonly url: string;
  readonly secret: string;
  /** Id of the delivery: receivers recognise a repeated one. */
  readonly id: string;
  readonly event: string;
  readonly body: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The result of one attempt: `outcome` is the status of the answer, or the reason without one. */
export interface WebhookAttempt {
  readonly isDelivered: boolean;
  readonly outcome: string;
}

/** `v1=` and the HMAC-SHA256 of `<timestamp>.<body>` in hexadecimal; the timestamp is in seconds. */
export function signatureOf(secret: string, timestamp: number, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

/**
 * Sends a message once. Redirects are failures, because their target was not checked; the answer's body is
 * not read. Never throws.
 */
export async function sendWebhook(
  { url: text, secret, id, event, body, now }: WebhookMessage,
  options: { readonly mayBePrivate: boolean; readonly resolve: ResolveName },
): Promise<WebhookAttempt> {
  try {
    const url = webhookUrl(text, options.mayBePrivate);
    const address = await addressToCall(url, options);
    const timestamp = Math.floor(now / 1_000);
    const status = await post(url, address, body, {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'foyer-webhook/1',
      'x-foyer-event': event,
      'x-foyer-delivery': id,
      'x-foyer-timestamp': String(timestamp),
      'x-foyer-signature': signatureOf(secret, timestamp, body),
    });
    return { isDelivered: status >= SUCCESS.from && status <= SUCCESS.to, outcome: `HTTP ${status}` };
  } catch (error) {
    const { code, message } = Object(error) as { code?: unknown; message?: unknown };
    const reason = typeof code === 'string' ? code : String(message);
    return { isDelivered: false, outcome: reason.slice(0, 100) };
  }
}

/** The status of the answer, from the given address only. */
function post(
  url: URL,
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const family = isIP(address) === 6 ? 6 : 4;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(DEADLINE_MS),
        lookup: (_host, { all }, found) =>
          all ? found(null, [{ address, family }]) : found(null, address, family),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
