import { formattingTag, hrefTo } from '@foyer/links';
import type { Market, PayAndPlayFlow } from '@foyer/market';
import { chooseLocale, translate } from '../pages/messages.ts';
import type { Services } from '../services.ts';
import { localeOfBrand } from './localeOfBrand.ts';

/** A security notice about a bank or wallet that can sign in to an account. */
export interface BankEmail {
  readonly about: 'bankLinked' | 'bankDisconnected';
  readonly market: Market;
  /** Null when the flow is not recorded; the email then contains "bank". */
  readonly flow: PayAndPlayFlow | null;
  /** The email address of the account. */
  readonly email: string;
  /**
   * The language of the account, not of the page that connected it, which another person may have used.
   * Undefined while the api does not answer.
   */
  readonly language: string | undefined;
  /** An origin of the brand; the link in the email leads there. */
  readonly origin: string;
  /** When it happened; ms since the epoch. */
  readonly at: number;
}

/** States what happened and when, and how the player can react. */
export async function sendBankEmail(
  { mail }: Pick<Services, 'mail'>,
  { about, market, flow, email, language, origin, at }: BankEmail,
): Promise<void> {
  const { id: brand, title, homeCountry, supportEmail } = market.brand;
  const locale = localeOfBrand(brand, chooseLocale([language], 'en'));
  const kind = flow === 'PaymentGateway' ? '.wallet' : '';
  const values = {
    brand: title,
    // with the time zone, because the reader may be in another one
    at: new Intl.DateTimeFormat(formattingTag(locale, homeCountry), {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: market.licence.timeZone,
    }).format(at),
    support: supportEmail,
    link: `${origin}${hrefTo(locale, 'login')}`,
  };
  await mail.send({
    brand,
    recipient: email,
    locale,
    subject: translate(locale, `identity.mail.${about}Subject${kind}`, values),
    body: translate(locale, `identity.mail.${about}Body${kind}`, values),
  });
}
