import { ignoreError } from '@foyer/kernel';
import { brands, isBrandId } from '@foyer/market';
import { inTransaction } from '@foyer/runtime';
import { localeOfBrand } from '../emails/localeOfBrand.ts';
import { chooseLocale, translate } from '../pages/messages.ts';
import { emailError } from '../registration/validation.ts';
import type { Services } from '../services.ts';
import { emailKey, EmailTaken } from '../store/credentials.ts';
import type { Recipient, Redemption } from '../store/emailVerifications.ts';
import { EMAIL_LIMIT, originFor } from './linkRules.ts';
import { sendVerification } from './sendVerification.ts';

type Outcome = 'SENT' | 'INVALID' | 'UNCHANGED' | 'TAKEN' | 'TOO_MANY';

/**
 * Sends a link to a new email address and informs the current one, a few times an hour at most. Each call
 * counts, so that it cannot be used to enumerate addresses.
 */
export async function requestEmailChange(
  services: Services,
  brand: string,
  playerId: string,
  { email, origin, locale }: Readonly<Record<string, unknown>>,
): Promise<{ readonly outcome: Outcome }> {
  if (!isBrandId(brand) || typeof email !== 'string') return { outcome: 'INVALID' };
  const attempt = await services.attempts.take('verification', `${brand}:${playerId}`, EMAIL_LIMIT);
  const credential = await services.credentials.byPlayer(brand, playerId);
  if (!attempt.allowed || !credential) return { outcome: 'TOO_MANY' };
  const next = email.trim();
  if (emailError(next) !== undefined) return { outcome: 'INVALID' };
  if (emailKey(next) === emailKey(credential.email)) return { outcome: 'UNCHANGED' };
  if (await services.credentials.isEmailTaken(brand, next, playerId)) return { outcome: 'TAKEN' };
  const language = chooseLocale([typeof locale === 'string' ? locale : undefined], 'en');
  await sendVerification(services, {
    brand,
    playerId,
    email: next,
    reason: 'EmailChange',
    locale: language,
    origin: originFor(services, brand, origin),
  });
  await inform(services, brand, {
    to: credential.email,
    about: 'emailChangeRequested',
    email: next,
    language,
  });
  return { outcome: 'SENT' };
}

/**
 * Redeems a link. A link that verifies a new address makes it the address of the account in the same
 * transaction; `taken` when another account has taken it since, and the link stays unused.
 */
export async function redeemLink(
  services: Services,
  brand: string,
  token: string,
): Promise<Redemption | { readonly kind: 'taken' }> {
  const { emailVerifications, credentials, pool } = services;
  let before: string | undefined;
  try {
    const redemption = await inTransaction(pool, async (client) => {
      const redeemed = await emailVerifications.redeem(brand, token, client);
      if (redeemed.kind === 'valid' && redeemed.reason === 'EmailChange')
        before = await credentials.changeEmail(client, brand, redeemed.playerId, redeemed.email);
      return redeemed;
    });
    if (redemption.kind === 'valid' && before !== undefined)
      await confirm(services, brand, redemption, before);
    if (redemption.kind !== 'used' || redemption.reason !== 'EmailChange') return redemption;
    // a later change replaced the address of this link
    const credential = await credentials.byPlayer(brand, redemption.playerId);
    return credential && emailKey(credential.email) === emailKey(redemption.email)
      ? redemption
      : { kind: 'expired' };
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error;
    return { kind: 'taken' };
  }
}

async function confirm(services: Services, brand: string, { playerId, email }: Recipient, before: string) {
  await services.events.record({ kind: 'EMAIL_CHANGED', brand, playerId });
  if (!isBrandId(brand)) return;
  const language = chooseLocale(
    [
      await services.payAndPlay
        .languageOf(brand, playerId)
        .catch(ignoreError('the email is written in English')),
    ],
    'en',
  );
  await inform(services, brand, { to: before, about: 'emailChanged', email, language });
}

async function inform(
  { mail }: Services,
  brand: keyof typeof brands,
  notice: {
    readonly to: string;
    readonly about: 'emailChangeRequested' | 'emailChanged';
    readonly email: string;
    readonly language: ReturnType<typeof chooseLocale>;
  },
): Promise<void> {
  const locale = localeOfBrand(brand, notice.language);
  const values = {
    brand: brands[brand].title,
    support: brands[brand].supportEmail,
    email: masked(notice.email),
  };
  await mail.send({
    brand,
    recipient: notice.to,
    locale,
    subject: translate(locale, `identity.mail.${notice.about}Subject`, values),
    body: translate(locale, `identity.mail.${notice.about}Body`, values),
  });
}

/** `a•••@example.com`: recognisable for its owner, of no use to others who read the mailbox. */
function masked(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}
