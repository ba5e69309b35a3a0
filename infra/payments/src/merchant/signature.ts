import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'payments-signature';
/** How far clocks may differ; an older message is a replayed one. */
const TOLERANCE_SECONDS = 300;
const SECOND_MS = 1_000;

/** `t=<unix seconds>,v1=<hex>` over the moment and the message, joined by a dot. */
export function sign(secret: string, message: string, nowMs: number): string {
  const seconds = String(Math.floor(nowMs / SECOND_MS));
  return `t=${seconds},v1=${digest(secret, seconds, message)}`;
}

export function isSigned(secret: string, message: string, header: unknown, nowMs: number): boolean {
  const [, seconds = '', given = ''] = typeof header === 'string' ? (/^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []) : [];
  if (seconds === '' || Math.abs(nowMs / SECOND_MS - Number(seconds)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(digest(secret, seconds, message)), Buffer.from(given));
}

function digest(secret: string, seconds: string, message: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${message}`).digest('hex');
}
