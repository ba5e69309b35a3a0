import { brands, isBrandId } from '@foyer/market';
import { chooseLocale } from '../pages/messages.ts';
import type { Services } from '../services.ts';
import { redeemLink } from './changeEmail.ts';
import { EMAIL_LIMIT, originFor } from './linkRules.ts';
import { sendVerification } from './sendVerification.ts';

const MAX_TOKEN_LENGTH = 200;

type Body = Readonly<Record<string, unknown>>;

/** Redeems a verification link for the api, and records the verification. */
export async function redeemVerification(
  services: Services,
  brand: string,
  { token }: Body,
): Promise<object> {
  if (typeof token !== 'string' || token === '' || token.length > MAX_TOKEN_LENGTH)
    return { kind: 'unknown' };
  const redemption = await redeemLink(services, brand, token);
  if (redemption.kind === 'valid')
    await services.events.record({
      kind: 'EMAIL_VERIFIED',
      brand,
      playerId: redemption.playerId,
      details: { reason: redemption.reason },
    });
  return redemption;
}

/**
 * Sends the email again, a few times an hour at most, so that it cannot flood the mailbox of another
 * person.
 */
export async function resendVerification(
  services: Services,
  brand: string,
  playerId: string,
  { origin, locale }: Body,
): Promise<object> {
  if (!isBrandId(brand)) return { sent: false };
  const attempt = await services.attempts.take('verification', `${brand}:${playerId}`, EMAIL_LIMIT);
  const credential = await services.credentials.byPlayer(brand, playerId);
  if (!attempt.allowed || !credential) return { sent: false };
  const requested = typeof locale === 'string' ? locale : undefined;
  const fallback = brands[brand].locales.find(({ isDefault }) => isDefault)?.locale ?? 'en';
  await sendVerification(services, {
    brand,
    playerId,
    email: credential.email,
    reason: 'SignUp',
    locale: chooseLocale([requested], fallback),
    origin: originFor(services, brand, origin),
  });
  return { sent: true };
}
