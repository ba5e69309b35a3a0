import { createHmac, timingSafeEqual } from 'node:crypto';

export const PAYMENTS_SIGNATURE = 'payments-signature';
/** requirements/reliability#webhooks: an older message is a replay. */
const TOLERANCE_SECONDS = 300;
/** The first one signs; the others are the previous or next secrets during a rotation (ADR 0125). */
type Secrets = readonly string[];
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/**
 * `t=<seconds>,v1=<hmac of "<seconds>.<text>">` with the first secret.
 * @throws without a secret.
 */
export function signText([secret]: Secrets, text: string, nowMs: number): string {
  if (secret === undefined)
    throw new Error('No secret is configured for signing calls to the payment provider.');
  const seconds = String(Math.floor(nowMs / 1000));
  return `t=${seconds},v1=${hmac(secret, seconds, text)}`;
}

/** True if the raw body is signed with one of the secrets. */
export function isSignedText(
  secrets: Secrets,
  body: string | Buffer,
  header: string | undefined,
  nowMs: number,
): boolean {
  const [, seconds = '', given = ''] = HEADER.exec(header ?? '') ?? [];
  if (given === '' || Math.abs(nowMs / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  return secrets.some((secret) =>
    timingSafeEqual(Buffer.from(given), Buffer.from(hmac(secret, seconds, body))),
  );
}

function hmac(secret: string, seconds: string, body: string | Buffer): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
}
