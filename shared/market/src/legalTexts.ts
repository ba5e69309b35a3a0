/** Texts that every player must accept before playing for money. */
export const LEGAL_TEXTS = ['TERMS', 'PRIVACY_POLICY'] as const;
export type LegalTextKind = (typeof LEGAL_TEXTS)[number];

/**
 * The versions in force, each named by the day it came into force. A new one is asked for at every player's next visit, with what
 * changed: the texts and their changes are in mfe-account.
 */
export const LEGAL_VERSIONS: Readonly<Record<LegalTextKind, string>> = {
  TERMS: '2026-11-01',
  PRIVACY_POLICY: '2026-11-01',
};
