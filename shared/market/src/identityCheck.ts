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

/** Returns the facts that the documents do not prove; empty when they prove everything. */
export function unprovenBy(documents: readonly IdentityDocument[]): readonly Verification[] {
  return VERIFICATIONS.filter(
    (verification) => !documents.some((document) => IDENTITY_DOCUMENTS[document] === verification),
  );
}

/**
 * Sum of deposits from which a licence requires an identity check, in major units of a brand's currency;
 * undefined for a licence without such a threshold.
 * @throws Error when the licence has no sum in that currency: no exchange rate is assumed.
 */
export function identityThresholdOf(
  { id, kyc }: Pick<LicenceProfile, 'id' | 'kyc'>,
  currency: string,
): number | undefined {
  if (!kyc.threshold) return undefined;
  const amount = kyc.threshold.amounts[currency];
  if (amount === undefined) throw new Error(`The licence ${id} has no threshold in ${currency}.`);
  return amount;
}
