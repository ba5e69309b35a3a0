import { describe, expect, it } from '@jest/globals';
import { createTexts, type TextValues } from './createTexts.ts';

const texts = createTexts({
  en: {
    hello: 'Hello {name}, from {city}',
    left: '{count, plural, one {# attempt} other {# attempts}} left for {name}.',
    kind: '{kind, select, card {Card} other {Account}}',
    tag: 'Amounts <b>below</b> {amount}',
    broken: '{count, plural, one {}',
  },
  fi: { hello: 'Hei {name}, {city}', left: 'Jäljellä: {count}', kind: '', tag: '', broken: '' },
  fr_CA: {
    hello: 'Bonjour {name}, de {city}',
    left: '{count, plural, one {# tentative} other {# tentatives}}',
    kind: '',
    tag: '',
    broken: '',
  },
});

describe('createTexts', () => {
  it.each<['en' | 'fi' | 'fr_CA', 'hello' | 'left' | 'kind' | 'tag', TextValues, string]>([
    ['en', 'hello', { name: 'Ann', city: 'Oulu' }, 'Hello Ann, from Oulu'],
    ['en', 'hello', { name: '{city}', city: '' }, 'Hello {city}, from '],
    ['en', 'hello', { name: 'Ann' }, 'Hello Ann, from {city}'],
    ['en', 'hello', { name: 1234.5, city: 0 }, 'Hello 1234.5, from 0'],
    ['en', 'left', { count: 1, name: 'Ann' }, '1 attempt left for Ann.'],
    ['en', 'left', { count: 0, name: 'Ann' }, '0 attempts left for Ann.'],
    ['fr_CA', 'left', { count: 0 }, '0 tentative'],
    ['fr_CA', 'left', { count: 2 }, '2 tentatives'],
    ['fi', 'left', { count: 2 }, 'Jäljellä: 2'],
    ['en', 'kind', { kind: 'card' }, 'Card'],
    ['en', 'kind', { kind: 'bank' }, 'Account'],
    ['en', 'tag', { amount: '<i>5</i>' }, 'Amounts <b>below</b> <i>5</i>'],
  ])('formats in %s the text %s with %j as %j', (locale, id, values, expected) => {
    expect(texts.format(locale, id, values)).toBe(expected);
    expect(texts.format(locale, id, values)).toBe(expected);
  });

  it.each([
    ['en', 'en'],
    ['fr_CA', 'fr_CA'],
    ['fr', 'fr_CA'],
    ['fr_FR', 'fr_CA'],
    ['fi_FI', 'fi'],
    ['en_NZ', 'en'],
    ['de_AT', 'en'],
    ['', 'en'],
    ['__proto__', 'en'],
  ])('serves the request for %j in %s', (requested, locale) => {
    expect(texts.localeOf(requested)).toBe(locale);
    expect(texts.messagesOf(requested).hello).toBe(texts.messagesOf(locale).hello);
  });

  it('rejects a text that is not valid ICU', () => {
    expect(() => texts.format('en', 'broken')).toThrow(SyntaxError);
  });
});
