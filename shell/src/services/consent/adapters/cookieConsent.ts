import * as CookieConsent from 'vanilla-cookieconsent';
import { CONSENT_CATEGORIES, type ConsentState } from '@foyer/contract';
import type { ConsentProvider } from './consentProvider.ts';

const EXPIRES_AFTER_DAYS = 182;
/** The library requires texts for its own dialogs, which are never opened. */
const NO_WINDOWS: CookieConsent.Translation = {
  consentModal: { title: '' },
  preferencesModal: { sections: [] },
};

/**
 * vanilla-cookieconsent without its own dialogs: it stores the answer and its proof; the frame shows the
 * question.
 */
export function createCookieConsent(cookieName: string): ConsentProvider {
  return {
    start: (onChange) => {
      const notify = (): void => onChange(readState());
      return CookieConsent.run({
        // its own dialog is never created: it writes HTML from strings, which the page's Trusted Types forbid
        autoShow: false,
        // its empty dialog would be in the page without an accessible name, so its root is detached
        root: document.createElement('div'),
        // automated browsers and assistive tools get the same page
        hideFromBots: false,
        lazyHtmlGeneration: true,
        revision: 1,
        cookie: { name: cookieName, expiresAfterDays: EXPIRES_AFTER_DAYS, sameSite: 'Lax', secure: true },
        categories: Object.fromEntries(
          CONSENT_CATEGORIES.map((category) => [
            category,
            category === 'necessary' ? { enabled: true, readOnly: true } : {},
          ]),
        ),
        language: { default: 'en', translations: { en: NO_WINDOWS } },
        onConsent: notify,
        onChange: notify,
      });
    },
    answered: () => CookieConsent.validConsent(),
    accept: (categories) => CookieConsent.acceptCategory([...categories]),
  };
}

function readState(): ConsentState {
  // all five names are keys by construction
  return Object.fromEntries(
    CONSENT_CATEGORIES.map((category) => [category, CookieConsent.acceptedCategory(category)]),
  ) as Record<keyof ConsentState, boolean>;
}
