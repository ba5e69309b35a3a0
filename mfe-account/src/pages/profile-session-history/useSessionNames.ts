import { useLanguage, useText } from '@foyer/i18n';
import type { PlayerSessionFieldsFragment } from './SessionHistory.generated.ts';
import { kinds, messages } from './SessionHistoryPage.messages.ts';

interface SessionNames {
  /** "Chrome · Android", or the kind of device when neither is known. */
  device(session: Pick<PlayerSessionFieldsFragment, 'device'>): string;
  /** Localised name of the country. */
  country(session: Pick<PlayerSessionFieldsFragment, 'country'>): string;
}

/** Names of devices and countries in the player's language. */
export function useSessionNames(): SessionNames {
  const text = useText();
  const regions = new Intl.DisplayNames([useLanguage()], { type: 'region' });
  return {
    device: ({ device: { kind, browser, system } }) =>
      [browser, system].filter((name) => name !== null).join(' · ') || text(kinds[kind]),
    country: ({ country }) => (country === null ? text(messages.unknown) : (regions.of(country) ?? country)),
  };
}
