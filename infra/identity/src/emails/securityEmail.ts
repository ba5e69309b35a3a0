import { formattingTag, hrefTo } from '@foyer/links';
import { resolveMarket, type BrandId } from '@foyer/market';
import { chooseLocale, translate } from '../pages/messages.ts';
import { deviceName, deviceOf } from '../security/device.ts';
import type { Services } from '../services.ts';
import type { Origin } from '../store/events.ts';
import { ApiUnavailable } from '../players/playersApi.ts';
import { mostPublicOrigin } from '../realm/origins.ts';
import { localeOfBrand } from './localeOfBrand.ts';

/** A change of the ways to sign in to an account, or a sign-in that its player may not have made. */
export interface SecurityEmail {
  readonly about: 'unusualSignIn' | 'passkeyAdded' | 'passkeyRemoved' | 'eidLinked';
  readonly brand: BrandId;
  readonly playerId: string;
  readonly from: Origin;
}

/**
 * States what happened, when, where and on which device, and how the player can react. A failure is logged
 * only: a sign-in does not depend on its email.
 */
export async function sendSecurityEmail(
  services: Pick<Services, 'mail' | 'credentials' | 'payAndPlay' | 'origins' | 'clock' | 'log'>,
  { about, brand, playerId, from }: SecurityEmail,
): Promise<void> {
  try {
    const credential = await services.credentials.byPlayer(brand, playerId);
    if (!credential) return;
    const { brand: settings, licence } = resolveMarket({ brand });
    const locale = localeOfBrand(brand, chooseLocale([await languageOf(services, brand, playerId)], 'en'));
    const tag = formattingTag(locale, settings.homeCountry);
    const values = {
      brand: settings.title,
      at: new Intl.DateTimeFormat(tag, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: licence.timeZone,
      }).format(services.clock()),
      country: new Intl.DisplayNames([tag], { type: 'region' }).of(from.country) ?? from.country,
      device: deviceName(deviceOf(from.userAgent)) || '–',
      support: settings.supportEmail,
      link: `${mostPublicOrigin(services.origins, brand)}${hrefTo(locale, 'profile-session-history')}`,
    };
    await services.mail.send({
      brand,
      recipient: credential.email,
      locale,
      subject: translate(locale, `identity.mail.${about}Subject`, values),
      body: translate(locale, `identity.mail.${about}Body`, values),
    });
  } catch (error) {
    services.log.warn('security email not sent', { brand, about, error });
  }
}

/** The language of the account; undefined while the api does not answer. */
async function languageOf(
  { payAndPlay }: Pick<Services, 'payAndPlay'>,
  brand: BrandId,
  playerId: string,
): Promise<string | undefined> {
  try {
    return await payAndPlay.languageOf(brand, playerId);
  } catch (error) {
    if (error instanceof ApiUnavailable) return undefined;
    throw error;
  }
}
