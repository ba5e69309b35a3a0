import { createHmac, timingSafeEqual } from 'node:crypto';

export const PAYMENTS_SIGNATURE = 'payments-signature';
/** reliability.md §1.1: older than this is a repetition by somebody else. */
const TOLERANCE_SECONDS = 300;
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** `t=<seconds>,v1=<hmac of "<seconds>.<text>">`. */
export function signText(secret: string, text: string, nowMs: number): string {
  const seconds = String(Math.floor(nowMs / 1000));
  return `t=${seconds},v1=${hmac(secret, `${seconds}.${text}`)}`;
}

export function isSignedText(secret: string, text: string, header: string | undefined, nowMs: number): boolean {
  const [, seconds = '', given = ''] = HEADER.exec(header ?? '') ?? [];
  if (given === '' || Math.abs(nowMs / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(hmac(secret, `${seconds}.${text}`)));
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
