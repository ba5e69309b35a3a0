import { isCalendarDay } from '@foyer/kernel/calendar-day';
import {
  brands,
  isBrandId,
  licences,
  protectionOf,
  registrationAge,
  type BrandId,
  type ProtectionMode,
} from '@foyer/market';
import type { SiteSettings } from '@foyer/market/content';
import { API_LIMIT_KINDS } from '@foyer/market/limit-kinds';
import { MAX_INPUT_LENGTH } from '@foyer/money';
import * as v from 'valibot';
import { brandFeatures } from '../content/features.ts';
import { ageAt } from './age.ts';

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_INPUT_LENGTH));
const optional = v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(MAX_INPUT_LENGTH))));
const flag = v.optional(v.boolean(), false);

/** Methods of the national e-ID. */
export const EID_METHODS = ['id-card', 'mobile-id', 'smart-id'] as const;

/** The body of a registration by identity. */
export const newPlayer = v.object({
  brand: v.pipe(v.string(), v.check(isBrandId)),
  playerId: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))),
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)),
  username: optional,
  phoneNumber: optional,
  language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}(_[A-Z]{2})?$/)), 'en'),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  state: optional,
  personalInfo: v.object({
    firstName: name,
    lastName: name,
    dateOfBirth: v.pipe(v.string(), v.check(isCalendarDay)),
    street: optional,
    city: optional,
    zipCode: optional,
    ssn: optional,
  }),
  termsAccepted: v.boolean(),
  privacyPolicyAccepted: v.boolean(),
  emailVerified: flag,
  registrationMethod: v.optional(
    v.picklist(['SSN', 'OPEN_BANKING', 'BANK_PAYMENT', 'IDENTITY_FORM', 'EMBEDDED_FORM']),
    'IDENTITY_FORM',
  ),
  marketing: v.optional(v.object({ sms: flag, email: flag, phone: flag, webPush: flag }), {
    sms: false,
    email: false,
    phone: false,
    webPush: false,
  }),
  /** Consent to contribute to the jackpot; ignored where the brand does not offer it in the registration. */
  jackpotOptIn: flag,
  /** The phone number was verified by a code of the registration (flow `Sms`). */
  phoneVerified: flag,
  /** The national e-ID stated name, date of birth and personal code, with this method. */
  eId: v.optional(v.object({ method: v.picklist(EID_METHODS) })),
  /** Set, possibly empty, by a registration that offered limits. */
  limits: v.optional(
    v.array(
      v.object({
        kind: v.picklist(API_LIMIT_KINDS),
        period: v.picklist(['Day', 'Week', 'Month']),
        amountMinor: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
        minutes: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
      }),
    ),
  ),
});
export type NewPlayer = v.InferOutput<typeof newPlayer>;

export type NewPlayerRefusal = {
  readonly code:
    | 'DUPLICATE_EMAIL'
    | 'DUPLICATE_PERSON'
    | 'PERSON_EXCLUDED'
    | 'REGISTER_UNAVAILABLE'
    | 'UNDER_AGE'
    | 'COUNTRY_NOT_ALLOWED'
    | 'TERMS_REQUIRED'
    | 'E_ID_REQUIRED'
    | 'DUPLICATE_PHONE'
    | 'FIELD_INVALID';
  readonly keys: readonly string[];
};

/**
 * Checks terms, country, age and the national e-ID where a typed personal code is not enough; the database
 * checks uniqueness. `mode` is the protection mode that the instance demands at least.
 */
export function registrationRefusal(
  player: NewPlayer,
  now: number,
  mode?: ProtectionMode,
): NewPlayerRefusal | undefined {
  const brand = brands[player.brand as BrandId];
  if (!player.termsAccepted || !player.privacyPolicyAccepted)
    return { code: 'TERMS_REQUIRED', keys: ['termsAccepted', 'privacyPolicyAccepted'] };
  if (!brand.countries.includes(player.country)) return { code: 'COUNTRY_NOT_ALLOWED', keys: ['country'] };
  const profile = licences[brand.licence];
  const minimumAge = registrationAge(profile, brandFeatures(brand).has('Sportsbook'));
  if (ageAt(player.personalInfo.dateOfBirth, now, profile.timeZone) < minimumAge)
    return { code: 'UNDER_AGE', keys: ['personalInfo.dateOfBirth'] };
  const { licence } = protectionOf(brand, mode);
  if (licence.kyc.eIdRequired === true && licence.eId && player.registrationMethod === 'SSN' && !player.eId)
    return { code: 'E_ID_REQUIRED', keys: ['personalInfo.ssn'] };
  return undefined;
}

/**
 * Refuses a registration that the site settings do not offer in the country: one by the form of identity where
 * the flow of the country is another, one by text message without a verified number, and any where the country
 * has no flow. A bank login is offered beside
 * the flow of the country.
 */
export function flowRefusal(
  {
    country,
    registrationMethod,
    phoneVerified,
  }: Pick<NewPlayer, 'country' | 'registrationMethod'> & Partial<Pick<NewPlayer, 'phoneVerified'>>,
  { registrations }: SiteSettings['flowSettings'],
): NewPlayerRefusal | undefined {
  const flow = registrations.find(({ countryCode }) => countryCode === country)?.flow;
  const isForm = registrationMethod === 'IDENTITY_FORM' || registrationMethod === 'SSN';
  const isFormOfFlow = flow === 'Identity' || (flow === 'Sms' && phoneVerified === true);
  return flow === undefined || (isForm && !isFormOfFlow)
    ? { code: 'COUNTRY_NOT_ALLOWED', keys: ['country'] }
    : undefined;
}
