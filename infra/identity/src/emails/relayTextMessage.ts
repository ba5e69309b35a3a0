import { isE164 } from '@foyer/runtime/phone-number';
import type { Services } from '../services.ts';

const MAX_TEXT_LENGTH = 320;
/** Shown in the development mailbox, where text messages are read beside emails. */
const SUBJECT = 'SMS';

/** Sends a text message of another service. False for an invalid number or text. */
export async function relayTextMessage(
  { mail }: Services,
  brand: string,
  { locale, phoneNumber, text }: Readonly<Record<string, unknown>>,
): Promise<{ sent: boolean }> {
  if (typeof phoneNumber !== 'string' || !isE164(phoneNumber)) return { sent: false };
  if (typeof text !== 'string' || text.trim() === '' || text.length > MAX_TEXT_LENGTH) return { sent: false };
  await mail.send({
    brand,
    recipient: phoneNumber,
    locale: typeof locale === 'string' ? locale : 'en',
    subject: SUBJECT,
    body: text,
  });
  return { sent: true };
}
