import { useLanguage, useText } from '@foyer/i18n';
import { INTERNATIONAL } from '@foyer/kernel/sports-feed';
import { messages } from './countryName.messages.ts';

const names = new Map<string, Intl.DisplayNames>();

/** Returns the function that names a country of the feed in the language of the page. */
export function useCountryName(): (code: string) => string {
  const text = useText();
  const language = useLanguage();
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  names.set(language, known);
  return (code) => (code === INTERNATIONAL ? text(messages.international) : (known.of(code) ?? code));
}
