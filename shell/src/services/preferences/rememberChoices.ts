import type { ConsentState, Store } from '@foyer/contract';
import type { Locale } from '@foyer/links';
import type { ShellNavigation } from '../navigation/createNavigation.ts';
import { PRODUCT_MODE_DAYS } from '../navigation/productMode.ts';
import type { CookieJar } from '../storage/adapters/cookies.ts';

const LOCALE_DAYS = 365;

export interface ChoicesPorts {
  readonly consent: Store<ConsentState>;
  readonly cookies: CookieJar;
  readonly locale: Locale;
  readonly navigation: Pick<ShellNavigation, 'selectedMode' | 'subscribe'>;
}

/**
 * Stores language and product mode for the next visit, with preferences consent only, and removes them when
 * the consent is withdrawn (requirements/routes#locales-and-links, requirements/routes#product-mode). A mode
 * that no page and no query has selected is not a preference and is not stored.
 */
export function rememberChoices({ consent, cookies, locale, navigation }: ChoicesPorts): void {
  let isAllowed = false;

  function apply(): void {
    const wasAllowed = isAllowed;
    isAllowed = consent.current().preferences;
    if (isAllowed && !wasAllowed) cookies.write('locale', locale, LOCALE_DAYS);
    if (isAllowed) storeMode();
  }

  function storeMode(): void {
    const mode = navigation.selectedMode();
    if (mode && cookies.read('productMode') !== mode) cookies.write('productMode', mode, PRODUCT_MODE_DAYS);
  }

  consent.subscribe(() => {
    apply();
    if (isAllowed) return;
    cookies.remove('locale');
    cookies.remove('productMode');
  });
  navigation.subscribe(() => {
    if (isAllowed) storeMode();
  });
  apply();
}
