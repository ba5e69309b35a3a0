import { isCalendarDay } from '@foyer/kernel/calendar-day';
import { registrationAgeOf, type Market } from '@foyer/market';
import { MAX_INPUT_LENGTH } from '@foyer/money';
import type { FieldErrors } from '../pages/fields.ts';
import type { MessageId } from '../pages/messages.ts';
import { passwordProblem, type PasswordProblem } from '../security/passwordRules.ts';
import { hasReachedAge } from './age.ts';
import { parseEstonianCode } from '@foyer/runtime/personal-code';
import { isoDate } from './isoDate.ts';
import { isPlace, isPostalCode, isSubdivision, typedLine } from '@foyer/runtime/address';
import { normalisePhone } from '@foyer/runtime/phone-number';
import { isBySms, type Answers, type Step } from './steps.ts';

export interface ValidationContext {
  readonly market: Market;
  /** ISO date in the regulator's time zone. */
  readonly today: string;
  readonly answers: Answers;
}

export interface Validated {
  readonly values: Answers;
  readonly errors: FieldErrors;
}

const EMAIL = /^[^\s@<>()[\],;:\\"]+@[^\s@.<>()[\],;:\\"]+(?:\.[^\s@.<>()[\],;:\\"]+)+$/u;
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’.\- ]*$/u;
/** Invisible letters and marks, and a Latin word with Cyrillic or Greek letters: the name reads like another one. */
const DISGUISED =
  /\p{Default_Ignorable_Code_Point}|\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*\p{Script=Latin}/u;
const OLDEST_YEARS = 120;

const PASSWORD_MESSAGES: Readonly<Record<PasswordProblem, MessageId>> = {
  'too-short': 'identity.error.passwordShort',
  'too-common': 'identity.error.passwordCommon',
  'about-you': 'identity.error.passwordAboutYou',
};

export function passwordError(password: string, about: readonly string[]): MessageId | undefined {
  if (password === '') return 'identity.error.required';
  const problem = passwordProblem(password, about);
  return problem && PASSWORD_MESSAGES[problem];
}

export function emailError(email: string): MessageId | undefined {
  if (email === '') return 'identity.error.required';
  return email.length <= MAX_INPUT_LENGTH && EMAIL.test(email) ? undefined : 'identity.error.email';
}

/** Reads and validates the form of one step. Pure: checks that need the server run elsewhere. */
export function validateStep(step: Step, form: URLSearchParams, context: ValidationContext): Validated {
  const text = (name: string): string => typedLine(form.get(name) ?? '');
  return VALIDATORS[step](text, form, context);
}

type Text = (name: string) => string;

const VALIDATORS: Readonly<
  Record<Step, (text: Text, form: URLSearchParams, context: ValidationContext) => Validated>
> = {
  country: (text, _form, { market }) => {
    const country = text('country').toUpperCase();
    const state = country === 'CA' ? text('state').toUpperCase() : ''; // requirements/validation#country-subdivision
    return collected(
      { country, state },
      {
        country: market.brand.countries.includes(country) ? undefined : 'identity.error.country',
        state: isSubdivision(country, state) ? undefined : 'identity.error.required',
      },
    );
  },
  account: (text, form, { market, answers }) => {
    const email = text('email');
    if (isBySms(answers)) return collected({ email }, { email: emailError(email) });
    const password = form.get('password') ?? '';
    return collected(
      { email },
      {
        email: emailError(email),
        password:
          longError(password) ?? passwordError(password, [email.split('@', 1)[0] ?? '', market.brand.title]),
      },
    );
  },
  person: (text, _form, context) => {
    const names = { firstName: text('firstName'), lastName: text('lastName') };
    const nameErrors = {
      firstName: textError(names.firstName, isName, 'identity.error.name'),
      lastName: textError(names.lastName, isName, 'identity.error.name'),
    };
    if (!context.market.has('ssnOnRegistration')) {
      const dateOfBirth = isoDate(text('dateOfBirth'));
      return collected(
        { ...names, dateOfBirth },
        { ...nameErrors, dateOfBirth: birthError(dateOfBirth, context) },
      );
    }
    // the personal code contains the birth date, so the form has no field for it
    // the page shows no stored code again, so an empty field keeps it
    const typed = text('personalCode');
    const code = parseEstonianCode(typed === '' ? (context.answers['personalCode'] ?? '') : typed);
    const missing = typed === '' ? 'identity.error.required' : 'identity.error.personalCode';
    return collected(
      {
        ...names,
        personalCode: code?.normalised ?? '',
        dateOfBirth: code?.dateOfBirth ?? '',
      },
      { ...nameErrors, personalCode: code ? birthError(code.dateOfBirth, context) : missing },
    );
  },
  address: (text, _form, { answers, market }) => {
    const country = answers['country'] ?? market.country;
    const values = {
      street: text('street'),
      city: text('city'),
      zipCode: text('zipCode').toUpperCase(),
      phoneNumber: text('phoneNumber'),
    };
    const phone = normalisePhone(values.phoneNumber, country);
    return collected(
      { ...values, phoneNumber: phone ?? values.phoneNumber },
      {
        street: textError(values.street, isPlace, 'identity.error.address'),
        city: textError(values.city, isPlace, 'identity.error.address'),
        zipCode: textError(values.zipCode, isPostalCode, 'identity.error.zipCode'),
        phoneNumber:
          values.phoneNumber === ''
            ? 'identity.error.required'
            : phone === undefined
              ? 'identity.error.phone'
              : undefined,
      },
    );
  },
  // the code is compared by the store (registerPhone.ts)
  phone: () => ({ values: {}, errors: {} }),
  terms: (text) => {
    const ticked = (name: string): string => (text(name) === 'yes' ? 'yes' : '');
    const values = Object.fromEntries(
      ['terms', 'privacy', 'marketingEmail', 'marketingSms', 'marketingPhone', 'jackpot'].map((name) => [
        name,
        ticked(name),
      ]),
    );
    return collected(values, {
      terms: values['terms'] === 'yes' ? undefined : 'identity.error.terms',
      privacy: values['privacy'] === 'yes' ? undefined : 'identity.error.privacy',
    });
  },
};

function birthError(date: string, { market, today }: ValidationContext): MessageId | undefined {
  if (date === '') return 'identity.error.required';
  if (!isCalendarDay(date) || date > today || hasReachedAge(date, OLDEST_YEARS, today))
    return 'identity.error.date';
  return hasReachedAge(date, registrationAgeOf(market), today) ? undefined : 'identity.error.underAge';
}

function isName(text: string): boolean {
  return NAME.test(text) && !DISGUISED.test(text);
}

function textError(
  text: string,
  isValid: (text: string) => boolean,
  message: MessageId,
): MessageId | undefined {
  if (text === '') return 'identity.error.required';
  return longError(text) ?? (isValid(text) ? undefined : message);
}

function longError(text: string): MessageId | undefined {
  return text.length > MAX_INPUT_LENGTH ? 'identity.error.long' : undefined;
}

function collected(values: Answers, errors: Readonly<Record<string, MessageId | undefined>>): Validated {
  return {
    values,
    errors: Object.fromEntries(
      Object.entries(errors).flatMap(([name, message]) => (message === undefined ? [] : [[name, message]])),
    ),
  };
}
