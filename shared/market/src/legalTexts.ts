/** Texts that every player must accept before playing for money. */
export const LEGAL_TEXTS = ['TERMS', 'PRIVACY_POLICY'] as const;
export type LegalTextKind = (typeof LEGAL_TEXTS)[number];

/**
 * Current versions, named by the day they came into force. After a new version each player is asked to
 * accept it at the next visit; the texts and their changes are in mfe-account.
 */
export const LEGAL_VERSIONS: Readonly<Record<LegalTextKind, string>> = {
  TERMS: '2026-11-01',
  PRIVACY_POLICY: '2026-11-01',
};
