import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'x-foyer-signature';
export const TIMESTAMP_HEADER = 'x-foyer-timestamp';
/** Maximum clock difference, as for payment webhooks (requirements/reliability#webhooks). */
export const SIGNATURE_TOLERANCE_MS = 300_000;

export interface SignedParts {
  readonly method: string;
  /** Path with query, as sent. */
  readonly path: string;
  /** Exact transmitted content: bytes on the receiving side. */
  readonly body: string | Buffer;
}

export function signRequest(secret: string, parts: SignedParts, nowMs: number): Record<string, string> {
  const timestamp = String(nowMs);
  return { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature(secret, parts, timestamp) };
}

export function verifyRequest(
  secret: string,
  parts: SignedParts,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  nowMs: number,
): boolean {
  const timestamp = headers[TIMESTAMP_HEADER];
  const given = headers[SIGNATURE_HEADER];
  if (typeof timestamp !== 'string' || typeof given !== 'string' || !/^\d{1,15}$/.test(timestamp))
    return false;
  if (Math.abs(nowMs - Number(timestamp)) > SIGNATURE_TOLERANCE_MS) return false;
  const expected = Buffer.from(signature(secret, parts, timestamp));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function signature(secret: string, parts: SignedParts, timestamp: string): string {
  return createHmac('sha256', secret)
    .update(`${timestamp}.${parts.method}.${parts.path}.`)
    .update(parts.body)
    .digest('hex');
}
