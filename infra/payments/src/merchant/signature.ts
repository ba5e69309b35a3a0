import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'payments-signature';
/** Accepted clock difference; an older message is a replay. */
const TOLERANCE_SECONDS = 300;
const SECOND_MS = 1_000;

/** The first secret signs; all are accepted, which allows rotation (ADR 0125). */
type Secrets = readonly string[];

/**
 * `t=<unix seconds>,v1=<hex>` over timestamp and message joined by a dot, with the first secret.
 * @throws without a secret.
 */
export function sign([secret]: Secrets, message: string, nowMs: number): string {
  if (secret === undefined) throw new Error('No secret is configured for signing merchant messages.');
  const seconds = String(Math.floor(nowMs / SECOND_MS));
  return `t=${seconds},v1=${digest(secret, seconds, message)}`;
}

/** True if the raw message is signed with one of the secrets. */
export function isSigned(
  secrets: Secrets,
  message: string | Buffer,
  header: unknown,
  nowMs: number,
): boolean {
  const [, seconds = '', given = ''] =
    typeof header === 'string' ? (/^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []) : [];
  if (seconds === '' || Math.abs(nowMs / SECOND_MS - Number(seconds)) > TOLERANCE_SECONDS) return false;
  return secrets.some((secret) =>
    timingSafeEqual(Buffer.from(digest(secret, seconds, message)), Buffer.from(given)),
  );
}

function digest(secret: string, seconds: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(message).digest('hex');
}
