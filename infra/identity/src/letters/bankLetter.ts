import { hrefTo, languageTag } from '@foyer/links';
import type { Market, PayAndPlayFlow } from '@foyer/market';
import { chooseLocale, translate } from '../pages/messages.ts';
import type { Services } from '../services.ts';
import { localeOfBrand } from './localeOfBrand.ts';

/** A security notice about a way into an account by a bank or a wallet. */
export interface BankLetter {
  readonly about: 'bankLinked' | 'bankDisconnected';
  readonly market: Market;
  /** Null where nobody knows any more: then it is called a bank. */
  readonly flow: PayAndPlayFlow | null;
  /** Of the account: where its owner reads letters. */
  readonly email: string;
  /** The account's, not of the page on which it was connected: that may have been somebody else's. Undefined while the api does not say. */
  readonly language: string | undefined;
  /** One of the brand's own: the link leads there. */
  readonly origin: string;
  /** When it happened; ms since the epoch. */
  readonly at: number;
}

/** Says what was done, when, and what to do about it. */
export async function sendBankLetter(
  { mail }: Pick<Services, 'mail'>,
  { about, market, flow, email, language, origin, at }: BankLetter,
): Promise<void> {
  const { id: brand, title, supportEmail } = market.brand;
  const locale = localeOfBrand(brand, chooseLocale([language], 'en'));
  const kind = flow === 'PaymentGateway' ? '.wallet' : '';
  const values = {
    brand: title,
    // with its zone: a letter is read anywhere
    at: new Intl.DateTimeFormat(languageTag(locale), {
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
