import { accountLimit, addressLimit } from '../interaction/provePassword.ts';
import { isBrandId, resolveMarket } from '@foyer/market';
import { chooseLocale, translate } from '../pages/messages.ts';
import { networkOf } from '../security/network.ts';
import type { Services } from '../services.ts';
import { CODE_MINUTES, type CodeRecipient } from '../store/loginCodes.ts';
import type { CodeRefusal } from './refusal.ts';

const MINUTE_MS = 60_000;
/** Time before another code may be requested for an attempt: most codes arrive within it. */
export const RESEND_AFTER_MS = 30_000;

/** Outcome of a request for a code. */
export type CodeRequested =
  | {
      readonly kind: 'sent';
      readonly attemptId: string;
      readonly expiresAt: string;
      readonly resendAt: string;
    }
  | { readonly kind: 'locked'; readonly until: string }
  /** Another code was requested for an attempt that is unknown or has ended. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly reason: CodeRefusal };

export interface CodeRequest extends Omit<CodeRecipient, 'sentAt'> {
  readonly brand: string;
  readonly attemptId: string;
  readonly locale: string;
  /** Network address of the request. */
  readonly address: string;
}

/**
 * Issues a code for an attempt and sends it, within the limits of the account and the network. A recipient
 * without an account gets the same answer and no message.
 */
export async function sendCode(services: Services, request: CodeRequest): Promise<CodeRequested> {
  const { brand, attemptId, channel, recipient, playerId } = request;
  const until = await lockedUntil(services, request);
  if (until !== undefined) return { kind: 'locked', until: new Date(until).toISOString() };
  const code = await services.loginCodes.issue(brand, attemptId, recipient, playerId, channel);
  if (playerId !== undefined) await sendMessage(services, request, code);
  return sentAnswer(attemptId, services.clock());
}

export function sentAnswer(attemptId: string, sentAt: number): CodeRequested {
  return {
    kind: 'sent',
    attemptId,
    expiresAt: new Date(sentAt + CODE_MINUTES * MINUTE_MS).toISOString(),
    resendAt: new Date(sentAt + RESEND_AFTER_MS).toISOString(),
  };
}

async function lockedUntil(
  services: Services,
  { brand, recipient, address }: CodeRequest,
): Promise<number | undefined> {
  const { attempts } = services;
  const atAddress = await attempts.take('code-request', networkOf(address), addressLimit(services));
  const forAccount = await attempts.take('code-request', `${brand}:${recipient}`, accountLimit(services));
  if (!atAddress.allowed) return atAddress.lockedUntil;
  return forAccount.allowed ? undefined : forAccount.lockedUntil;
}

async function sendMessage(
  { mail }: Services,
  { brand, channel, recipient, locale: wanted }: CodeRequest,
  code: string,
): Promise<void> {
  if (!isBrandId(brand)) throw new Error(`${brand} is not a brand.`);
  const locale = chooseLocale([wanted], 'en');
  const values = { code, minutes: CODE_MINUTES, brand: resolveMarket({ brand }).brand.title };
  const isEmail = channel === 'email';
  await mail.send({
    brand,
    recipient,
    locale,
    // text messages have no subject; the development mailbox shows this one beside emails
    subject: isEmail ? translate(locale, 'identity.mail.codeSubject', values) : 'SMS',
    body: translate(locale, isEmail ? 'identity.mail.codeBody' : 'identity.sms.code', values),
  });
}
