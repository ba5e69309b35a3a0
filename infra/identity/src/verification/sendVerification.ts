import { hrefTo, withQuery, type TranslatedLocale } from '@foyer/links';
import { brands, type BrandId } from '@foyer/market';
import { localeOfBrand } from '../emails/localeOfBrand.ts';
import { translate } from '../pages/messages.ts';
import type { Services } from '../services.ts';
import { VERIFICATION_HOURS, type Recipient } from '../store/emailVerifications.ts';

export interface VerificationEmail extends Recipient {
  readonly brand: BrandId;
  readonly locale: TranslatedLocale;
  /** An origin of the brand; the link in the email leads there. */
  readonly origin: string;
}

/** Sends the email with the link to `/verify-email/` (requirements/routes#route-list). */
export async function sendVerification(
  { emailVerifications, mail }: Services,
  recipient: VerificationEmail,
): Promise<void> {
  const { brand, origin, email } = recipient;
  const text = recipient.reason === 'EmailChange' ? 'emailChange' : 'verify';
  const locale = localeOfBrand(brand, recipient.locale);
  const token = await emailVerifications.issue(brand, recipient);
  const values = {
    brand: brands[brand].title,
    hours: VERIFICATION_HOURS,
    link: `${origin}${withQuery(hrefTo(locale, 'verify-email'), { token })}`,
  };
  await mail.send({
    brand,
    recipient: email,
    locale,
    subject: translate(locale, `identity.mail.${text}Subject`, values),
    body: translate(locale, `identity.mail.${text}Body`, values),
  });
}
