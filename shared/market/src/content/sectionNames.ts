import { TRANSLATED_LOCALES, type TranslatedLocale } from '@foyer/links';

/** The published texts of a locale. */
export type TextSection = `texts/${TranslatedLocale}`;

/** Sections of a brand's content, each with its own versions. */
export const CONTENT_SECTIONS = [
  'features',
  'flags',
  'experiments',
  'themes',
  'site',
  'wallet',
  'lobby',
  'notices',
  'promotions',
  'bonusTerms',
  'boosts',
  'boostedOdds',
  'boostedCombinations',
  'missions',
  'tournaments',
  'shop',
  'calendars',
  'miniGames',
  'levels',
  'earning',
  ...TRANSLATED_LOCALES.map((locale): TextSection => `texts/${locale}`),
] as const;
export type ContentSection = (typeof CONTENT_SECTIONS)[number];
