import * as CookieConsent from 'vanilla-cookieconsent';
import { CONSENT_CATEGORIES, type ConsentState } from '@foyer/contract';
import type { ConsentProvider } from './consentProvider.ts';

const EXPIRES_AFTER_DAYS = 182;
/** The library wants texts for windows that we never open. */
const NO_WINDOWS: CookieConsent.Translation = {
  consentModal: { title: '' },
  preferencesModal: { sections: [] },
};

/** vanilla-cookieconsent without its own windows: it keeps the answer and its proof, the frame asks the question. */
export function createCookieConsent(cookieName: string): ConsentProvider {
  return {
    start: (onChange) => {
      const tell = (): void => onChange(readState());
      return CookieConsent.run({
        // no window of its own is ever made: it writes HTML from strings, which the page's Trusted Types forbid
        autoShow: false,
        // its empty dialog would stand in the page without a name: it gets a place outside of it
        root: document.createElement('div'),
        // a page driven by a test or an assistive tool is a page like any other
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
        onConsent: tell,
        onChange: tell,
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
