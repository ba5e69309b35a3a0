import { describe, expect, it } from '@jest/globals';
import { resolveMarket } from '@foyer/market';
import { passwordProblem } from '../security/passwordRules.ts';
import { hasReachedAge, todayIn } from './age.ts';
import { parseEstonianCode } from '@foyer/runtime/personal-code';
import { isoDate } from './isoDate.ts';
import { normalisePhone } from '@foyer/runtime/phone-number';
import { validateStep } from './validation.ts';
import type { Step } from './steps.ts';

function problems(
  step: Step,
  values: Readonly<Record<string, string>>,
  brand: 'aurora' | 'tuli' = 'aurora',
  today = '2026-11-21',
): Readonly<Record<string, string>> {
  const { errors } = validateStep(step, new URLSearchParams(values), {
    market: resolveMarket({ brand }),
    today,
    answers: { country: brand === 'tuli' ? 'EE' : 'FI' },
  });
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, message.replace('identity.error.', '')]),
  );
}

describe('hasReachedAge', () => {
  it.each([
    ['2008-11-21', 18, '2026-11-20', false],
    ['2008-11-21', 18, '2026-11-21', true],
    ['2008-11-21', 18, '2026-11-22', true],
    ['2005-11-22', 21, '2026-11-21', false],
    ['2005-11-21', 21, '2026-11-21', true],
    ['2008-02-29', 18, '2026-02-28', false],
    ['2008-02-29', 18, '2026-03-01', true],
    ['2004-02-29', 20, '2024-02-28', false],
    ['2004-02-29', 20, '2024-02-29', true],
    ['2008-12-31', 18, '2026-12-30', false],
    ['2009-01-01', 18, '2026-12-31', false],
    ['2009-01-01', 18, '2027-01-01', true],
  ])('returns, born %s, for %d years on %s: %s', (born, age, today, expected) => {
    expect(hasReachedAge(born, age, today)).toBe(expected);
  });

  it('uses the date of the regulator, not of the server', () => {
    const justBeforeMidnightUtc = Date.parse('2026-11-20T22:30:00Z');
    expect(todayIn('Europe/Tallinn', justBeforeMidnightUtc)).toBe('2026-11-21');
    expect(todayIn('America/Costa_Rica', justBeforeMidnightUtc)).toBe('2026-11-20');
  });
});

describe('isoDate', () => {
  it.each([
    ['1990-4-7', '1990-04-07'],
    ['1990/04/27', '1990-04-27'],
    ['19900427', '1990-04-27'],
    ['27.4.1990', '1990-04-27'],
    ['27. 4. 1990', '1990-04-27'],
    ['27/04/1990', '27/04/1990'],
    ['27.4.90', '27.4.90'],
  ])('reads %s as %s', (typed, iso) => expect(isoDate(typed)).toBe(iso));
});

describe('parseEstonianCode', () => {
  it.each([
    ['37605030299', '1976-05-03'],
    ['376 0503 0299', '1976-05-03'],
    // both rounds of weights yield ten, so the check digit is 0
    ['38001085718', '1980-01-08'],
  ])('reads the birth date of %s as %s', (code, born) =>
    expect(parseEstonianCode(code)?.dateOfBirth).toBe(born),
  );

  it.each([
    '37605030298',
    '37605030290',
    '3760503029',
    '376050302999',
    '97605030299',
    '37613030299',
    '37602300299',
    '',
    'abcdefghijk',
  ])('rejects %s', (code) => expect(parseEstonianCode(code)).toBeUndefined());

  it('accepts exactly one check digit for every serial number', () => {
    for (let serial = 0; serial < 1_000; serial += 1) {
      const body = `5010229${String(serial).padStart(3, '0')}`.replace('5010229', '5040229');
      const right = Array.from({ length: 10 }, (_, digit) => parseEstonianCode(`${body}${digit}`)).filter(
        Boolean,
      );
      expect(right).toHaveLength(1);
    }
  });
});

