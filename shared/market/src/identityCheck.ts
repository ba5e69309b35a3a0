import type { LicenceProfile } from './licenceProfile.ts';

/** Facts that a player has to prove (requirements/entities#player `verificationsMissing`). */
export const VERIFICATIONS = ['identity', 'address'] as const;
export type Verification = (typeof VERIFICATIONS)[number];

/** Accepted documents and what each proves. A kind of document, never its number. */
export const IDENTITY_DOCUMENTS = {
  passport: 'identity',
  'identity-card': 'identity',
  'driving-licence': 'identity',
  'residence-permit': 'identity',
  'utility-bill': 'address',
  'bank-statement': 'address',
  'official-letter': 'address',
} as const satisfies Readonly<Record<string, Verification>>;
export type IdentityDocument = keyof typeof IDENTITY_DOCUMENTS;

export function isIdentityDocument(text: unknown): text is IdentityDocument {
  return typeof text === 'string' && Object.hasOwn(IDENTITY_DOCUMENTS, text);
}

/** Facts that the documents leave unproven; empty when they prove everything. */
export function notShownBy(documents: readonly IdentityDocument[]): readonly Verification[] {
  return VERIFICATIONS.filter(
    (verification) => !documents.some((document) => IDENTITY_DOCUMENTS[document] === verification),
  );
}

/**
 * Sum of deposits from which a licence requires an identity check, in major units of a brand's currency;
 * undefined when the licence does not go by sums.
 * @throws Error when the licence names no sum in that currency: no exchange rate is assumed.
 */
export function identityThresholdOf(
  { id, kyc }: Pick<LicenceProfile, 'id' | 'kyc'>,
  currency: string,
): number | undefined {
  if (!kyc.threshold) return undefined;
  const amount = kyc.threshold.amounts[currency];
  if (amount === undefined) throw new Error(`The licence ${id} says no threshold in ${currency}.`);
  return amount;
}
