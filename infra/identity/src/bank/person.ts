import { registrationAgeOf, type LimitPeriod, type Market } from '@foyer/market';
import { parseAmount } from '@foyer/money';
import { isSubdivision } from '@foyer/runtime/address';
import type { FieldErrors } from '../pages/fields.ts';
import type { BankPerson } from '../players/bankPerson.ts';
import type { NewPlayer } from '../players/playersApi.ts';
import { hasReachedAge } from '../registration/age.ts';
import type { Answers } from '../registration/steps.ts';
import { emailError, validateStep, type Validated } from '../registration/validation.ts';

/** Facts without which age and country cannot be checked. */
const NEEDED = ['givenName', 'familyName', 'birthDate', 'country'] as const;
export type KnownPerson = BankPerson & Readonly<Record<(typeof NEEDED)[number], string>>;

export type PersonRefusal = 'incomplete' | 'under-age' | 'country';

/** Maps a form field to the fact of the bank that answers it. */
const FACT_OF: Readonly<Record<string, 'street' | 'city' | 'postalCode' | 'personalCode' | 'email'>> = {
  street: 'street',
  city: 'city',
  zipCode: 'postalCode',
  personalCode: 'personalCode',
  email: 'email',
};

export function isKnown(person: BankPerson | null): person is KnownPerson {
  return person !== null && NEEDED.every((fact) => (person[fact] ?? '') !== '');
}

/**
 * Returns why a person may not open an account according to the bank's data; checked before the first form.
 */
export function personRefusal(
  person: BankPerson | null,
  market: Market,
  today: string,
): PersonRefusal | undefined {
  if (!isKnown(person)) return 'incomplete';
  if (!hasReachedAge(person.birthDate, registrationAgeOf(market), today)) return 'under-age';
  return market.brand.countries.includes(person.country) ? undefined : 'country';
}

/** The fields that the bank does not supply, in form order. The email address is always required. */
export function missingFields(person: KnownPerson, market: Market): readonly string[] {
  const fields = [
    'email',
    'phoneNumber',
    ...(market.has('ssnOnRegistration') ? ['personalCode'] : []),
    'street',
    'zipCode',
    'city',
    ...(person.country === 'CA' ? ['state'] : []),
  ];
  return fields.filter((name) => name === 'email' || !isReportedBy(person, name));
}

/** Validates the form, with the bank's data filled in. A typed value never overrides a fact of the bank. */
export function readDetails(
  form: URLSearchParams,
  person: KnownPerson,
  market: Market,
  today: string,
): Validated {
  const whole = new URLSearchParams(form);
  for (const [field, fact] of Object.entries(FACT_OF))
    if (field !== 'email' && isReportedBy(person, field)) whole.set(field, person[fact] ?? '');
  const context = { market, today, answers: { country: person.country } };
  const email = (form.get('email') ?? '').trim();
  const state = (form.get('state') ?? '').toUpperCase();
  const address = validateStep('address', whole, context);
  const terms = validateStep('terms', form, context);
  const code = codeOf(whole, person, market, today);
  const emailProblem = emailError(email);
  return {
    values: {
      ...address.values,
      ...terms.values,
      ...code.values,
      email,
      state: person.country === 'CA' ? state : '',
      country: person.country,
      firstName: person.givenName,
      lastName: person.familyName,
      dateOfBirth: person.birthDate,
    },
    errors: {
      ...(emailProblem ? { email: emailProblem } : {}),
      ...code.errors,
      ...address.errors,
      ...terms.errors,
      ...(isSubdivision(person.country, person.country === 'CA' ? state : '')
        ? {}
        : { state: 'identity.error.required' as const }),
    },
  };
}

/**
 * Returns the personal code where registration requires it: the bank's own, or a typed one that matches the
 * bank's birth date.
 */
function codeOf(form: URLSearchParams, person: KnownPerson, market: Market, today: string): Validated {
  if (!market.has('ssnOnRegistration')) return { values: {}, errors: {} };
  const { values, errors } = validateStep('person', form, { market, today, answers: {} });
  const personalCode = values['personalCode'] ?? '';
  if (errors['personalCode'])
    return { values: { personalCode }, errors: { personalCode: errors['personalCode'] } };
  return {
    values: { personalCode },
    errors:
      values['dateOfBirth'] === person.birthDate ? {} : { personalCode: 'identity.bank.error.codeOfOther' },
  };
}

function isReportedBy(person: KnownPerson, field: string): boolean {
  const fact = FACT_OF[field];
  return fact !== undefined && (person[fact] ?? '') !== '';
}

export interface ReadLimits {
  readonly limits: NonNullable<NewPlayer['limits']>;
  readonly errors: FieldErrors;
}

/** Parses the typed deposit limits; an empty field sets no limit. */
export function readLimits(typed: Answers, periods: readonly LimitPeriod[], currency: string): ReadLimits {
  const read = periods
    .map((period) => ({
      period,
      text: typed[limitField(period)] ?? '',
      amount: parseAmount(typed[limitField(period)] ?? '', currency),
    }))
    .filter(({ text }) => text.trim() !== '');
  return {
    limits: read.flatMap(({ period, amount }) =>
      amount.ok && amount.value.minor > 0
        ? [{ kind: 'DEPOSIT' as const, period, amountMinor: amount.value.minor }]
        : [],
    ),
    errors: Object.fromEntries(
      read.flatMap(({ period, amount }) =>
        amount.ok && amount.value.minor > 0
          ? []
          : [[limitField(period), 'identity.bank.error.amount' as const]],
      ),
    ),
  };
}

/** True if the licence requires an offer of limits before the first deposit, which is part of this flow. */
export function mustOfferLimits(market: Market): boolean {
  return market.has('depositLimitsOnRegistration') || market.licence.limitPrompt === 'first-deposit';
}

/** The periods for which the licence defines deposit limits. */
export function depositPeriods({ licence }: Market): readonly LimitPeriod[] {
  return licence.limits.find(({ kind }) => kind === 'deposit')?.periods ?? [];
}

export function limitField(period: LimitPeriod): string {
  return `limit${period}`;
}
