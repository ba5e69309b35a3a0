import type { Store } from './store.ts';

/** requirements/entities#consent, in the order of the provider's numbers 1 to 5. */
export const CONSENT_CATEGORIES = [
  'necessary',
  'preferences',
  'analytics',
  'marketing',
  'uncategorized',
] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export type ConsentState = Readonly<Record<ConsentCategory, boolean>>;

export interface Consent extends Store<ConsentState> {
  /** Opens the provider's preferences. */
  openPreferences(): void;
  /** Resolves once the player has answered, or at once if they answered earlier. */
  settled(): Promise<ConsentState>;
}