describe('normalisePhone', () => {
  it.each([
    ['040 123 4567', 'FI', '+358401234567'],
    ['+358 40 123 4567', 'FI', '+358401234567'],
    ['00372 5123 4567', 'EE', '+37251234567'],
    ['5123 4567', 'EE', '+37251234567'],
    ['(416) 555-0123', 'CA', '+14165550123'],
    ['０９０１２３４５６７８', 'JP', '+819012345678'],
    // an Italian landline number keeps its leading 0
    ['02 1234 5678', 'IT', '+390212345678'],
    ['+39 02 1234 5678', 'IT', '+390212345678'],
    ['347 123 4567', 'IT', '+393471234567'],
    // a typed trunk prefix 1 is not part of the number
    ['1 416 555 0123', 'CA', '+14165550123'],
    ['1-212-555-0123', 'US', '+12125550123'],
    ['+44 (0)20 7946 0123', 'GB', '+442079460123'],
    ['01234 567890', 'GB', '+441234567890'],
  ])('reads %s in %s as %s', (typed, country, expected) =>
    expect(normalisePhone(typed, country)).toBe(expected),
  );
  it.each(['', '12', 'call me', '+', '+0123456789', '1234567890123456', '040-1234567x'])(
    'rejects "%s"',
    (typed) => expect(normalisePhone(typed, 'FI')).toBeUndefined(),
  );
});

describe('passwordProblem', () => {
  it.each([
    ['short', 'too-short'],
    ['123456789', 'too-short'],
    ['password123', 'too-common'],
    ['P@ssw0rd123!', undefined],
    ['Password-123', 'too-common'],
    ['1234567890', 'too-common'],
    ['9876543210', 'too-common'],
    ['abcdefghijkl', 'too-common'],
    ['aaaaaaaaaaaa', 'too-common'],
    ['aino.test-1', 'about-you'],
    ['Aurora2026!', 'about-you'],
    ['correct horse battery', undefined],
    ['пароль моей бабушки', undefined],
    ['日本語のとても長い合言葉', undefined],
    ['Foyer-2026!', undefined],
  ])('returns for %s: %s', (password, expected) =>
    expect(passwordProblem(password, ['aino.test', 'Aurora'])).toBe(expected),
  );
});

