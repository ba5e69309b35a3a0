import { describe, expect, it } from '@jest/globals';
import { isSamePerson, type NamedPerson } from './isSamePerson.ts';

const AINO: NamedPerson = {
  givenName: 'Aino Maria',
  familyName: 'Mäki-Lumi',
  birthDate: '1990-04-27',
  personalCode: '270490-123A',
};

describe('isSamePerson', () => {
  it.each<[string, Partial<NamedPerson>]>([
    ['with identical details', {}],
    ['without the second name', { givenName: 'Aino' }],
    ['written without accents and hyphen', { givenName: 'AINO MARIA', familyName: 'Maki Lumi' }],
    ['with a national code on one side only', { personalCode: undefined }],
    ['with a differently formatted code', { personalCode: '270490 123a' }],
  ])('accepts a person %s', (_what, change) => {
    expect(isSamePerson(AINO, { ...AINO, ...change })).toBe(true);
    expect(isSamePerson({ ...AINO, ...change }, AINO)).toBe(true);
  });

  it.each<[string, Partial<NamedPerson>]>([
    ['with another date of birth', { birthDate: '1990-04-28' }],
    ['with another family name', { familyName: 'Lumi' }],
    ['with another given name', { givenName: 'Maarit' }],
    ['with another second name', { givenName: 'Aino Kaarina' }],
    ['with another code', { personalCode: '270490-124B' }],
    ['without a given name', { givenName: ' ' }],
    ['without a family name', { familyName: '' }],
    ['without a date of birth', { birthDate: '' }],
  ])('rejects a person %s', (_what, change) => {
    expect(isSamePerson(AINO, { ...AINO, ...change })).toBe(false);
    expect(isSamePerson({ ...AINO, ...change }, AINO)).toBe(false);
  });

  it('rejects two persons without details', () => {
    const unnamed = { givenName: '', familyName: '', birthDate: '' };
    expect(isSamePerson(unnamed, unnamed)).toBe(false);
  });
});
