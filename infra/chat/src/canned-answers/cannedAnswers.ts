import { TRANSLATED_LOCALES, type TranslatedLocale } from '@foyer/links';
import { brands, isBrandId, type BrandId } from '@foyer/market';
import type { CannedAnswers } from '@foyer/kernel/live-chat-agents';
import { BRAND_ANSWERS, COMMON_ANSWERS, type CannedAnswer } from './cannedAnswers.data.ts';

/**
 * Answers that an agent may insert in a conversation: those of the brand, then the common ones, in the
 * language of the player.
 */
export function cannedAnswersOf(brand: string, locale: string): CannedAnswers['answers'] {
  if (!isBrandId(brand)) return [];
  const language = languageOf(locale);
  return [...(BRAND_ANSWERS[brand] ?? []), ...COMMON_ANSWERS].map(({ id, title, texts }) => ({
    id,
    title,
    text: fill(texts[language], brand),
  }));
}

function fill(text: CannedAnswer['texts'][TranslatedLocale], brand: BrandId): string {
  const { title, supportEmail } = brands[brand];
  return text.replaceAll('{brand}', title).replaceAll('{support}', supportEmail);
}

/** The translated locale of a player's locale: the same, else one of its language, else English. */
export function languageOf(locale: string): TranslatedLocale {
  return (
    TRANSLATED_LOCALES.find((known) => known === locale) ??
    TRANSLATED_LOCALES.find((known) => known.slice(0, 2) === locale.slice(0, 2)) ??
    'en'
  );
}
