import { describe, expect, it } from '@jest/globals';
import { resolveMarket } from '@foyer/market';
import {
  missingFields,
  isKnown,
  personRefusal,
  readDetails,
  readLimits,
  type KnownPerson,
} from './person.ts';

const TODAY = '2026-11-22';
const aurora = resolveMarket({ brand: 'aurora', country: 'FI' });
const tuli = resolveMarket({ brand: 'tuli', country: 'EE' });
const tuliWithSports = resolveMarket({
  brand: 'tuli',
  country: 'EE',
  toggles: [...tuli.brand.toggles, 'Sportsbook'],
});
const person: KnownPerson = {
  subject: 's',
  givenName: 'Uus',
  familyName: 'Lumi',
  birthDate: '1990-04-27',
  country: 'FI',
};
const address = { street: 'Harbour Street 1', city: 'Harbour', postalCode: '00100' };

describe('personRefusal', () => {
  it.each([
    ['an adult', aurora, person, undefined],
    ['a person who turns 18 today', aurora, { ...person, birthDate: '2008-11-22' }, undefined],
    ['a person who turns 18 tomorrow', aurora, { ...person, birthDate: '2008-11-23' }, 'under-age'],
    [
      'a person of 20 where 21 is required',
      tuli,
      { ...person, country: 'EE', birthDate: '2006-01-01' },
      'under-age',
    ],
    [
      'a person of 18 where the brand offers sports from 18',
      tuliWithSports,
      { ...person, country: 'EE', birthDate: '2008-11-22' },
      undefined,
    ],
    [
      'a person of 17 where the brand offers sports from 18',
      tuliWithSports,
      { ...person, country: 'EE', birthDate: '2008-11-23' },
      'under-age',
    ],
    ['a country without a licence', aurora, { ...person, country: 'SE' }, 'country'],
    ['a country of another brand', tuli, person, 'country'],
    ['a missing person', aurora, null, 'incomplete'],
    ['a missing birth date', aurora, { ...person, birthDate: undefined }, 'incomplete'],
    ['an empty name', aurora, { ...person, familyName: '' }, 'incomplete'],
  ] as const)('evaluates %s', (_what, market, who, refusal) => {
    expect(personRefusal(who, market, TODAY)).toBe(refusal);
  });
  it('answers for a person with only a subject that the person is not known yet', () =>
    expect(isKnown({ subject: 's' })).toBe(false));
});

describe('missingFields', () => {
  it.each([
    ['bank ID', aurora, person, ['email', 'phoneNumber', 'street', 'zipCode', 'city']],
    ['open banking', aurora, { ...person, ...address }, ['email', 'phoneNumber']],
    [
      'Estonia without a code',
      tuli,
      { ...person, ...address, country: 'EE' },
      ['email', 'phoneNumber', 'personalCode'],
    ],
    [
      'Estonia with a code',
      tuli,
      { ...person, ...address, country: 'EE', personalCode: '39004270008' },
      ['email', 'phoneNumber'],
    ],
    ['Canada', aurora, { ...person, ...address, country: 'CA' }, ['email', 'phoneNumber', 'state']],
  ] as const)('returns the missing fields for %s', (_what, market, who, fields) => {
    expect(missingFields(who, market)).toEqual(fields);
  });
});

describe('readDetails', () => {
  const form = (more: Record<string, string> = {}): URLSearchParams =>
    new URLSearchParams({
      email: 'uus@example.com',
      phoneNumber: '040 123 4567',
      terms: 'yes',
      privacy: 'yes',
      ...more,
    });

  it('prefers the details from the bank to typed values, and adds the missing ones', () => {
    const { values, errors } = readDetails(
      form({ firstName: 'Other', dateOfBirth: '1970-01-01', country: 'NO', street: 'Elsewhere 2' }),
      { ...person, ...address },
      aurora,
      TODAY,
    );
    expect(errors).toEqual({});
    expect(values).toMatchObject({
      firstName: 'Uus',
      lastName: 'Lumi',
      dateOfBirth: '1990-04-27',
      country: 'FI',
      street: 'Harbour Street 1',
      zipCode: '00100',
      phoneNumber: '+358401234567',
      email: 'uus@example.com',
    });
    expect(values).not.toHaveProperty('personalCode');
  });

  it.each([
    [
      'no email',
      { email: '' },
      person,
      {
        email: 'identity.error.required',
        street: 'identity.error.required',
        city: 'identity.error.required',
        zipCode: 'identity.error.required',
      },
    ],
    ['terms not accepted', { terms: '' }, { ...person, ...address }, { terms: 'identity.error.terms' }],
    [
      'a phone number of letters',
      { phoneNumber: 'call me' },
      { ...person, ...address },
      { phoneNumber: 'identity.error.phone' },
    ],
    ['no province', {}, { ...person, ...address, country: 'CA' }, { state: 'identity.error.required' }],
  ] as const)('returns errors for %s', (_what, change, who, errors) => {
    expect(readDetails(form(change), who, aurora, TODAY).errors).toEqual(errors);
  });

  it('accepts a personal code only when it matches the person at the bank', () => {
    const estonian = { ...person, ...address, country: 'EE' };
    const phone = { phoneNumber: '5123 4567' };
    expect(
      readDetails(form({ ...phone, personalCode: '39004270000' }), estonian, tuli, TODAY).errors,
    ).toHaveProperty('personalCode');
    expect(
      readDetails(form({ ...phone, personalCode: '37605030299' }), estonian, tuli, TODAY).errors,
    ).toEqual({ personalCode: 'identity.bank.error.codeOfOther' });
    expect(
      readDetails(
        form({ ...phone, personalCode: '37605030299' }),
        { ...estonian, birthDate: '1976-05-03' },
        tuli,
        TODAY,
      ),
    ).toMatchObject({ errors: {}, values: { personalCode: '37605030299' } });
  });
});

describe('readLimits', () => {
  it.each([
    ['an empty form', {}, [], {}],
    [
      'an amount with a decimal comma',
      { limitDay: '50,00' },
      [{ kind: 'DEPOSIT', period: 'Day', amountMinor: 5_000 }],
      {},
    ],
    ['zero as an error', { limitWeek: '0' }, [], { limitWeek: 'identity.bank.error.amount' }],
    ['text as an error', { limitMonth: 'a lot' }, [], { limitMonth: 'identity.bank.error.amount' }],
  ])('reads %s', (_what, typed, limits, errors) => {
    expect(readLimits(typed, ['Day', 'Week', 'Month'], 'EUR')).toEqual({ limits, errors });
  });
});
