import { describe, expect, it } from '@jest/globals';
import { isSamePerson, type NamedPerson } from './isSamePerson.ts';

const AINO: NamedPerson = {
  givenName: 'Aino Maria',
  familyName: 'Mäki-Lumi',
  birthDate: '1990-04-27',
  personalCode: '270490-123A',
};

describe('a bank’s customer and an account', () => {
  it.each<[string, Partial<NamedPerson>]>([
    ['the same in every letter', {}],
    ['without the second name', { givenName: 'Aino' }],
    ['written without accents and hyphen', { givenName: 'AINO MARIA', familyName: 'Maki Lumi' }],
    ['of which one has no code', { personalCode: undefined }],
    ['whose code is written otherwise', { personalCode: '270490 123a' }],
  ])('are one person: %s', (_what, change) => {
    expect(isSamePerson(AINO, { ...AINO, ...change })).toBe(true);
    expect(isSamePerson({ ...AINO, ...change }, AINO)).toBe(true);
  });

  it.each<[string, Partial<NamedPerson>]>([
    ['born on another day', { birthDate: '1990-04-28' }],
    ['of another family', { familyName: 'Lumi' }],
    ['with another given name', { givenName: 'Maarit' }],
    ['with one more and one other', { givenName: 'Aino Kaarina' }],
    ['with another code', { personalCode: '270490-124B' }],
    ['without a given name', { givenName: ' ' }],
    ['without a family name', { familyName: '' }],
    ['without a birthday', { birthDate: '' }],
  ])('are two: %s', (_what, change) => {
    expect(isSamePerson(AINO, { ...AINO, ...change })).toBe(false);
    expect(isSamePerson({ ...AINO, ...change }, AINO)).toBe(false);
  });

  it('that have nothing are nobody', () => {
    const nobody = { givenName: '', familyName: '', birthDate: '' };
    expect(isSamePerson(nobody, nobody)).toBe(false);
  });
});
