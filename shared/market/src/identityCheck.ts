import type { LicenceProfile } from './licenceProfile.ts';

/** What has to be shown of a player (requirements/entities#player `verificationsMissing`). */
export const VERIFICATIONS = ['identity', 'address'] as const;
export type Verification = (typeof VERIFICATIONS)[number];

/** What the house accepts, and what it shows. A kind of document, never its number. */
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

/** What documents leave to be shown; nothing when they show everything. */
export function notShownBy(documents: readonly IdentityDocument[]): readonly Verification[] {
  return VERIFICATIONS.filter(
    (verification) => !documents.some((document) => IDENTITY_DOCUMENTS[document] === verification),
  );
}

/**
 * From what sum of deposits on a licence asks who somebody is, in major units of a brand's currency; undefined when it does not go by sums.
 * @throws Error when the licence does not say the sum in that currency: no rate is made up for it.
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
