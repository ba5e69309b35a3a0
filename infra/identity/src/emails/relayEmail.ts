import { isBrandId } from '@foyer/market';
import type { Services } from '../services.ts';

const MAX_SUBJECT_LENGTH = 200;
const MAX_BODY_LENGTH = 50_000;
const MIN_KEY_LENGTH = 8;
const MAX_KEY_LENGTH = 120;

/**
 * Sends an email of another service to the player's address, which only identity stores. False when there
 * is no such player or the email is invalid. An email with a key is sent once, however often it is
 * requested.
 */
export async function relayEmail(
  { credentials, mail }: Services,
  brand: string,
  playerId: string,
  { locale, subject, body, key }: Readonly<Record<string, unknown>>,
): Promise<{ sent: boolean }> {
  const credential = isBrandId(brand) ? await credentials.byPlayer(brand, playerId) : undefined;
  if (!credential || !isText(subject, MAX_SUBJECT_LENGTH) || !isText(body, MAX_BODY_LENGTH))
    return { sent: false };
  if (!isKey(key)) return { sent: false };
  await mail.send({
    brand,
    recipient: credential.email,
    locale: typeof locale === 'string' ? locale : 'en',
    subject,
    body,
    key,
  });
  return { sent: true };
}

function isKey(value: unknown): value is string | undefined {
  return value === undefined || (isText(value, MAX_KEY_LENGTH) && value.length >= MIN_KEY_LENGTH);
}

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;
}
