import { expect, it } from '@jest/globals';
import { languageName } from './languageName.ts';
import type { Locale } from './locales.ts';

it.each<[Locale, readonly Locale[], string | undefined, string]>([
  ['et_EE', ['et_EE', 'en', 'fi'], undefined, 'Eesti'],
  ['et_EE', ['et_EE', 'en', 'fi'], 'fi', 'Viro'],
  ['fr_CA', ['en', 'fr_CA'], undefined, 'Français'],
  ['en_CA', ['en', 'fr_CA', 'en_CA'], 'en', 'Canadian English'],
  ['en', ['en', 'fr_CA', 'en_CA'], 'en', 'English'],
])('names %s among %j in %s: %s', (locale, among, language, expected) => {
  expect(languageName(locale, among, language)).toBe(expected);
});
