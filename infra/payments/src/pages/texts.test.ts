import { describe, expect, it } from '@jest/globals';
import { messagesOf, spokenLocale } from './texts.ts';

describe('the language of a page', () => {
  it.each([
    ['en', 'en'],
    ['ja', 'ja'],
    ['et_EE', 'et_EE'],
    ['et', 'et_EE'],
    ['fr', 'fr_CA'],
    ['en_NZ', 'en'],
    ['de_AT', 'en'],
    ['', 'en'],
    ['__proto__', 'en'],
  ])('for who asks for %j is %s, and never half of one', (asked, spoken) => {
    expect(spokenLocale(asked)).toBe(spoken);
    expect(Object.keys(messagesOf(asked))).toEqual(Object.keys(messagesOf('en')));
  });
});
