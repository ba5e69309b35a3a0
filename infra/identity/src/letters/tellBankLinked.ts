import { hrefTo, languageTag } from '@foyer/links';
import type { Market, PayAndPlayFlow } from '@foyer/market';
import { chooseLocale, translate } from '../pages/messages.ts';
import type { Services } from '../services.ts';
import { localeOfBrand } from './localeOfBrand.ts';

export interface BankLinked {
  readonly market: Market;
  readonly flow: PayAndPlayFlow;
  /** Of the account: where its owner reads letters. */
  readonly email: string;
  /** The account's, not of the page on which it was connected: that may have been somebody else's. Undefined while the api does not say. */
  readonly language: string | undefined;
  /** One of the brand's own: the link leads there. */
  readonly origin: string;
}

/** A security notice: an account has a second way in. Says what it is, since when, and what to do about it. */
export async function tellBankLinked({ mail, clock }: Services, { market, flow, email, language, origin }: BankLinked): Promise<void> {
  const { id: brand, title, supportEmail } = market.brand;
  const locale = localeOfBrand(brand, chooseLocale([language], 'en'));
  const kind = flow === 'PaymentGateway' ? '.wallet' : '';
  const values = {
    brand: title,
    // with its zone: a letter is read anywhere
    at: new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeStyle: 'long', timeZone: market.licence.timeZone }).format(clock()),
    support: supportEmail,
    link: `${origin}${hrefTo(locale, 'login')}`,
  };
  await mail.send({ brand, recipient: email, locale, subject: translate(locale, `identity.mail.bankLinkedSubject${kind}`, values), body: translate(locale, `identity.mail.bankLinkedBody${kind}`, values) });
}
