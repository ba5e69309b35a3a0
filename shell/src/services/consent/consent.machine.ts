import { CONSENT_CATEGORIES, type ConsentCategory, type ConsentState } from '@foyer/contract';

export const NOTHING_OPTIONAL: ConsentState = {
  necessary: true,
  preferences: false,
  analytics: false,
  marketing: false,
  uncategorized: false,
};

export interface AutomaticAcceptance {
  readonly country: string;
  readonly countries: readonly string[];
}

/** requirements/entities#lobby-settings: in some countries every category is accepted without asking. */
export function isAutomatic({ country, countries }: AutomaticAcceptance): boolean {
  return countries.includes(country);
}

/**
 * Categories stored in session storage (requirements/states#ab-tests); values that are not exactly a category
 * are ignored.
 */
export function parseCategories(text: string | null): ConsentState {
  const accepted = new Set((text ?? '').split(','));
  const has = (category: ConsentCategory): boolean => category === 'necessary' || accepted.has(category);
  return Object.fromEntries(CONSENT_CATEGORIES.map((category) => [category, has(category)])) as Record<
    ConsentCategory,
    boolean
  >; // all names are keys
}

export function formatCategories(consent: ConsentState): string {
  return CONSENT_CATEGORIES.filter((category) => consent[category]).join(',');
}

export function sameConsent(left: ConsentState, right: ConsentState): boolean {
  return CONSENT_CATEGORIES.every((category) => left[category] === right[category]);
}
