import { isBrandId } from '@foyer/market';
import type { Services } from '../services.ts';

const LONGEST_SUBJECT = 200;
const LONGEST_BODY = 50_000;

/**
 * Sends an email of another service to the player's address, which only identity stores. False when there
 * is no such player or the email is invalid.
 */
export async function relayEmail(
  { credentials, mail }: Services,
  brand: string,
  playerId: string,
  { locale, subject, body }: Readonly<Record<string, unknown>>,
): Promise<{ sent: boolean }> {
  const credential = isBrandId(brand) ? await credentials.byPlayer(brand, playerId) : undefined;
  if (!credential || !isText(subject, LONGEST_SUBJECT) || !isText(body, LONGEST_BODY)) return { sent: false };
  await mail.send({
    brand,
    recipient: credential.email,
    locale: typeof locale === 'string' ? locale : 'en',
    subject,
    body,
  });
  return { sent: true };
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest;
}
