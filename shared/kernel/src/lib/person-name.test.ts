import { describe, expect, it } from '@jest/globals';
import { isDifferentName, isSameName, nameKey, nameParts } from './person-name.ts';
import { HOLDER_CASES } from './person-name.cases.ts';

describe('isDifferentName', () => {
  it.each(HOLDER_CASES)('compares "%s" with %s %s: %s', (holder, given, family, isDifferent) => {
    expect(isDifferentName(holder, { given, family })).toBe(isDifferent);
  });
});

describe('nameParts', () => {
  it('keeps marks that distinguish letters outside Latin scripts', () => {
    expect(nameParts('がく')).not.toEqual(nameParts('かく'));
  });

  it('ignores characters that are not visible', () => {
    expect(nameParts('Ai\u200Bno \u3164Vir\uFE0Ftanen')).toEqual(['aino', 'virtanen']);
  });

  it('lists each word once, sorted', () => {
    expect(nameParts(' Virtanen, aino-AINO ')).toEqual(['aino', 'virtanen']);
  });
});

describe('isSameName', () => {
  const SOREN = { given: 'Søren Bo', family: 'Bæk-Møller' };

  it.each([
    ['two-letter spellings', { given: 'SOEREN', family: 'BAEK MOELLER' }],
    ['without the second name', { given: 'Søren', family: 'Bæk-Møller' }],
  ])('accepts %s', (_name, other) => {
    expect(isSameName(SOREN, other)).toBe(true);
    expect(isSameName(other, SOREN)).toBe(true);
  });

  it.each([
    ['half of the family name', { given: 'Søren Bo', family: 'Møller' }],
    ['an initial', { given: 'S.', family: 'Bæk-Møller' }],
    ['no given name', { given: '', family: 'Bæk-Møller' }],
  ])('rejects %s', (_name, other) => {
    expect(isSameName(SOREN, other)).toBe(false);
    expect(isSameName(other, SOREN)).toBe(false);
  });
});

describe('nameKey', () => {
  it('is equal for spelling variants and for swapped names', () => {
    const key = nameKey({ given: 'Jörg', family: 'Weiß' });
    expect(nameKey({ given: 'joerg', family: 'WEISS' })).toBe(key);
    expect(nameKey({ given: 'Weiss', family: 'Jorg' })).toBe(key);
    expect(nameKey({ given: 'Jürg', family: 'Weiß' })).not.toBe(key);
  });
});