describe('validateStep', () => {
  it.each<
    [string, Step, Readonly<Record<string, string>>, Readonly<Record<string, string>>, ('aurora' | 'tuli')?]
  >([
    ['a country of the brand', 'country', { country: 'fi' }, {}],
    ['a country that is not offered', 'country', { country: 'US' }, { country: 'country' }],
    ['no country', 'country', {}, { country: 'country' }],
    ['Canada needs a province', 'country', { country: 'CA' }, { state: 'required' }],
    ['Canada with a province', 'country', { country: 'CA', state: 'QC' }, {}],
    ['only Estonia at Tuli', 'country', { country: 'FI' }, { country: 'country' }, 'tuli'],
    ['email and password', 'account', { email: 'aino@example.com', password: 'correct horse battery' }, {}],
    ['no email and no password', 'account', {}, { email: 'required', password: 'required' }],
    [
      'an address without a dot',
      'account',
      { email: 'aino@example', password: 'correct horse battery' },
      { email: 'email' },
    ],
    [
      'a display name',
      'account',
      { email: 'Aino <aino@example.com>', password: 'correct horse battery' },
      { email: 'email' },
    ],
    [
      'a password above the maximum length',
      'account',
      { email: 'aino@example.com', password: 'x y'.repeat(40) },
      { password: 'long' },
    ],
    ['a person', 'person', { firstName: 'Zoë-Änne', lastName: "O'Brien", dateOfBirth: '1990-04-27' }, {}],
    ['a Japanese name', 'person', { firstName: '愛', lastName: '佐藤', dateOfBirth: '1990-04-27' }, {}],
    [
      'a name with markup',
      'person',
      { firstName: '<b>', lastName: 'x\u0000', dateOfBirth: '1990-04-27' },
      { firstName: 'name', lastName: 'name' },
    ],
    [
      'a name with an invisible letter, and one with a Cyrillic letter in a Latin word',
      'person',
      { firstName: 'Ma\u3164rt', lastName: 'Aur\u043Era', dateOfBirth: '1990-04-27' },
      { firstName: 'name', lastName: 'name' },
    ],
    [
      'a Cyrillic name',
      'person',
      { firstName: 'Иван', lastName: 'Петров-Юрьев', dateOfBirth: '1990-04-27' },
      {},
    ],
    [
      'eighteen tomorrow',
      'person',
      { firstName: 'A', lastName: 'B', dateOfBirth: '2008-11-22' },
      { dateOfBirth: 'underAge' },
    ],
    ['eighteen today', 'person', { firstName: 'A', lastName: 'B', dateOfBirth: '2008-11-21' }, {}],
    [
      'born tomorrow',
      'person',
      { firstName: 'A', lastName: 'B', dateOfBirth: '2026-11-22' },
      { dateOfBirth: 'date' },
    ],
    [
      'born long ago',
      'person',
      { firstName: 'A', lastName: 'B', dateOfBirth: '1890-01-01' },
      { dateOfBirth: 'date' },
    ],
    [
      'an ambiguous date',
      'person',
      { firstName: 'A', lastName: 'B', dateOfBirth: '04/05/1990' },
      { dateOfBirth: 'date' },
    ],
    ['a date with dots', 'person', { firstName: 'A', lastName: 'B', dateOfBirth: '27.4.1990' }, {}],
    [
      'an Estonian code',
      'person',
      { firstName: 'A', lastName: 'B', personalCode: '37605030299' },
      {},
      'tuli',
    ],
    [
      'a wrong Estonian code',
      'person',
      { firstName: 'A', lastName: 'B', personalCode: '37605030298' },
      { personalCode: 'personalCode' },
      'tuli',
    ],
    [
      'a missing Estonian code',
      'person',
      { firstName: 'A', lastName: 'B', dateOfBirth: '1990-04-27' },
      { personalCode: 'required' },
      'tuli',
    ],
    [
      'an address',
      'address',
      { street: 'Mannerheimintie 1 A 2', city: 'Helsinki', zipCode: '00100', phoneNumber: '040 123 4567' },
      {},
    ],
    [
      'an empty form',
      'address',
      {},
      { street: 'required', city: 'required', zipCode: 'required', phoneNumber: 'required' },
    ],
    [
      'malformed values',
      'address',
      { street: '<script>', city: '\u202e', zipCode: '!', phoneNumber: '1' },
      { street: 'address', city: 'address', zipCode: 'zipCode', phoneNumber: 'phone' },
    ],
    ['both consents', 'terms', { terms: 'yes', privacy: 'yes' }, {}],
    [
      'only the marketing consent',
      'terms',
      { marketingEmail: 'yes' },
      { terms: 'terms', privacy: 'privacy' },
    ],
    [
      'invalid consent values',
      'terms',
      { terms: 'on', privacy: 'true' },
      { terms: 'terms', privacy: 'privacy' },
    ],
  ])('validates %s', (_name, step, values, expected, ...[brand]) => {
    expect(problems(step, values, brand)).toEqual(expected);
  });

  it('requires an age of 21 where the licence does', () => {
    // 50511210...: born 2005-11-21
    const codeOf = (date: string): string => {
      const body = `5${date.slice(2, 4)}${date.slice(5, 7)}${date.slice(8)}001`;
      return (
        Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find((code) => parseEstonianCode(code)) ??
        ''
      );
    };
    const person = { firstName: 'A', lastName: 'B' };
    expect(problems('person', { ...person, personalCode: codeOf('2005-11-21') }, 'tuli')).toEqual({});
    expect(problems('person', { ...person, personalCode: codeOf('2005-11-22') }, 'tuli')).toEqual({
      personalCode: 'underAge',
    });
  });
});
