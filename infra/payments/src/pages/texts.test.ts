import { describe, expect, it } from '@jest/globals';
import { messagesOf, supportedLocale } from './texts.ts';

describe('page language', () => {
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
  ])('follows the request %j: %s, with complete texts', (requested, locale) => {
    expect(supportedLocale(requested)).toBe(locale);
    expect(Object.keys(messagesOf(requested))).toEqual(Object.keys(messagesOf('en')));
  });
});
